import SpringKit

/// Every option of every command. Names, domains and help texts live here and nowhere else.
enum Option: String, CaseIterable {
  case pop, stiffness, damping, mass, response
  case dampingRatio = "damping-ratio"
  case duration, bounce
  case reactSpring = "react-spring"
  case origami
  case uiKit = "uikit"
  case material, preset
  case from, to, velocity
  case property, epsilon
  case frameRate = "frame-rate"
  case engine, threshold, check
  case rate, until, times
  case timesFile = "times-file"
  case at, table, plot
  case length
  case atDistance = "at-distance"
  case every, trim
  case noPlot = "no-plot"
  case declared
  case reducedMotion = "reduced-motion"
  case svg, html, csv, json, help

  /// The option as it is typed.
  var name: String { "--" + rawValue }

  /// The option with a value, as a message shows them.
  func given(_ text: String) -> String { "\(name) \(text.onOneLine)" }

  /// What a definition says about an option.
  struct Definition {
    /// What stands for the value in the help; empty for a flag.
    var placeholder = ""
    /// What the option means.
    var summary: String
    /// What it accepts, as it follows "must be".
    var domain = ""
    /// Whether the tool itself accepts a number. Springs, motions and rules are checked by the library.
    var accepts: (Double) -> Bool = { _ in true }
  }

  /// Whether the option stands alone, without a value.
  var isFlag: Bool { definition.placeholder.isEmpty }

  /// Whether the option may stand without its value.
  var isValueOptional: Bool { definition.placeholder.hasPrefix("[") }

  /// The names that the option accepts; empty where it does not take a name.
  var choices: [String] {
    switch self {
    case .material: MaterialSpring.allCases.map(\.rawValue)
    case .preset: SpringPreset.allCases.map(\.rawValue)
    case .property: AnimatedProperty.allCases.map(\.rawValue)
    case .engine: AnimationEngine.all().map(\.name)
    default: []
    }
  }

