extension Benchmark {
  /// The rows that a short table for a README shows: each solver, the settling time, a timing curve and a path beside the
  /// usual schemes and the floors.
  static let mainRowNames = [
    "floor/exp-sincos", "spring/value-velocity/underdamped", "spring/value-velocity/critical",
    "spring/value-velocity/overdamped", "spring/value-velocity/underdamped-float",
    "spring/value-velocity/underdamped-simd4", "spring/step/underdamped", "spring/rk4-step/underdamped",
    "spring/semi-implicit-euler/underdamped", "spring-frame/value/underdamped/1000",
    "spring-frame/step/underdamped/1000", "settling/exact/random", "engines/pop/0-to-100", "engines/all/0-to-100",
    "timing/fixed/ease", "timing/light/ease", "timing/table-newton/ease", "floor/log-two-sqrt",
    "length/quadratic/random",
    "length/quadratic-inverse/random", "length/paced-lookup/100-segments", "floor/strtod", "path/parse/numbers",
    "timeline/bare/1000-tracks", "timeline/sample/1000-tracks",
  ]
}
