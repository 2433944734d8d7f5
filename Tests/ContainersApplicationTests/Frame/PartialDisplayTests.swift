import Foundation
import Testing

@testable import Containers

/// A view that fills itself with a color and records the clip rectangles of its canvas.
private final class Painted: View {
  var color = Color.white
  var clips: [Rect] = []

  override func draw(_ canvas: Canvas) {
    clips.append(canvas.clipBounds)
    canvas.fill(bounds, color)
  }
}

/// A view with a concurrent, divisible drawing.
private final class Banded: View {
  var color = Color.white
  var isDivisible = true

  override func concurrentDrawing() -> ConcurrentDrawing? {
    let (color, bounds) = (color, bounds)
    return ConcurrentDrawing(isOpaque: true, isDivisible: isDivisible) {
      $0.fill(bounds, color)
    }
  }
}

@Suite @MainActor struct PartialDisplayTests {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 80))
    window.makeKeyAndVisible()
  }

  /// Runs a turn and draws its frame, as a screen would.
  private func frame() {
    application.turn()
    platform.windows.forEach { $0.drawPendingParts() }
  }

  @Test("A view that invalidates a part draws with a canvas clipped to it")
  func clip() throws {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.setNeedsDisplay(Rect(x: 20, y: 5.5, width: 10, height: 4))
    frame()

    #expect(view.clips == [Rect(x: 20, y: 5, width: 10, height: 5)])
  }

  /// Lets the process have no more than some further bytes of memory.
  private static func limitMemory(toFurther bytes: UInt) throws {
    let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = status.split(separator: " ").first.flatMap { UInt($0) } ?? 0
    let size = pages * UInt(sysconf(Int32(_SC_PAGESIZE)))
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, bytes == .max ? .max : size + bytes)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
  }

  @Test("A large view is drawn on the pixels that it has, also if there is no memory for others")
  func ownPixels() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tests = PartialDisplayTests()
        let view = tests.shown(Painted(frame: Rect(x: 0, y: 0, width: 4000, height: 4000)))
        try Self.limitMemory(toFurther: 48 << 20)
        view.setNeedsDisplay()
        tests.frame()
        precondition(view.clips.count == 1 && view.backingStore != nil)
      }
    }
  }

  @Test("A large view for which there was no memory is drawn as soon as there is some")
  func laterPixels() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tests = PartialDisplayTests()
        tests.frame()
        try Self.limitMemory(toFurther: 48 << 20)
        let view = tests.shown(Painted(frame: Rect(x: 0, y: 0, width: 4000, height: 4000)))
        precondition(view.backingStore == nil)
        try Self.limitMemory(toFurther: .max)
        view.setNeedsRender()
        tests.frame()
        precondition(view.clips.count == 1 && view.backingStore != nil)
      }
    }
  }

  @Test("Pixels outside the dirty part are kept")
  func pixels() throws {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.color = .black
    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    frame()

    #expect(try color(at: 30, 15) == Color.black.pixel)
    #expect(try color(at: 39, 18) == Color.black.pixel)
    #expect(try color(at: 29, 15) == Color.white.pixel)
    #expect(try color(at: 40, 18) == Color.white.pixel)
    #expect(try color(at: 30, 14) == Color.white.pixel)
    #expect(try color(at: 39, 19) == Color.white.pixel)
  }

  @Test("Only the dirty part is presented")
  func damage() throws {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))
    let surface = try #require(platform.windows.first)

    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    frame()

    #expect(surface.presentedRects == [PixelRect(x: 29, y: 14, width: 12, height: 6)])
  }

  @Test("A part invalidated along with everything is drawn with it, once")
  func whole() {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    view.setNeedsDisplay()
    view.setNeedsDisplay(Rect(x: 0, y: 0, width: 10, height: 4))
    frame()
    frame()

    #expect(view.clips == [view.bounds])
  }

  @Test("A part outside the bounds is not drawn and requests no frame")
  func outside() {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.setNeedsDisplay(Rect(x: 60, y: 5, width: 10, height: 4))

    #expect(!application.isFrameDue)
    frame()
    #expect(view.clips.isEmpty)
  }

  @Test("A view without a drawing draws everything for a part")
  func first() {
    let view = Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50))

    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    window.addSubview(view)
    frame()

    #expect(view.clips == [view.bounds])
  }

  @Test("A view whose size changes draws everything for a part")
  func resized() {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    view.frame.size.width = 70
    frame()

    #expect(view.clips == [view.bounds])
  }

  @Test("A divisible drawing draws the rows of the dirty part, starting at an even row")
  func bands() throws {
    let view = shown(Banded(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.color = .black
    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    frame()

    let store = try #require(view.backingStore).bitmap
    #expect(store[0, 3] == Color.white.pixel)
    #expect(store[0, 4] == Color.black.pixel)
    #expect(store[59, 9] == Color.black.pixel)
    #expect(store[59, 10] == Color.white.pixel)
  }

  @Test("An indivisible drawing is drawn completely for a part")
  func indivisible() throws {
    let view = shown(Banded(frame: Rect(x: 10, y: 10, width: 60, height: 50)))

    view.isDivisible = false
    view.color = .black
    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    frame()

    #expect(try color(at: 10, 59) == Color.black.pixel)
  }

  @Test("A still picture of a view keeps its content while a part is redrawn")
  func still() throws {
    let view = shown(Painted(frame: Rect(x: 10, y: 10, width: 60, height: 50)))
    let picture = try #require(view.snapshotView(afterScreenUpdates: false))
    window.addSubview(picture)

    view.color = .black
    view.setNeedsDisplay(Rect(x: 20, y: 5, width: 10, height: 4))
    frame()

    #expect(try color(at: 30, 15) == Color.white.pixel)
    #expect(view.clips == [view.bounds])
  }

  /// Returns a view that has been shown in the window, with its records cleared.
  private func shown<Shown: View>(_ view: Shown) -> Shown {
    window.addSubview(view)
    frame()
    (view as? Painted)?.clips = []
    return view
  }

  private func color(at x: Int, _ y: Int) throws -> UInt32 {
    try #require(platform.windows.first).picture[x, y]
  }
}

extension Color {
  /// The color as an opaque pixel.
  fileprivate var pixel: UInt32 { premultiplied }
}
