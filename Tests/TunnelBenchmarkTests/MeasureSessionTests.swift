import Atlas
import Containers
import Testing
import TunnelApp

@testable import TunnelBenchmark

@Suite("The app, driven frame by frame")
@MainActor
struct MeasureSessionTests {
  @Test("Every event of a drag is on both maps in the next frame")
  func drag() throws {
    let session = try MeasureSession(platform: HeadlessPlatform())
    let start = session.root.dig
    let figures = try session.measure(.drag, frames: 12)
    #expect(figures.entries.first?.value == 12)
    #expect(session.root.dig != start)
    #expect(session.root.dig.exit == session.root.dig.entrance.antipode)
  }

  @Test("A run of frames presents one frame each, and none afterward")
  func turning() throws {
    let session = try MeasureSession(platform: HeadlessPlatform())
    let before = session.platform.presentedFrames
    _ = try session.measure(.globe, frames: 5)
    #expect(session.platform.presentedFrames == before + 5)
    session.settle()
    let settled = session.platform.presentedFrames
    session.frame()
    #expect(session.platform.presentedFrames == settled)
  }
}
