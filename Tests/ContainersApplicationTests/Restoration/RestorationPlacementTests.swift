import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("The place of windows that return", .noWarnings)
@MainActor
struct RestorationPlacementTests {
  private let files = MemoryFiles()

  /// Runs a program with a window of 400 by 300 points, and returns its position at the end.
  private func run(
    on screen: Size = Size(width: 1920, height: 1080), tellsPositions: Bool = true,
    at position: Point? = nil
  ) -> Point? {
    let program = RestorationProgram(files)
    program.platform.screenSize = screen
    program.platform.tellsPositions = tellsPositions
    program.addWindow(RestorableController("root", program.transcript))
    program.launch()
    if let position { program.window.position = position }
    program.advance(by: .milliseconds(50))
    let end = program.window.position
    program.application.terminate()
    return end
  }

  @Test("F808: A place on a display is kept, and one on no display is left to the system")
  func displays() {
    #expect(run(at: Point(x: 1500, y: 700)) == Point(x: 1500, y: 700))
    #expect(run() == Point(x: 1500, y: 700))
    #expect(run(on: Size(width: 1024, height: 768)) == .zero)
  }

  @Test(
    "F808: A window of which enough is on a display keeps its place",
    arguments: [
      (Point(x: -300, y: 20), true), (Point(x: -301, y: 20), false),
      (Point(x: 1820, y: 1030), true), (Point(x: 1820, y: 1031), false),
      (Point(x: -250, y: -250), true), (Point(x: 5000, y: 5000), false),
    ])
  func edges(position: Point, isKept: Bool) {
    #expect(run(at: position) == position)
    #expect(run() == (isKept ? position : .zero))
  }

  @Test("F808: A lost display leaves windows the place of the last save")
  func lostDisplay() {
    let program = RestorationProgram(files)
    program.addWindow(RestorableController("root", program.transcript))
    program.launch()
    program.window.position = Point(x: 30, y: 40)
    program.application.setNeedsStatePreservation()
    program.advance(by: .seconds(4))
    program.platform.post(.displayFailed(.displayLost(reason: "DISPLAY is :1")))
    program.advance(by: .seconds(4))
    #expect(program.application.isTerminated)
    #expect(run() == Point(x: 30, y: 40))
  }

  @Test("F808: Where the system tells no positions none is saved, and an older one is not used")
  func positionless() {
    _ = run(at: Point(x: 30, y: 40))
    #expect(run(tellsPositions: false) == nil)
    let text = String(decoding: files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
    #expect(!text.contains("\"x\""))
  }

  @Test("F808: A platform tells no displays unless it says so, and the stage has one")
  func platforms() {
    let platform = HeadlessPlatform()
    #expect(platform.displays == [Rect(x: 0, y: 0, width: 1920, height: 1080)])
    platform.tellsPositions = false
    #expect(platform.displays == [])
  }
}
