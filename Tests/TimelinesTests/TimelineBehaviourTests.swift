import SpringKit
import Testing

@Suite struct TimelineBehaviourTests {
  @Test func sequenceIsTheSumAndGroupTheMaximum() {
    let one = Track("one", from: 0.0, to: 1.0, .curve(.easeInOut, duration: 0.5))
    let two = Track("two", from: 0.0, to: 1.0, .curve(.linear, duration: 0.25))
    #expect(MotionTimeline([.sequence([.track(one), .track(two)])]).totalDuration == 0.75)
    #expect(MotionTimeline([.group([.track(one), .track(two)])]).totalDuration == 0.5)
  }
}
