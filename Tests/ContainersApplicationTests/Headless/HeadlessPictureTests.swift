import Containers
import Testing

/// A view that draws a color, and calls back while it does.
private final class Colored: View {
  var color = Color.white
  var onDraw: () -> Void = {}

  override func draw(_ canvas: Canvas) {
    canvas.fill(color)
    onDraw()
  }
}

/// A view that closes its window when it is laid out.
private final class ClosingView: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    window?.close()
  }
}

@Suite @MainActor struct HeadlessPictureTests {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let view = Colored(frame: Rect(x: 20, y: 10, width: 30, height: 20))

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 60))
    window.backgroundColor = .black
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.turn()
  }

  private func platformWindow() throws -> HeadlessWindow { try #require(platform.windows.first) }

  private func paint(_ color: Color) {
    view.color = color
    view.setNeedsDisplay()
  }

  @Test(
    "A picture that is read after ten frames is that of one read after each",
    arguments: [1, 1.5, 2], [3, 11, 64])
  func equivalence(scale: Double, seed: UInt64) throws {
    let scenes = (0..<2).map { _ in DamageScene(scale: scale, seed: seed) }
    let windows = try scenes.map { try #require($0.platform.windows.first) }
    for round in 0..<200 {
      for (scene, window) in zip(scenes, windows) {
        scene.change()
        if round % 30 == 17 { scene.resize(window) }
        if round % 70 == 41 { scene.platform.rescale(window, to: round % 4 == 0 ? scale : 1.25) }
        scene.application.turn()
      }
      _ = windows[0].picture
      if round % 25 == 8 {
        for scene in scenes { scene.takeSnapshot(isInWindow: round.isMultiple(of: 2)) }
      }
      guard round % 10 == 9 || round % 25 == 8 else { continue }
      if let place = difference(windows[0].picture, windows[1].picture) {
        Issue.record("Round \(round): pixel \(place) differs.")
        return
      }
    }
  }

  @Test("A frame is turned into pixels when the picture is read, on the same bitmap")
  func reading() throws {
    let read = try platformWindow().picture

    paint(.red)
    application.turn()

    #expect(read[25, 15] == Color.white.premultiplied)
    #expect(try platformWindow().picture === read)
    #expect(read[25, 15] == Color.red.premultiplied)
  }

  @Test("An unread frame counts, and reports what it changed")
  func counting() throws {
    let frames = try platformWindow().presentedFrames

    paint(.red)
    application.turn()

    #expect(try platformWindow().presentedFrames == frames + 1)
    #expect(
      try platformWindow().presentedRects == [PixelRect(x: 20, y: 10, width: 30, height: 20)])
  }

  @Test("A window that was resized since the last frame is clear")
  func resizing() throws {
    platform.resize(try platformWindow(), to: Size(width: 90, height: 50))
    #expect(try platformWindow().picture[25, 15] == 0)
  }

  @Test("The picture shows the last frame, not what a snapshot painted since")
  func snapshots() throws {
    paint(.red)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(try platformWindow().picture[25, 15] == Color.white.premultiplied)
    application.turn()
    #expect(try platformWindow().picture[25, 15] == Color.red.premultiplied)
  }

  @Test("The picture of a minimized window stays when its view is painted in another window")
  func moving() throws {
    let first = try platformWindow()
    let other = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 60))
    other.makeKeyAndVisible()
    application.turn()
    platform.minimize(first)
    application.turn()

    other.addSubview(view)
    paint(.red)
    application.turn()

    #expect(first.picture[25, 15] == Color.white.premultiplied)
    #expect(platform.windows.last?.picture[25, 15] == Color.red.premultiplied)
  }

  @Test("The picture stays when a view that has left the window is painted for a snapshot")
  func leaving() throws {
    view.removeFromSuperview()
    paint(.red)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(try platformWindow().picture[25, 15] == Color.white.premultiplied)
  }

  @Test("The picture stays when a view is painted for a snapshot in another window")
  func crossing() throws {
    let other = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 60))
    other.addSubview(view)
    other.makeKeyAndVisible()
    paint(.red)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(try platformWindow().picture[25, 15] == Color.white.premultiplied)
  }

  @Test("A window that is closed in the middle of a frame keeps its last frame")
  func closingInside() throws {
    let platformWindow = try platformWindow()
    let closing = ClosingView(frame: window.bounds)
    window.addSubview(closing)
    paint(.red)
    application.turn()
    #expect(window.isHidden)

    paint(.blue)
    _ = view.snapshotView(afterScreenUpdates: true)

    #expect(platformWindow.picture[25, 15] == Color.red.premultiplied)
  }

  @Test("While views draw, the picture is the one that was read last")
  func drawing() throws {
    let platformWindow = try platformWindow()
    _ = platformWindow.picture
    paint(.red)
    application.turn()
    var seen: UInt32?
    view.onDraw = { seen = platformWindow.picture[25, 15] }

    paint(.blue)
    application.turn()

    #expect(seen == Color.white.premultiplied)
    #expect(platformWindow.picture[25, 15] == Color.blue.premultiplied)
  }

  @Test("An unread picture keeps no view alive, and can be read after it")
  func ownership() throws {
    weak var shown: View?
    do {
      let view = Colored(frame: window.bounds)
      view.color = .blue
      window.addSubview(view)
      shown = view
      application.turn()
      view.removeFromSuperview()
    }
    #expect(shown == nil)
    #expect(try platformWindow().picture[90, 50] == Color.blue.premultiplied)
  }

  @Test("The picture of a closed window is its last frame")
  func closing() throws {
    let platformWindow = try platformWindow()
    paint(.red)
    application.turn()

    window.close()
    paint(.blue)
    application.turn()

    #expect(platformWindow.picture[25, 15] == Color.red.premultiplied)
  }
}