  /// The option's placeholder, meaning and domain.
  var definition: Definition {
    switch self {
    case .pop:
      Definition(
        placeholder: "BOUNCINESS,SPEED", summary: "Facebook POP's spring",
        domain: "two numbers: bounciness from 0 to 42.5, speed from 0 to 1000000")
    case .stiffness:
      Definition(
        placeholder: "K", summary: "stiffness k, force per value unit; with --damping", domain: "a number above 0")
    case .damping:
      Definition(
        placeholder: "C", summary: "damping c, force per speed; with --stiffness", domain: "a number of at least 0")
    case .mass:
      Definition(
        placeholder: "M", summary: "mass m, 1 unless given; with --stiffness and --damping", domain: "a number above 0")
    case .response:
      Definition(
        placeholder: "R", summary: "period without damping, seconds; with --damping-ratio", domain: "a number above 0")
    case .dampingRatio:
      Definition(
        placeholder: "Z", summary: "damping ratio, 1 is critical; with --response", domain: "a number from 0 to 1e8")
    case .duration:
      Definition(
        placeholder: "D", summary: "SwiftUI's perceptual duration, seconds; with --bounce", domain: "a number above 0")
    case .bounce:
      Definition(
        placeholder: "B", summary: "SwiftUI's bounce, 0 is critical; with --duration",
        domain: "a number above -1 and at most 1")
    case .reactSpring:
      Definition(
        placeholder: "TENSION,FRICTION[,MASS]", summary: "react-spring's spring; POP's dynamics are the same",
        domain: "two or three numbers: tension and mass above 0, friction at least 0")
    case .origami:
      Definition(
        placeholder: "TENSION,FRICTION", summary: "Origami's, Rebound's and React Native's spring",
        domain: "two numbers: tension above -23.59, friction at least -1/3")
    case .uiKit:
      Definition(
        placeholder: "DURATION,DAMPING_RATIO[,RELATIVE_VELOCITY]",
        summary: "UIKit's spring; the motion starts with the relative velocity unless --velocity is given",
        domain: "two or three numbers: duration above 0, damping ratio above 0 and at most 1, any relative velocity")
    case .material: Definition(placeholder: "NAME", summary: "a spring token of Material 3", domain: choiceDomain)
    case .preset:
      Definition(placeholder: "NAME", summary: "a spring that a system ships by name", domain: choiceDomain)
    case .from:
      Definition(placeholder: "A", summary: "the value at the start, 0 unless given", domain: "a finite number")
    case .to: Definition(placeholder: "B", summary: "the target, 1 unless given", domain: "a finite number")
    case .velocity:
      Definition(
        placeholder: "V", summary: "the velocity at the start, value units per second, 0 unless given",
        domain: "a finite number")
    case .property:
      Definition(
        placeholder: "NAME", summary: "what moves, for when it looks still; position unless given",
        domain: choiceDomain)
    case .epsilon:
      Definition(
        placeholder: "E", summary: "settling tolerance in value units; 0.001 of the distance unless given",
        domain: "a number above 0")
    case .frameRate:
      Definition(
        placeholder: "HZ", summary: "frames per second of the engines, 60 unless given",
        domain: "a number above 0 and at most 100000", accepts: { $0 > 0 && $0 <= 1e5 })
    case .engine:
      Definition(
        placeholder: "NAME", summary: "only this engine; every one unless given", domain: choiceDomain)
    case .threshold:
      Definition(
        placeholder: "T", summary: "POP's stop threshold, 1 unless given", domain: "a finite number above 0",
        accepts: { $0 > 0 })
    case .check:
      Definition(
        placeholder: "FILE",
        summary: "compare with what Tests/AppleProbe/main.swift printed on a Mac; exit code 2 where an entry differs "
          + "by more than 1e-9, relative, in a duration or a spring or 1e-4 in a position over a distance of 100",
        domain: "a file that the probe printed")
    case .rate:
      Definition(
        placeholder: "HZ", summary: "samples per second, from the start", domain: "a finite number above 0",
        accepts: { $0 > 0 })
    case .until:
      Definition(
        placeholder: "T",
        summary:
          "sample to the first frame at or after T seconds; unless given to the end, of a spring within 0.001 of the distance",
        domain: "a finite number of at least 0", accepts: { $0 >= 0 })
    case .times:
      Definition(
        placeholder: "T1,T2,…", summary: "sample at these seconds; before 0 the motion is at its start",
        domain: "finite numbers joined by commas")
    case .timesFile:
      Definition(
        placeholder: "FILE", summary: "sample at the seconds in a file, one a line; # starts a comment",
        domain: "a file of finite numbers")
    case .at:
      Definition(
        placeholder: "X1,X2,…",
        summary: "where to look, as shares of the time; outside 0 to 1 the curve goes on as in CSS",
        domain: "finite numbers joined by commas")
    case .table:
      Definition(
        placeholder: "[N]", summary: "look at N equal steps from 0 to 1, 10 unless given",
        domain: "a whole number from 1 to 100000", accepts: { $0 >= 1 && $0 <= 1e5 && $0 == $0.rounded() })
    case .length: Definition(summary: "print the length alone")
    case .atDistance:
      Definition(
        placeholder: "S1,S2,…", summary: "look at these distances from the start; beyond the ends, at the ends",
        domain: "finite numbers joined by commas")
    case .every:
      Definition(
        placeholder: "S", summary: "look at the start and then at every S of length", domain: "a finite number above 0",
        accepts: { $0 > 0 })
    case .trim:
      Definition(
        placeholder: "A,B", summary: "take the part of the path between two shares of its length",
        domain: "two numbers from 0 to 1, the first below the second")
    case .plot: Definition(summary: "add the picture where no terminal is, too")
    case .noPlot: Definition(summary: "leave out the picture that a terminal gets")
    case .svg:
      Definition(placeholder: "FILE", summary: "write the picture to an SVG file", domain: "a file that can be written")
    case .declared:
      Definition(
        placeholder: "SECONDS", summary: "add what still moves when the transition is said to last so long",
        domain: "a finite number above 0", accepts: { $0 > 0 })
    case .reducedMotion:
      Definition(summary: "the twin with less motion: springs critically damped, settling when they did")
    case .html:
      Definition(
        placeholder: "FILE", summary: "write a page to an HTML file: the bars, and the scene to be played and scrubbed",
        domain: "a file that can be written")
    case .csv: Definition(summary: "print the values of every property at the frames of --rate, 60 unless given")
    case .json: Definition(summary: "print one JSON object instead of text")
    case .help: Definition(summary: "print this text")
    }
  }

  private var choiceDomain: String { "one of " + choices.joined(separator: ", ") }
}
