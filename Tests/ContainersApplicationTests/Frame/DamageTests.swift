import TestSupport
import Testing

@testable import Containers

@Suite @MainActor struct DamageTests {
  let platform = HeadlessPlatform()
  let application: Application
  let window: Window
  let view = View(frame: Rect(x: 20, y: 10, width: 30, height: 20))

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window.backgroundColor = .black
    view.backgroundColor = .white
    window.addSubview(view)
    window.makeKeyAndVisible()
    frame()
  }

  /// Runs a turn and draws its frame, as a screen would.
  private func frame() {
    application.turn()
    platform.windows.forEach { $0.drawPendingParts() }
  }

  private var presented: [PixelRect] { platform.windows.first?.presentedRects ?? [] }

  /// Runs a turn and returns the presented rectangles, from left to right.
  private func turn() -> [PixelRect] {
    frame()
    return presented.sorted { $0.x < $1.x }
  }

  @Test("The first frame presents the whole window")
  func first() {
    #expect(presented == [PixelRect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test("A view that moves far presents its old and its new place, and nothing else")
  func farMove() {
    view.center.x += 200
    #expect(
      turn() == [
        PixelRect(x: 20, y: 10, width: 30, height: 20),
        PixelRect(x: 220, y: 10, width: 30, height: 20),
      ])
  }

  @Test("A view that moves slightly is presented in one piece")
  func nearMove() {
    view.center.x += 4
    #expect(turn() == [PixelRect(x: 20, y: 10, width: 34, height: 20)])
  }

  @Test("A change of color presents the view's rectangle")
  func color() {
    view.backgroundColor = Color(hex: 0x336699)
    #expect(turn() == [PixelRect(x: 20, y: 10, width: 30, height: 20)])
  }

  @Test("A view that grows or shrinks presents only what lies between its old and its new edge")
  func edges() {
    let inner = View(frame: Rect(x: 4, y: 4, width: 100, height: 8))
    inner.backgroundColor = .black
    view.clipsToBounds = true
    view.addSubview(inner)
    frame()

    view.frame.size.width = 90
    #expect(turn() == [PixelRect(x: 50, y: 10, width: 60, height: 20)])
    #expect(platform.windows.first?.picture[60, 15] == 0xFF00_0000)

    view.frame.size.height = 4
    #expect(turn() == [PixelRect(x: 20, y: 14, width: 90, height: 16)])
  }

  @Test("A view with round corners that grows is presented whole")
  func roundEdges() {
    view.cornerRadius = 5
    frame()

    view.frame.size.width = 90

    #expect(turn() == [PixelRect(x: 20, y: 10, width: 90, height: 20)])
  }

  @Test("A new shadow is presented to its full extent")
  func shadow() {
    view.shadow = Shadow(color: .white, radius: 4, offset: Point(x: 0, y: 2))
    // Three standard deviations of two points, plus the offset.
    #expect(turn() == [PixelRect(x: 14, y: 6, width: 42, height: 32)])
  }

  @Test("A view that is removed, hidden, or faded out presents its former place")
  func removal() {
    let place = [PixelRect(x: 20, y: 10, width: 30, height: 20)]
    view.isHidden = true
    #expect(turn() == place)
    view.isHidden = false
    #expect(turn() == place)
    view.alpha = 0
    #expect(turn() == place)
    view.alpha = 1
    #expect(turn() == place)
    view.removeFromSuperview()
    #expect(turn() == place)
  }

  @Test("A view brought to the front presents both views that swapped places")
  func order() {
    let other = View(frame: Rect(x: 40, y: 10, width: 30, height: 20))
    other.backgroundColor = Color(hex: 0x336699)
    window.addSubview(other)
    frame()
    #expect(platform.windows.first?.picture[45, 15] == 0xFF33_6699)

    window.bringSubviewToFront(view)

    #expect(turn() == [PixelRect(x: 20, y: 10, width: 50, height: 20)])
    #expect(platform.windows.first?.picture[45, 15] == 0xFFFF_FFFF)
  }

  @Test("A change outside a clipping view presents nothing")
  func clipping() {
    view.clipsToBounds = true
    let inner = View(frame: Rect(x: 100, y: 0, width: 10, height: 10))
    inner.backgroundColor = .black
    view.addSubview(inner)
    frame()
    let frames = platform.windows.first?.presentedFrames

    inner.center.x += 50
    frame()
    #expect(platform.windows.first?.presentedFrames == frames)

    inner.center.x = 30
    #expect(turn() == [PixelRect(x: 45, y: 10, width: 5, height: 10)])
  }

  @Test("Scrolling content presents only the scroll view")
  func scrolling() {
    view.clipsToBounds = true
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    frame()

    view.bounds.origin.y += 3

    #expect(turn() == [PixelRect(x: 20, y: 10, width: 30, height: 20)])
  }

  @Test("A resize and a lost picture present everything again")
  func everything() throws {
    let platformWindow = try #require(platform.windows.first)
    platform.resize(platformWindow, to: Size(width: 310, height: 190))
    #expect(turn() == [PixelRect(x: 0, y: 0, width: 310, height: 190)])
    #expect(window.bounds.size == Size(width: 310, height: 190))

    platform.post(.exposed(window: platformWindow.identifier))
    #expect(turn() == [PixelRect(x: 0, y: 0, width: 310, height: 190)])
  }

  @Test("Frames of small changes have the same pixels as a single full frame")
  func equivalence() throws {
    var generator = SeededGenerator(seed: 7)
    let views = (0..<8).map { index in
      let view = View(frame: Rect(x: Double(index) * 30, y: 40, width: 50, height: 60))
      view.backgroundColor = Color(hex: 0x203040 &* UInt32(index + 1) & 0xFFFFFF)
      view.cornerRadius = Double(index)
      view.shadow = index % 2 == 0 ? Shadow(color: .black, radius: 6) : nil
      view.borderWidth = index % 3 == 0 ? 2 : 0
      view.borderColor = .white
      window.addSubview(view)
      return view
    }
    for _ in 0..<60 {
      let view = views[Int.random(in: 0..<8, using: &generator)]
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: view.center.x = Double.random(in: 0..<300, using: &generator)
      case 1: view.alpha = Double.random(in: 0...1, using: &generator)
      case 2: view.transform = Transform(rotationAngle: .random(in: 0...3, using: &generator))
      case 3: view.transform = .identity
      case 4: view.isHidden.toggle()
      case 5: window.bringSubviewToFront(view)
      default: view.bounds.size.width = Double.random(in: 1...90, using: &generator)
      }
      frame()
    }
    try expectNothingStale()
  }

  @Test(
    "A faded view whose children begin to overlap is presented whole, or a view in it",
    arguments: [false, true])
  func overlap(isNested: Bool) throws {
    var group = View(frame: Rect(x: 100, y: 10, width: 150, height: 40))
    group.alpha = 0.5
    window.addSubview(group)
    if isNested {
      let inner = View(frame: group.bounds)
      group.addSubview(inner)
      group = inner
    }
    let children = [0.0, 100].map { x in
      let child = View(frame: Rect(x: x, y: 0, width: 40, height: 20))
      child.backgroundColor = .white
      child.alpha = 0.3
      group.addSubview(child)
      return child
    }
    frame()

    children[1].center.x -= 80
    frame()

    try expectNothingStale()
  }

  @Test("A view cut down to less than a pixel presents the pixel that it still takes")
  func sliver() throws {
    view.frame = Rect(x: 5, y: 10, width: 6.25, height: 20)
    frame()

    view.bounds.origin.x = 5.625
    view.frame = Rect(x: 10.625, y: 10, width: 0.625, height: 20)
    frame()

    try expectNothingStale()
  }

  /// Compares the picture with that of a single full frame.
  private func expectNothingStale() throws {
    let platformWindow = try #require(platform.windows.first)
    let stepwise = platformWindow.picture.copy()
    platform.post(.exposed(window: platformWindow.identifier))
    frame()
    for y in 0..<200 {
      for x in 0..<300 where stepwise[x, y] != platformWindow.picture[x, y] {
        Issue.record("Pixel \(x), \(y) is stale.")
        return
      }
    }
  }
}
