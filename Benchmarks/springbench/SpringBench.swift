@main enum SpringBench { static func main() {} }
