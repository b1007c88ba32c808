import SpringKit
import TestSupport
import Testing

/// A tree of elements with its length by the stated rules, computed beside the timeline.
private struct Tree {
  var element: TimelineElement
  var length: Double

  static func random(_ generator: inout SeededGenerator, depth: Int, name: inout Int) -> Tree {
    let offset = Bool.random(using: &generator) ? 0 : generator.uniform(0...1)
    guard depth > 0, generator.uniform(0...1) < 0.7 else {
      name += 1
      let duration = generator.uniform(0...2)
      let delay = generator.uniform(0...0.5)
      let speed = generator.logarithmic(0.2...5)
      let count = generator.choice([1, 0.5, 2, 3.25])
      let reverses = Bool.random(using: &generator)
      let track = Track(
        "t\(name)", from: 0.0, to: 1.0, .curve(.easeInOut, duration: duration),
        timing: TrackTiming(delay: delay, speed: speed, repeatCount: count, autoreverses: reverses))
      return Tree(
        element: .track(track, starts: .at(offset)),
        length: offset + delay + duration * count * (reverses ? 2 : 1) / speed)
    }
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      random(&generator, depth: depth - 1, name: &name)
    }
    let elements = children.map { $0.element }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      return Tree(
        element: .sequence(starts: .at(offset), elements), length: offset + children.reduce(0) { $0 + $1.length })
    case 1:
      return Tree(
        element: .group(starts: .at(offset), elements), length: offset + (children.map { $0.length }.max() ?? 0))
    default:
      let interval = generator.uniform(0...0.5)
      let lengths = children.enumerated().map { Double($0.offset) * interval + $0.element.length }
      return Tree(
        element: .stagger(starts: .at(offset), elements, interval: interval), length: offset + (lengths.max() ?? 0))
    }
  }
}

@Suite("Sequences add up, groups take the longest, staggers shift")
struct CompositionLawsTests {
  @Test func randomTrees() {
    var generator = SeededGenerator(501)
    var check = LawCheck()
    for _ in 0..<2000 {
      var name = 0
      let tree = Tree.random(&generator, depth: 4, name: &name)
      let timeline = MotionTimeline([tree.element])
      check.expect(
        timeline.totalDuration, equals: tree.length, within: 1e-12 * (1 + tree.length), "seed \(generator.seed)")
      let tracks = timeline.tracks
      check.expect(tracks.count == name, "seed \(generator.seed)")
      // In the order in which they were given.
      check.expect(tracks.map { $0.track.name } == (1...max(name, 1)).prefix(name).map { "t\($0)" }, "order")
      // The greatest end is the total, and nothing moves from there on.
      check.expect(tracks.map { $0.end }.max() == timeline.totalDuration, "seed \(generator.seed)")
    }
    check.finish()
  }

  @Test func nothingMovesAfterTheTotalAndSomethingJustBefore() {
    var generator = SeededGenerator(502)
    var check = LawCheck()
    for _ in 0..<300 {
      var name = 0
      let tree = Tree.random(&generator, depth: 3, name: &name)
      let timeline = MotionTimeline([tree.element])
      let total = timeline.totalDuration
      let end = timeline.state(at: total)
      check.expect(timeline.state(at: total + generator.uniform(0...10)) == end, "seed \(generator.seed)")
      check.expect(timeline.endState == end, "seed \(generator.seed)")
      guard total > 0.01 else { continue }
      check.expect(timeline.state(at: total - 0.001) != end, "seed \(generator.seed)")
    }
    check.finish()
  }

  @Test func elementsInASequenceKeepTheirOwnOffset() {
    let one = Track("one", from: 0.0, to: 1.0, .curve(.linear, duration: 1))
    let two = Track("two", from: 0.0, to: 1.0, .curve(.linear, duration: 1))
    let overlapping = MotionTimeline([.sequence([.track(one), .track(two, starts: .at(-0.25))])])
    #expect(overlapping.start(of: "two") == 0.75)
    #expect(overlapping.totalDuration == 1.75)
    let named = MotionTimeline([
      .group(named: "both", starts: .at(0.5), [.track(one), .track(two)]),
      .track(
        Track("three", from: 0.0, to: 1.0, .curve(.linear, duration: 1)), starts: .after("both", .ended, offset: 0.5)),
    ])
    #expect(named.start(of: "both") == 0.5 && named.end(of: "both") == 1.5)
    #expect(named.start(of: "three") == 2)
    #expect(named.tracks.map { $0.groups } == [["both"], ["both"], []])
    #expect(MotionTimeline([]).totalDuration == 0)
  }
}
