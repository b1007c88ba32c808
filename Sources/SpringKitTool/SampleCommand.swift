import SpringKit

/// `springkit sample`: value and velocity at given times, as they are computed.
enum SampleCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let motion = try MotionRequest(arguments).motion
    let times = try SampleTimes(arguments, motion)
    var output = StandardOutput()
    if arguments.contains(.json) {
      try output.write("{\n  \"samples\": [")
      var separator = "\n    "
      for time in times {
        try output.write(separator + json(motion.sample(at: time)).text())
        separator = ",\n    "
      }
      try output.write("\n  ]\n}\n")
    } else {
      try output.write("time,value,velocity\n")
      for time in times {
        let sample = motion.sample(at: time)
        try output.write("\(sample.time),\(sample.value),\(sample.velocity)\n")
      }
    }
    try output.flush()
  }

  private static func json(_ sample: MotionSample<Double>) -> JSONValue {
    var object = JSONObject()
    object.add("time", sample.time)
    object.add("value", sample.value)
    object.add("velocity", sample.velocity)
    return .object(object)
  }
}
