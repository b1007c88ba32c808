import SpringKit
import Testing

@Suite struct TimelineBehaviourTests {
  @Test func sequenceIsTheSumAndGroupTheMaximum() {
    let one = Track("one", from: 0.0, to: 1.0, .curve(.easeInOut, duration: 0.5))
    let two = Track("two", from: 0.0, to: 1.0, .curve(.linear, duration: 0.25))
    let sequence = MotionTimeline([.sequence([.track(one), .track(two)])])
    #expect(sequence.totalDuration == 0.75)
    let group = MotionTimeline([.group([.track(one), .track(two)])])
    #expect(group.totalDuration == 0.5)
    let state = group.state(at: 0.25)
    #expect(state["one"] == .scalar(0.5))
  }
}
