import Synchronization
import Testing

@testable import Containers

/// A view that fills itself with a color, on any thread.
private final class Filling: View {
  var color: UInt32 = 0xFF10_2030 { didSet { setNeedsDisplay() } }

  override func concurrentDrawing() -> ConcurrentDrawing? {
    let color = color
    return ConcurrentDrawing { canvas in
      let bitmap = canvas.bitmap
      for y in 0..<bitmap.height {
        (bitmap.pixels + y * bitmap.stride).update(repeating: color, count: bitmap.width)
      }
    }
  }
}

@Suite @MainActor struct ConcurrentPaintingTests {
  @Test("Every concurrent drawing finishes before the frame that shows it", arguments: [1, 2, 7])
  func completeness(count: Int) throws {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform)
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 320, height: 40))
    let views = (0..<count).map { index in
      Filling(frame: Rect(x: Double(index) * 40, y: 0, width: 40, height: 40))
    }
    views.forEach(window.addSubview)
    window.makeKeyAndVisible()

    for round in 0..<20 {
      for (index, view) in views.enumerated() {
        view.color = 0xFF00_0000 | UInt32(round * 256 + index + 1)
      }
      application.turn()
      let picture = try #require(platform.windows.first).picture
      for (index, view) in views.enumerated() {
        #expect(picture[index * 40, 0] == view.color)
        #expect(picture[index * 40 + 39, 39] == view.color)
      }
    }
  }

  @Test("The pixel thread runs each piece of work once")
  func pieces() {
    let thread = PixelThread()
    let counts = Mutex([Int](repeating: 0, count: 100))

    for _ in 0..<50 {
      thread.run(100) { index, _ in counts.withLock { $0[index] += 1 } }
    }

    #expect(counts.withLock { $0 } == [Int](repeating: 50, count: 100))
  }
}
