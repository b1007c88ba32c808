import SpringKit

@main
enum SpringKitCommand {
  static func main() {
    print(SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0).settlingDuration(.visible(.position)))
  }
}
