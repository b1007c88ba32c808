import Scenes
import SpringKit

/// The commands of the tool.
enum Command: String, CaseIterable {
  case predict, sample, convert, curve, path, scene, timeline, engines, version, help

  /// What the command answers.
  var summary: String {
    switch self {
    case .predict: "when a motion looks still, settles, arrives and turns"
    case .sample: "where the motion is at given times: value and velocity"
    case .convert: "the same spring in every vocabulary"
    case .curve: "how a timing curve bends time: progress and slope"
    case .path: "how long a path is, and where motion along it is"
    case .scene: "five animations of tutorials: when each part starts and ends"
    case .timeline: "the same for your own animation, from a file"
    case .engines: "the engines of predict, and how their ports were checked"
    case .version: "the version of this tool"
    case .help: "how to use the tool or one of its commands"
    }
  }

  /// A call that works as it stands, and its purpose.
  var example: String {
    switch self {
    case .predict: "springkit predict --pop 16,6 --from 0 --to -75"
    case .sample: "springkit sample --duration 0.5 --bounce 0.2 --to 100 --rate 60 --until 1"
    case .convert: "springkit convert --stiffness 170 --damping 26"
    case .curve: "springkit curve ease-in-out --at 0.25,0.5"
    case .path: "springkit path 'M0 0C0 80 120 80 120 0' --every 30"
    case .scene: "springkit scene login"
    case .timeline: "springkit timeline Examples/toast.json"
    case .engines: "springkit engines"
    case .version: "springkit version --json"
    case .help: "springkit help predict"
    }
  }

  /// The word that the command works on; nil where options say everything.
  var operand: Operand? {
    switch self {
    case .curve:
      Operand(
        placeholder: "TEXT", summary: "CSS text such as ease or 'cubic-bezier(0, 0, .58, 1)', or a preset's name",
        names: TimingPreset.allCases.map(\.rawValue))
    case .path:
      Operand(
        placeholder: "DATA", summary: "SVG path data such as 'M0 0H200V150Z', or @FILE for a file that holds them")
    case .scene:
      Operand(
        placeholder: "NAME", summary: "the scene; all are listed unless given", names: AnimationScene.names,
        isRequired: false)
    case .timeline:
      Operand(placeholder: "FILE", summary: "a timeline as JSON; Examples/ has two, and the documentation the format")
    case .help: Operand(placeholder: "COMMAND", summary: "the command to explain", isRequired: false)
    default: nil
    }
  }

  /// The options that the command takes, as its help lists them.
  var optionGroups: [(title: String, options: [Option])] {
    let spring = ("The spring, by exactly one of these vocabularies:", SpringVocabulary.allCases.flatMap(\.options))
    let motion = ("The motion:", [Option.from, .to, .velocity])
    return switch self {
    case .predict:
      [
        spring, motion, ("What counts as still:", [.property, .epsilon]),
        ("The engines that may run it:", [.engine, .frameRate, .threshold]),
        ("Output:", [.plot, .noPlot, .svg, .json, .help]),
      ]
    case .sample:
      [
        spring, motion,
        ("The times, by exactly one of --rate, --times and --times-file:", [.rate, .until, .times, .timesFile]),
        ("Output, CSV unless told:", [.json, .help]),
      ]
    case .convert: [spring, ("Output:", [.json, .help])]
    case .curve:
      [
        ("Where to look:", [.at, .table]),
        ("Output:", [.plot, .noPlot, .svg, .json, .help]),
      ]
    case .path:
      [
        ("What of it:", [.trim, .length]),
        ("Where to look, angles in radians, 0 to the right, π/2 down:", [.atDistance, .every]),
        ("Output:", [.svg, .json, .help]),
      ]
    case .scene, .timeline:
      [
        ("What to show:", [.declared, .reducedMotion]),
        ("Values frame by frame:", [.csv, .rate, .until]),
        ("Output:", [.svg, .html, .json, .help]),
      ]
    case .engines: [("Apple's own answers:", [.check]), ("Output:", [.json, .help])]
    case .version: [("Output:", [.json, .help])]
    case .help: []
    }
  }

  /// The command of a name.
  init(named name: String) throws(CommandError) {
    guard let command = Command(rawValue: name) else {
      let names = Command.allCases.map(\.rawValue)
      let suggestion = nearest(to: name, among: names).map { "did you mean \($0)?" }
      throw .usage(
        "unknown command \(name.onOneLine): \(suggestion ?? "the commands are \(names.joined(separator: ", "))")")
    }
    self = command
  }

  /// The option of this command that a word names.
  func option(named word: String, afterOption: Bool) throws(CommandError) -> Option {
    let options = optionGroups.flatMap(\.options)
    guard word.hasPrefix("-") else {
      let hint = afterOption && Double(word) != nil ? "; the numbers of one option are joined by commas" : ""
      throw .usage("\(word.onOneLine) is not an option of \(rawValue)\(hint)")
    }
    if let option = options.first(where: { $0.name == word }) { return option }
    if let stranger = Option.allCases.first(where: { $0.name == word }) {
      let owners = Command.allCases.filter { $0.optionGroups.flatMap(\.options).contains(stranger) }
      throw .usage(
        "\(rawValue) has no option \(word); it belongs to \(owners.map(\.rawValue).joined(separator: " and "))")
    }
    let suggestion = nearest(to: word, among: options.map(\.name)).map { "did you mean \($0)?" }
    throw .usage(
      "unknown option \(word.onOneLine) of \(rawValue): \(suggestion ?? "springkit help \(rawValue) lists them")")
  }

  /// Does the command's work.
  func run(_ words: [String]) throws(CommandError) {
    let isAskingForHelp = words.contains { $0 == "--help" || $0 == "-h" }
    if isAskingForHelp, self != .help { return try HelpCommand.explain(self) }
    let arguments = try Arguments(words.filter { $0 != "--help" && $0 != "-h" }, of: self)
    switch self {
    case .predict: try PredictCommand.run(arguments)
    case .sample: try SampleCommand.run(arguments)
    case .convert: try ConvertCommand.run(arguments)
    case .curve: try CurveCommand.run(arguments)
    case .path: try PathCommand.run(arguments)
    case .scene: try SceneCommand.run(arguments)
    case .timeline: try TimelineCommand.run(arguments)
    case .engines: try EnginesCommand.run(arguments)
    case .version: try VersionCommand.run(arguments)
    case .help: try HelpCommand.run(arguments)
    }
  }
}
