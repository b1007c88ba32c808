import Foundation

/// The command line: a command's name, then its options.
@main
enum SpringKitCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("springkit: \(error.message)\n".utf8))
      exit(error.exitCode)
    }
  }

  private static func run(_ words: [String]) throws(CommandError) {
    guard let first = words.first else {
      throw .usage("no command: \(Command.allCases.map(\.rawValue).joined(separator: ", ")); springkit help explains")
    }
    switch first {
    case "--help", "-h": try Command.help.run(Array(words.dropFirst()))
    case "--version": try Command.version.run(Array(words.dropFirst()))
    default: try Command(named: first).run(Array(words.dropFirst()))
    }
  }
}
