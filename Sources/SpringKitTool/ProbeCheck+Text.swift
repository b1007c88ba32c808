extension ProbeCheck {
  /// One line for each entry, and a summary.
  var table: String {
    let lines = comparisons.map { comparison in
      let differences = comparison.differences.map { "\($0.name) \(Self.text($0.value))" + ($0.isTooLarge ? " !" : "") }
      let omission = comparison.omission.map { [$0] } ?? []
      return comparison.result.padded(to: 9) + comparison.engine.padded(to: 16) + comparison.motion + ": "
        + (differences + omission).joined(separator: ", ")
    }
    let tolerances =
      "answers of \(system.onOneLine); tolerance \(Self.relativeTolerance), relative, for durations and springs, "
      + "\(Self.positionTolerance) for positions and velocities over a distance of 100"
    let summary =
      "\(comparisons.count) entries, \(differingCount) differ, \(omittedCount) omitted, largest relative difference "
      + "\(Self.text(largestDifference(ofPositions: false))), of positions "
      + Self.text(largestDifference(ofPositions: true))
    return ([tolerances] + lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// What the table says, with every bit.
  var json: JSONValue {
    let reason = "only one of the two is finite"
    var object = JSONObject()
    object.add("system", .string(system))
    object.addObject("tolerances") {
      $0.add("relative", Self.relativeTolerance)
      $0.add("position", Self.positionTolerance)
    }
    object.add(
      "entries",
      .array(
        comparisons.map { comparison in
          var entry = JSONObject()
          entry.add("engine", .string(comparison.engine))
          entry.add("motion", .string(comparison.motion))
          entry.add("result", .string(comparison.result))
          if let omission = comparison.omission { entry.add("omission", .string(omission)) }
          entry.add(
            "differences",
            .array(
              comparison.differences.map { difference in
                var item = JSONObject()
                item.add("name", .string(difference.name))
                item.add("difference", difference.value, reason: reason)
                return .object(item)
              }))
          return .object(entry)
        }))
    object.add("count", Double(comparisons.count))
    object.add("differing", Double(differingCount))
    object.add("omitted", Double(omittedCount))
    object.add("largestRelativeDifference", largestDifference(ofPositions: false), reason: reason)
    object.add("largestPositionDifference", largestDifference(ofPositions: true), reason: reason)
    return .object(object)
  }

  private static func text(_ difference: Double) -> String { ReadableNumber.text(difference, digits: 2) }
}
