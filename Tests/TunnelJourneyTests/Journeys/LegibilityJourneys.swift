import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Legibility")
struct LegibilityJourneys {
  nonisolated static let sizes = [
    Size(width: 320, height: 320), Size(width: 320, height: 700), Size(width: 480, height: 320),
    Size(width: 800, height: 600), Size(width: 1024, height: 1000),
    Size(width: 2560, height: 1440), Size(width: 3840, height: 2160),
  ]

  /// A text on the screen, with the card that it is in.
  private struct Text {
    let label: Label
    let card: Rect
  }

  private func texts(in view: View, card: Rect, of root: View) -> [Text] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    if let label = view as? Label, !label.words.isEmpty { return [Text(label: label, card: card)] }
    let content = (view as? ScrollView).map {
      $0.convert(Rect(origin: .zero, size: $0.contentSize), to: root)
    }
    return view.subviews.flatMap { texts(in: $0, card: content ?? card, of: root) }
  }

  func check(_ root: TunnelViewController, _ what: String) {
    let cards = root.view.subviews
    var seen: [(frame: Rect, card: Rect)] = []
    for card in cards {
      for text in texts(
        in: card, card: card.convert(card.bounds, to: root.view), of: root.view)
      {
        let label = text.label
        let frame = label.convert(label.bounds, to: root.view)
        let name = "“\(label.words)” \(what)"
        #expect(text.card.contains(frame.insetBy(dx: 0.01, dy: 0.01)), "\(name) leaves its card")
        // The name of a place may be truncated, since it has a single line.
        if label.isPlaceName { continue }
        #expect(!label.isTruncated, "\(name) is cut off")
        let needed = label.sizeThatFits(Size(width: frame.width, height: 10_000))
        #expect(needed.width <= frame.width + 1, "\(name) is too wide")
        #expect(needed.height <= frame.height + 1, "\(name) is too high")
        let ink = frame.insetBy(dx: 0.5, dy: 0.5)
        #expect(
          !seen.contains { $0.card == text.card && $0.frame.intersects(ink) },
          "\(name) lies on another text")
        seen.append((ink, text.card))
      }
    }
    #expect(!seen.isEmpty)
  }

  /// Lays out the app without drawing it, because texts and frames do not depend on pixels.
  func laidOut(_ size: Size, at start: String) throws -> TunnelViewController {
    let root = TunnelViewController(
      earth: TunnelStage.earth, dig: Dig(entrance: place(start)),
      lookup: TunnelStage.earth.describe, calendar: { TunnelStage.noon })
    root.view.frame = Rect(origin: .zero, size: size)
    root.view.layoutIfNeeded()
    return root
  }

  /// Replaces the maps by the information sides.
  func showInfos(of root: TunnelViewController) throws {
    for end in End.allCases {
      let (map, info) = (root.maps[end], root.infos[end])
      let here = try #require(map.view.superview)
      info.show(
        try TunnelStage.earth.describe(end == .start ? root.dig.entrance : root.dig.exit))
      map.view.removeFromSuperview()
      info.view.frame = here.bounds
      here.addSubview(info.view)
    }
    root.view.layoutIfNeeded()
  }

  @Test(
    "T32: at every size each text of the maps is whole, inside its card, and overlaps no other",
    arguments: sizes)
  func maps(size: Size) throws {
    for start in ["56.55 8.316667", "-89.999 -179.999"] {
      let root = try laidOut(size, at: start)
      check(root, "at \(size.width)×\(size.height)")
    }
  }

  @Test(
    "T32: at every size each text of an information side is whole, in its card, and overlaps none",
    arguments: sizes)
  func infos(size: Size) throws {
    for start in ["56.55 8.316667", "-56.55 -171.683333", "90 0", "-22.9 -43.2", "0 -160"] {
      let root = try laidOut(size, at: start)
      try showInfos(of: root)
      check(root, "at \(size.width)×\(size.height), from \(start)")
    }
  }

  @Test("T32: the layout is the same at one and two pixels per point")
  func scale() throws {
    let one = TunnelStage(size: Size(width: 240, height: 260))
    let two = TunnelStage(size: Size(width: 240, height: 260), scale: 2)

    #expect(two.stage.picture.bitmap.width == 480)
    #expect(two.stage.picture.size == one.stage.picture.size)
    for name in ["Start", "End", "Copy start", "Copy end", "Radar"] {
      #expect(one.stage.element(name)?.frame == two.stage.element(name)?.frame)
    }
    #expect(one.map(.start).camera == two.map(.start).camera)
  }

  @Test("T32: both coordinates of the strip wrap alike at every size, for any values")
  func alikeInStrip() throws {
    for width in stride(from: 320.0, through: 1300, by: 70) {
      for height in [320.0, 400, 700, 1000] {
        var styles: Set<EndView.Style> = []
        for place in ["0 0", "56.55 8.316667", "-89.999 -179.999"] {
          let root = try laidOut(Size(width: width, height: height), at: place)
          let strip = try #require(root.view.subviews.compactMap { $0 as? StripView }.first)
          styles.formUnion([strip.start.style, strip.target.style])
        }
        #expect(styles.count == 1, "\(width)×\(height)")
      }
    }
  }

  @Test("T5: the maps move along while the window rotates, and stop with it")
  func rotation() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 480))
    tunnel.stage.resize(to: Size(width: 480, height: 320))
    #expect(tunnel.container(.start).frame.maxX < tunnel.container(.target).frame.minX)
    #expect(tunnel.root.transitionCoordinator?.isAnimated == true)
    tunnel.stage.advance(by: .milliseconds(310))
    #expect(tunnel.stage.application.animator.isIdle)
    #expect(tunnel.root.transitionCoordinator == nil)
  }

  @Test("T5: a window that becomes wider than 1.25 times its height puts the maps side by side")
  func turning() throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 330))
    #expect(tunnel.container(.start).frame.maxY < tunnel.container(.target).frame.minY)

    tunnel.stage.resize(to: Size(width: 480, height: 320))
    #expect(tunnel.container(.start).frame.maxX < tunnel.container(.target).frame.minX)
    let still = try #require(tunnel.root.view.subviews.last)
    tunnel.stage.advance(by: .milliseconds(120))
    let moving = tunnel.stage.picture
    tunnel.stage.advance(by: .milliseconds(500))
    let there = tunnel.stage.picture
    tunnel.stage.advance(by: .milliseconds(200))
    let whole = Rect(x: 0, y: 0, width: 480, height: 320)
    #expect(moving.differs(from: there, in: whole))
    // The old arrangement is shown by its last pixels, so that no globe is squashed on its way.
    #expect(still.bounds.size == Size(width: 320, height: 330))
    #expect(still.window == nil)
    #expect(!tunnel.stage.picture.differs(from: there, in: whole))
    for end in End.allCases {
      #expect(tunnel.map(end).camera.radius == tunnel.map(end).zoomLimits.smallest)
    }
  }
}
