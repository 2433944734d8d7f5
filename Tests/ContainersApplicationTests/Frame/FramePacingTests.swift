import Testing

@testable import Containers

@Suite struct FramePacingTests {
  @Test("A frame that starts late does not delay the following ones")
  func lateness() {
    var pacing = FramePacing()
    pacing.frameStarts(at: .milliseconds(100), framesPerSecond: 100)
    #expect(pacing.next == .milliseconds(110))
    pacing.frameStarts(at: .milliseconds(113), framesPerSecond: 100)
    #expect(pacing.next == .milliseconds(120))
  }

  @Test("After a pause the rhythm restarts, without an immediate second frame")
  func rest() {
    var pacing = FramePacing()
    pacing.frameStarts(at: .milliseconds(100), framesPerSecond: 100)
    pacing.frameStarts(at: .milliseconds(500), framesPerSecond: 100)
    #expect(pacing.next == .milliseconds(510))
  }

  @Test("A display without a refresh rate still gets frames")
  func noRate() {
    var pacing = FramePacing()
    pacing.frameStarts(at: .seconds(5), framesPerSecond: 0)
    #expect(pacing.next == .seconds(6))
  }
}
