import TestSupport
import Testing

@testable import Containers

@Suite @MainActor struct CompositorCoverTests {
  @Test(
    "Composed in bands or small parts, mostly hidden by a front view, a picture has the same pixels",
    arguments: 0..<60 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform)
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 120, height: 90))
    window.backgroundColor = seed.isMultiple(of: 2) ? Color.white : nil
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 { fill(window, depth: 3, with: &random) }
    window.makeKeyAndVisible()
    application.turn()
    let tree = try #require(window.lastTree)

    let bands = (0..<90).map { PixelRect(x: 0, y: $0, width: 120, height: 1) }
    let tiles = bands.flatMap { band in
      (0..<20).map { PixelRect(x: 6 * $0, y: band.y, width: 6, height: 1) }
    }
    let (whole, compositor) = (Bitmap(width: 120, height: 90), Compositor())
    compositor.compose(tree, into: whole, [whole.bounds])

    for parts in [bands, tiles] {
      let picture = Bitmap(width: 120, height: 90)
      compositor.compose(tree, into: picture, parts)
      let differences = (0..<120 * 90).filter {
        whole[$0 % 120, $0 / 120] != picture[$0 % 120, $0 / 120]
      }
      #expect(differences == [])
    }
  }

  @Test(
    "A faded group with nothing of its own has the pixels of one with a shadow that is clear",
    arguments: 0..<40 as Range<UInt64>)
  func groups(seed: UInt64) throws {
    let pictures = try [nil, Shadow(color: Color(white: 0, alpha: 0), radius: 4)].map { shadow in
      let platform = HeadlessPlatform()
      let application = Application(platform: platform)
      let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 120, height: 90))
      var random = SeededGenerator(seed: seed)
      fill(window, depth: 1, with: &random)
      let group = View(frame: Rect(x: 15, y: 12, width: 80, height: 60))
      group.alpha = 0.5
      group.shadow = shadow
      window.addSubview(group)
      for _ in 0..<3 { fill(group, depth: 1, with: &random) }
      group.subviews[1].transform = Transform(rotationAngle: .random(in: 0...1, using: &random))
      window.makeKeyAndVisible()
      application.turn()
      let picture = Bitmap(width: 120, height: 90)
      let tree = try #require(window.lastTree)
      Compositor().compose(tree, into: picture, [picture.bounds])
      return picture
    }

    let differences = (0..<120 * 90).filter {
      pictures[0][$0 % 120, $0 / 120] != pictures[1][$0 % 120, $0 / 120]
    }
    #expect(differences == [])
  }

  /// Adds a view of random size and looks to another, with views in it.
  private func fill(_ view: View, depth: Int, with random: inout SeededGenerator) {
    let room = view.bounds
    let frame = Rect(
      x: .random(in: -10...room.width / 2, using: &random),
      y: .random(in: -10...room.height / 2, using: &random),
      width: .random(in: 2...max(2, room.width), using: &random),
      height: .random(in: 2...max(2, room.height), using: &random))
    let child = View(frame: frame)
    let shade = Double.random(in: 0...1, using: &random)
    child.backgroundColor = Color(red: shade, green: 1 - shade, blue: 0.5)
    if Int.random(in: 0..<4, using: &random) == 0 { child.backgroundColor = nil }
    if depth == 0, Bool.random(using: &random) { child.alpha = 0.6 }
    if Int.random(in: 0..<2, using: &random) == 0 { child.cornerRadius = 9 }
    child.clipsToBounds = Bool.random(using: &random)
    view.addSubview(child)
    guard depth > 0 else { return }
    for _ in 0..<2 { fill(child, depth: depth - 1, with: &random) }
  }
}
