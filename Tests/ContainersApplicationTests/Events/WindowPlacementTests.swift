import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The placement of a window on the desktop")
struct WindowPlacementTests {
  let transcript = Transcript()
  let root: RecordingController
  let stage: Stage

  init() {
    root = RecordingController("R", transcript)
    stage = Stage(root, size: Size(width: 400, height: 300))
    transcript.clear()
  }

  private func platformWindow() throws -> HeadlessWindow { try #require(stage.platformWindow) }

  @Test(
    "Q61: resizing a visible window resizes the system window, and controllers are notified first",
    arguments: [false, true])
  func size(byBounds: Bool) throws {
    let size = Size(width: 500, height: 350)
    if byBounds {
      stage.window.bounds.size = size
    } else {
      stage.window.frame.size = size
    }
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))

    stage.settle()

    #expect(try platformWindow().size == size)
    #expect(stage.window.bounds.size == size)
    #expect(root.view.frame == Rect(origin: .zero, size: size))
    #expect(transcript.lines.first == "R.viewWillTransition(500×350)")
  }

  @Test("A window larger than any usual one is no larger than the displays")
  func boundedSize() {
    stage.platform.screenSize = Size(width: 1200, height: 900)
    let huge = Rect(x: 0, y: 0, width: 16_384, height: 16_384)

    let window = Window(host: stage.application, frame: huge)
    window.isHidden = false
    stage.window.frame = huge
    stage.settle()

    #expect(window.bounds.size == Size(width: 1200, height: 900))
    #expect(stage.window.bounds.size == Size(width: 1200, height: 900))
  }

  @Test("Where the system tells no displays, a window is no longer than any usual one")
  func boundedWithoutDisplays() {
    stage.platform.tellsPositions = false

    stage.window.frame = Rect(x: 0, y: 0, width: 300, height: 16_384)
    stage.settle()

    #expect(stage.window.bounds.size == Size(width: 300, height: 4096))
  }

  @Test("The displays do not limit a window of a usual size, because asking for them takes time")
  func usualSize() {
    stage.platform.screenSize = Size(width: 1200, height: 900)

    stage.window.frame = Rect(x: 0, y: 0, width: 2000, height: 1000)
    stage.settle()

    #expect(stage.window.bounds.size == Size(width: 2000, height: 1000))
  }

  @Test("A size that the system refuses changes nothing")
  func refusedSize() throws {
    stage.platform.windowManager = { _ in nil }

    stage.window.frame = Rect(x: 0, y: 0, width: 500, height: 350)
    stage.settle()

    #expect(try platformWindow().size == Size(width: 400, height: 300))
    #expect(stage.window.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(transcript.lines.isEmpty)
  }

  @Test("A window adopts the system's size in place of the requested one")
  func otherSize() {
    stage.platform.windowManager = { _ in .size(Size(width: 480, height: 320)) }

    stage.window.frame.size = Size(width: 500, height: 350)
    stage.settle()

    #expect(stage.window.bounds.size == Size(width: 480, height: 320))
  }

  @Test("A program cannot make a visible window smaller than its minimum size")
  func minimumSize() {
    stage.window.minimumSize = Size(width: 320, height: 200)

    stage.window.frame.size = Size(width: 10, height: 250)
    stage.settle()

    #expect(stage.window.bounds.size == Size(width: 320, height: 250))
  }

  @Test("The size of a hidden window applies when it is shown")
  func hiddenSize() throws {
    stage.window.close()
    stage.window.frame.size = Size(width: 500, height: 350)
    #expect(stage.window.bounds.size == Size(width: 500, height: 350))

    stage.window.makeKeyAndVisible()

    #expect(try platformWindow().size == Size(width: 500, height: 350))
  }

  @Test("A position is requested from the system, which may refuse")
  func position() throws {
    stage.window.position = Point(x: 120, y: 40)
    #expect(try platformWindow().placement.position == Point(x: 120, y: 40))
    stage.platform.windowManager = { _ in nil }

    stage.window.position = Point(x: 7, y: 7)

    #expect(stage.window.position == Point(x: 120, y: 40))
  }

  @Test("Where the system does not report positions, the position is nil and cannot be set")
  func unknownPosition() throws {
    stage.window.close()
    stage.platform.tellsPositions = false
    stage.window.makeKeyAndVisible()

    stage.window.position = Point(x: 120, y: 40)

    #expect(stage.window.position == nil)
  }

  @Test("A full-screen window fills the display and gets its size back afterward")
  func fullScreen() throws {
    stage.platform.screenSize = Size(width: 800, height: 600)

    stage.window.isFullScreen = true
    stage.settle()
    #expect(stage.window.isFullScreen)
    #expect(stage.window.bounds.size == Size(width: 800, height: 600))

    stage.window.isFullScreen = false
    stage.settle()
    #expect(!stage.window.isFullScreen)
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))
  }

  @Test("Full-screen and maximized windows stay unchanged if the system refuses")
  func refusedStates() {
    stage.platform.windowManager = { _ in nil }

    stage.window.isFullScreen = true
    stage.window.isMaximized = true
    stage.window.isMinimized = true
    stage.settle()

    #expect(!stage.window.isFullScreen)
    #expect(!stage.window.isMaximized)
    #expect(!stage.window.isMinimized)
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))
  }

  @Test("A minimized window shows no frames, and is up to date when restored")
  func minimized() throws {
    stage.window.isMinimized = true
    stage.settle()
    let frames = stage.presentedFrames
    root.view.backgroundColor = .white
    stage.settle()
    #expect(stage.window.isMinimized)
    #expect(stage.presentedFrames == frames)

    stage.window.isMinimized = false
    stage.settle()

    #expect(stage.presentedFrames > frames)
    #expect(try platformWindow().picture[200, 150] == 0xFFFF_FFFF)
  }

  @Test("Requests to a hidden window apply when it is shown")
  func hiddenPlacement() throws {
    let window = Window(
      host: stage.application, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    window.position = Point(x: 30, y: 20)
    window.isMaximized = true
    #expect(window.position == Point(x: 30, y: 20))
    #expect(window.isMaximized)

    window.makeKeyAndVisible()
    stage.settle()

    #expect(
      try platformWindow().placement
        == WindowPlacement(position: Point(x: 30, y: 20), isMaximized: true))
    #expect(window.bounds.size == stage.platform.screenSize)
  }

  @Test("A window shown again keeps its position and is not minimized")
  func reopened() throws {
    stage.window.position = Point(x: 30, y: 20)
    stage.window.isMinimized = true
    stage.settle()

    stage.window.close()
    stage.window.makeKeyAndVisible()

    #expect(try platformWindow().placement == WindowPlacement(position: Point(x: 30, y: 20)))
  }

  @Test("The system window gets the icon of the window, including later changes")
  func icon() throws {
    stage.window.icon = Image.drawn(size: Size(width: 8, height: 8)) { _ in }
    #expect(try platformWindow().icon?.size == Size(width: 8, height: 8))
    stage.window.icon = nil
    #expect(try platformWindow().icon == nil)
    stage.window.icon = Image.drawn(size: Size(width: 16, height: 16)) { _ in }

    stage.window.close()
    stage.window.makeKeyAndVisible()

    #expect(try platformWindow().icon?.size == Size(width: 16, height: 16))
  }
}
