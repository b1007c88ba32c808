import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// Exit 64, one line that says what is wrong, and nothing else.
  private func expectRefusal(_ words: [String], saying phrases: [String]) throws {
    let outcome = try Tool.run(words)
    #expect(outcome.exitCode == 64, "\(words)")
    #expect(outcome.output.isEmpty, "\(words)")
    #expect(outcome.errors.hasPrefix("springkit: "), "\(words)")
    #expect(outcome.errors.hasSuffix("\n") && outcome.errors.filter(\.isNewline).count == 1, "\(words)")
    for phrase in phrases { #expect(outcome.errors.contains(phrase), "\(words) gives \(outcome.errors)") }
  }

  @Test(
    "Options that make no sense",
    arguments: [
      ("", ["no command", "predict"]),
      ("predikt", ["unknown command predikt", "predict"]),
      ("predict", ["no spring", "--pop"]),
      ("predict --pop 16,6 --popp 3", ["unknown option --popp", "did you mean --pop?"]),
      ("predict --pop 16,6 --form 3", ["unknown option --form", "did you mean --from?"]),
      ("predict --pop 16,6 -x", ["unknown option -x"]),
      ("predict --pop 16,6 --rate 60", ["no option --rate", "sample"]),
      ("convert --pop 16,6 --to 60", ["no option --to"]),
      ("sample --pop 16,6 --engine pop", ["no option --engine", "predict"]),
      ("predict --pop 16,6 --check answers.json", ["no option --check", "engines"]),
      ("engines --check", ["--check needs a value, FILE"]),
      ("engines pop", ["pop is not an option of engines"]),
      ("predict --pop 16,6 --to 1 --to 2", ["--to is given more than once: 1 and 2"]),
      ("predict --pop 16,6 --json --json", ["--json is given more than once"]),
      ("predict --pop 16,6 --response 1 --damping-ratio 1", ["--pop, --response, --damping-ratio", "give one"]),
      ("predict --stiffness 100 --damping-ratio 1", ["--stiffness, --damping-ratio"]),
      ("predict --pop 16,6 --mass 2", ["--pop, --mass"]),
      ("predict --stiffness 100", ["--stiffness needs --damping"]),
      ("predict --mass 2", ["--mass needs --stiffness and --damping"]),
      ("predict --pop", ["--pop needs a value, BOUNCINESS,SPEED"]),
      ("predict --pop --to 3", ["--pop needs a value"]),
      ("predict --pop 16,6 --to", ["--to needs a value", "finite number"]),
      ("predict --pop 16,6 --json=yes", ["--json takes no value"]),
      ("predict --pop 16 6", ["6 is not an option", "commas"]),
      ("version now", ["now is not an option of version"]),
      ("help predict sample", ["help takes one COMMAND: predict and sample"]),
      ("help nothing", ["unknown command nothing"]),
      ("curve", ["curve needs TEXT", "CSS text"]),
      ("curve --at 0.5", ["curve needs TEXT"]),
      ("curve ease linear", ["curve takes one TEXT: ease and linear"]),
      ("curve ease --at 0.5 0.6", ["curve takes one TEXT: ease and 0.6"]),
      ("curve eaze", ["unknown curve eaze: did you mean ease?"]),
      ("curve flutter-inout-expo", ["did you mean flutter-in-out-expo?"]),
      ("curve zzzzzzzzzzzz", ["curve zzzzzzzzzzzz: at character 1", "cubic-bezier()"]),
      ("curve cubic-bezier(0,0,2,1)", ["curve cubic-bezier(0,0,2,1): at character 18: x2 must be from 0 to 1"]),
      ("curve cubic-bezier(0,0,1", ["at character 19", "y2"]),
      ("curve linear()", ["at character 8: expected a number"]),
      ("curve steps(0)", ["at character 7", "from 1 to"]),
      ("curve steps(99999999999999999999)", ["at character 7", "from 1 to"]),
      ("scene logn", ["unknown scene logn: did you mean login?"]),
      ("scene circlereveal", ["did you mean circle-reveal?"]),
      (
        "scene somethingelse",
        ["unknown scene somethingelse", "login, circle-reveal, bahama, city-guides, pop-tutorial"]
      ),
      ("scene login bahama", ["scene takes one NAME: login and bahama"]),
      ("scene --csv", ["--csv needs a scene", "login"]),
      ("scene --declared 1", ["--declared needs a scene"]),
      ("scene login --csv --rate 0", ["--rate 0", "a finite number above 0"]),
      ("scene login --csv --rate nan", ["--rate nan"]),
      ("scene login --csv --rate 1e9", ["--rate 1e+09", "frames of reveal", "at most 10000000"]),
      ("scene login --csv --until -1", ["--until -1", "at least 0"]),
      ("scene bahama --csv --until 1e9", ["--until 1e+09", "frames of appear"]),
      ("scene login --rate 60", ["--rate goes with --csv"]),
      ("scene login --json --csv", ["--json", "--csv", "give one"]),
      ("scene login --csv --declared 1", ["--declared does not go with --csv"]),
      ("scene login --declared -1", ["--declared -1", "a finite number above 0"]),
      ("scene login --declared 0", ["--declared 0"]),
      ("scene login --declared", ["--declared needs a value, SECONDS"]),
      ("scene login --svg /nowhere/picture.svg", ["--svg /nowhere/picture.svg", "cannot be written"]),
      ("scene login --html /nowhere/page.html", ["--html /nowhere/page.html", "cannot be written"]),
      ("scene login --html /dev/null", ["--html /dev/null", "not a regular file"]),
      ("timeline", ["timeline needs FILE"]),
      ("timeline missing.json", ["timeline missing.json: cannot be read", "no such file"]),
      ("timeline /", ["timeline /: cannot be read: it is a folder"]),
      ("curve ease --at", ["--at needs a value, X1,X2,…"]),
      ("curve ease --at 0,nan", ["--at 0,nan", "item 2"]),
      ("curve ease --at 0.5 --table", ["--at, --table: give one"]),
      ("curve ease --table 0", ["--table 0", "whole number from 1"]),
      ("curve ease --table 2.5", ["--table 2.5", "whole number from 1"]),
      ("curve ease --table=", ["--table \"\"", "whole number from 1"]),
      ("curve ease --table=x", ["--table x", "whole number from 1"]),
      ("curve ease --table 1e6", ["--table 1e6", "100000"]),
      ("curve ease --plot --no-plot", ["--plot, --no-plot: give one"]),
      ("curve ease --svg /dev/null", ["--svg /dev/null"]),
      ("curve ease --rate 60", ["no option --rate", "sample"]),
      ("predict --pop 16,6 --at 3", ["no option --at", "curve"]),
    ] as [(String, [String])])
  func nonsense(call: String, phrases: [String]) throws {
    try expectRefusal(call.split(separator: " ").map(String.init), saying: phrases)
  }

  @Test(
    "Values outside their domain",
    arguments: [
      ("predict --stiffness nan --damping 1", ["--stiffness nan", "number above 0"]),
      ("predict --stiffness inf --damping 1", ["--stiffness inf"]),
      ("predict --stiffness 1 --damping -inf", ["--damping -inf"]),
      ("predict --stiffness 1e400 --damping 1", ["--stiffness 1e400"]),
      ("predict --stiffness abc --damping 1", ["--stiffness abc"]),
      ("predict --stiffness 0 --damping 1", ["--stiffness 0", "above 0"]),
      ("predict --stiffness -3 --damping 1", ["--stiffness -3", "above 0"]),
      ("predict --stiffness 3 --damping -1", ["--damping -1", "at least 0"]),
      ("predict --stiffness 3 --damping 1 --mass 0", ["--mass 0", "above 0"]),
      ("predict --stiffness 3 --damping 1 --mass -1", ["--mass -1", "above 0"]),
      ("predict --stiffness 3 --damping 1e9", ["--damping 1e9", "dampingRatio"]),
      ("predict --response 0 --damping-ratio 1", ["--response 0"]),
      ("predict --response 1 --damping-ratio 1e9", ["--damping-ratio 1e9", "100000000"]),
      ("predict --response 1e-300 --damping-ratio 1", ["--response 1e-300", "natural frequency"]),
      ("predict --duration 1 --bounce -1", ["--bounce -1", "above -1"]),
      ("predict --duration 0 --bounce 0", ["--duration 0"]),
      ("predict --pop 50,6", ["--pop 50,6", "bounciness", "42.5"]),
      ("predict --pop 16,-1", ["--pop 16,-1", "speed"]),
      ("predict --pop 16", ["--pop 16", "BOUNCINESS,SPEED"]),
      ("predict --pop 16,6,7", ["--pop 16,6,7", "BOUNCINESS,SPEED"]),
      ("predict --pop 16,", ["--pop 16,", "speed is \"\""]),
      ("predict --pop 16,nan", ["--pop 16,nan", "speed is nan"]),
      ("predict --react-spring 100,1,-2", ["--react-spring 100,1,-2", "mass is -2"]),
      ("predict --origami -100,1", ["--origami -100,1", "-23.59"]),
      ("predict --uikit 0.5,2", ["--uikit 0.5,2", "dampingRatio is 2.0"]),
      ("predict --material x", ["--material x", "standard-spatial-fast"]),
      ("predict --preset x", ["--preset x", "react-wobbly"]),
      ("predict --pop 16,6 --property x", ["--property x", "position, size, scale, opacity, color, rotation"]),
      ("predict --pop 16,6 --to nan", ["--to nan", "finite"]),
      ("predict --pop 16,6 --from inf", ["--from inf", "finite"]),
      ("predict --pop 16,6 --from 1e308 --to -1e308", ["--from 1e308", "distance"]),
      ("predict --pop 16,6 --to 1e200", ["--to 1e200", "distance"]),
      ("predict --pop 16,6 --velocity 1e200", ["--velocity 1e200", "1e100"]),
      ("predict --pop 16,6 --epsilon 0", ["--epsilon 0", "above 0"]),
      ("predict --pop 16,6 --epsilon -1", ["--epsilon -1", "above 0"]),
      ("predict --pop 16,6 --engine x", ["--engine x", "one of pop, rebound, rebound-js, core-animation", "advance"]),
      ("predict --pop 16,6 --engine POP", ["--engine POP", "one of pop,"]),
      ("predict --pop 16,6 --frame-rate 0", ["--frame-rate 0", "above 0 and at most 100000"]),
      ("predict --pop 16,6 --frame-rate -1", ["--frame-rate -1", "above 0 and at most 100000"]),
      ("predict --pop 16,6 --frame-rate nan", ["--frame-rate nan", "above 0 and at most 100000"]),
      ("predict --pop 16,6 --frame-rate 1e6", ["--frame-rate 1e6", "above 0 and at most 100000"]),
      ("predict --pop 16,6 --threshold 0", ["--threshold 0", "above 0"]),
      ("predict --pop 16,6 --threshold -1", ["--threshold -1", "above 0"]),
      ("predict --pop 16,6 --threshold inf", ["--threshold inf", "above 0"]),
      ("sample --pop 16,6", ["no times", "--rate"]),
      ("sample --pop 16,6 --rate 0", ["--rate 0", "above 0"]),
      ("sample --pop 16,6 --rate -60", ["--rate -60", "above 0"]),
      ("sample --pop 16,6 --rate 60 --until -1", ["--until -1", "at least 0"]),
      ("sample --pop 16,6 --rate 60 --times 1", ["--rate, --times"]),
      ("sample --pop 16,6 --times 1 --until 2", ["--until goes with --rate"]),
      ("sample --pop 16,6 --times 1,,2", ["--times 1,,2", "item 2"]),
      ("sample --pop 16,6 --rate 1e9", ["--rate 1e9", "10000000"]),
      ("sample --pop 16,6 --rate 60 --until 1e300", ["--rate 60", "10000000"]),
      ("sample --pop 16,6 --rate 1e-320 --until 1", ["--rate 1e-320"]),
    ] as [(String, [String])])
  func domain(call: String, phrases: [String]) throws {
    try expectRefusal(call.split(separator: " ").map(String.init), saying: phrases)
  }

  @Test(
    "Paths that are none",
    arguments: [
      (["path"], ["path needs DATA"]), (["path", "M0 0", "M1 1"], ["takes one DATA"]),
      (["path", ""], ["the path is empty"]), (["path", "M"], ["path M: at character 2", "number is missing"]),
      (["path", "L1 1"], ["at character 1", "begins with M"]),
      (["path", "M1 1L1e400,1"], ["path M1 1L1e400,1: at character 6", "beyond the greatest number"]),
      (["path", "M0 0A1 1 0 2 1 3 3"], ["at character 12", "a flag is 0 or 1"]),
      (["path", "M0 0L1 23."], ["at character 10", "a digit must follow"]),
      (["path", "M-1e308 0H1e308H-1e308"], ["length", "shorter than"]),
      (["path", "@/no/such/file"], ["@/no/such/file: cannot be read"]),
      (["path", "M0 0H1", "--every", "0"], ["--every 0", "above 0"]),
      (["path", "M0 0H1", "--every", "1e-9"], ["--every 1e-9", "1000000"]),
      (["path", "M0 0H1", "--every", "1", "--at-distance", "1"], ["--at-distance, --every: give one"]),
      (["path", "M0 0H1", "--at-distance", "1,x"], ["--at-distance 1,x", "item 2"]),
      (["path", "M0 0H1", "--trim", "0.5"], ["--trim 0.5", "A,B"]),
      (["path", "M0 0H1", "--trim", "0.5,0.2"], ["--trim 0.5,0.2", "the first below the second"]),
      (["path", "M0 0H1", "--trim", "-1,2"], ["--trim -1,2", "from 0 to 1"]),
      (["path", "M0 0", "--trim", "0,0.5"], ["--trim 0,0.5", "no length"]),
      (["path", "M0 0H1", "--svg", "/"], ["--svg /"]),
    ] as [([String], [String])])
  func paths(words: [String], phrases: [String]) throws {
    try expectRefusal(words, saying: phrases)
  }

  @Test("A value with line breaks stays on one line")
  func lineBreaks() throws {
    try expectRefusal(["predict", "--pop", "16,6", "--to", "3\n4\u{2028}5"], saying: ["--to 3\\n4"])
    try expectRefusal(["predict", "a\r\nb"], saying: ["a\\r\\nb"])
  }

  @Test("Files that cannot be used")
  func files() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("times").path
      func expect(_ content: [UInt8], _ phrases: [String]) throws {
        try Data(content).write(to: URL(fileURLWithPath: file))
        try expectRefusal(["sample", "--pop", "16,6", "--times-file", file], saying: [file] + phrases)
      }
      try expect(Array("0\n0.1\n\n# more\n0.2\n0.3\nrubbish\n1\n".utf8), ["line 7", "rubbish"])
      try expect(Array("0\nnan\n".utf8), ["line 2"])
      try expect([], ["no times"])
      try expect([0xFF, 0xFE], ["UTF-8"])
      for path in [folder.path, folder.appendingPathComponent("missing").path] {
        try expectRefusal(["sample", "--pop", "16,6", "--times-file", path], saying: [path, "cannot be read"])
      }
    }
  }
}
