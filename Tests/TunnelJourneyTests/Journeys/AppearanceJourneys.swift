import Containers
import ContainersTesting
import Glibc
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Light and dark mode, contrast, and motion")
struct AppearanceJourneys {
  private func traits(
    _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal
  ) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
  }

  @Test(
    "T31, D128, D129: text contrast is at least 4.5 on every background, pressed or not, and 7 with more contrast",
    arguments: [UserInterfaceStyle.light, .dark])
  func legibility(style: UserInterfaceStyle) {
    for (contrast, least) in [(AccessibilityContrast.normal, 4.5), (.high, 7)] {
      let traits = traits(style, contrast)
      func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traits) }
      for ground in [Theme.ground, Theme.card, Theme.cardTop, Theme.raised] {
        for text in [Theme.text, Theme.secondaryText, Theme.accent] {
          let ratio = seen(text).ratio(to: seen(ground))
          #expect(ratio >= least, "\(style) \(contrast) \(text) on \(ground)")
          for wash in [Theme.hovered, Theme.held] {
            let ratio = seen(text).ratio(to: seen(wash).over(seen(ground)))
            #expect(ratio >= 4.5, "\(style) \(contrast) \(text) on \(ground), \(wash)")
          }
        }
      }
    }
  }

  @Test(
    "T31, T40: the slider of the fall has a contrast of at least 3, filled or not",
    arguments: [UserInterfaceStyle.light, .dark])
  func track(style: UserInterfaceStyle) throws {
    for contrast in [AccessibilityContrast.normal, .high] {
      let traits = traits(style, contrast)
      let tunnel = TunnelStage(size: Size(width: 600, height: 560), systemTraits: traits)
      tunnel.stage.press(.character("f"))
      tunnel.waitForSheet()
      let page = try #require(tunnel.sheet?.view as? FallPage)
      let space = SectionPalette.space
      for color in [page.slider.minimumTrackTintColor, page.slider.maximumTrackTintColor] {
        let seen = try #require(color).resolvedColor(with: traits)
        for ground in [space.top, space.bottom] {
          #expect(seen.ratio(to: ground.resolvedColor(with: traits)) >= 3)
        }
      }
    }
  }

  @Test(
    "T31, T44, D128, D129: every text of every panel has 4.5 : 1 with its background, 7 with contrast",
    arguments: EveryPanel.allCases)
  func everyText(panel: EveryPanel) async throws {
    // The strip is upright in a wide window, between the shadows of both maps.
    let isWide = panel == .near || panel == .infos
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let tunnel = TunnelStage(
          size: isWide ? Size(width: 720, height: 420) : Size(width: 340, height: 420), scale: 2,
          systemTraits: traits(style, contrast))
        try await tunnel.open(panel)
        let texts = SeenText.inFront(of: tunnel, showing: panel)
        #expect(!texts.isEmpty)
        for text in texts {
          #expect(
            text.contrast >= (contrast == .high ? 7 : 4.5),
            "“\(text.words)” \(style) \(contrast): \(text.contrast)")
        }
      }
    }
  }

  @Test(
    "T31, D127: the app follows the system's light or dark mode while it runs; the globes stay dark"
  )
  func following() {
    let tunnel = TunnelStage(size: Size(width: 260, height: 320))
    let ground = tunnel.root.view
    let map = tunnel.stage.picture(of: tunnel.container(.start).frame)
    #expect(ground?.backgroundColor == Theme.ground.resolvedColor(with: traits(.dark)))

    tunnel.stage.systemTraits = traits(.light)

    #expect(ground?.backgroundColor == Theme.ground.resolvedColor(with: traits(.light)))
    let frame = tunnel.container(.start).frame
    #expect(
      !tunnel.stage.picture(of: frame).differs(
        from: map, in: Rect(origin: .zero, size: frame.size)))
    tunnel.stage.expectPicture(
      named: "strip-light", of: Rect(x: 0, y: 124, width: 260, height: 72),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T31: the facts of a place in light mode")
  func lightInfo() throws {
    let tunnel = TunnelStage(
      "35.68 139.69", size: Size(width: 400, height: 460), systemTraits: traits(.light))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(
      named: "info-light", of: tunnel.container(.start).frame,
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T31, D131: with reduced motion the sides cross-dissolve and nothing flies")
  func reducedMotion() {
    let tunnel = TunnelStage(
      systemTraits: TraitCollection { $0.accessibilityMotion = .reduced })
    let container = tunnel.container(.start)

    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(container.transform3D == .identity)
    #expect(tunnel.root.infos[.start].view.window != nil)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.root.flip()
    tunnel.stage.advance(by: .seconds(1))

    tunnel.root.flyHome()
    #expect(!tunnel.map(.start).motion.isMoving)
  }

  @Test(
    "T31: the menu of a map, which is always dark, is as light as the window",
    arguments: [UserInterfaceStyle.light, .dark])
  func mapMenu(style: UserInterfaceStyle) throws {
    let tunnel = TunnelStage(
      size: Size(width: 600, height: 900),
      systemTraits: TraitCollection { $0.userInterfaceStyle = style })
    tunnel.stage.tap(at: tunnel.tip(.start), button: .secondary)
    tunnel.stage.settle()
    let row = try #require(
      tunnel.stage.window.viewsInside.first { String(describing: type(of: $0)) == "MenuRow" })
    #expect(row.traitCollection.userInterfaceStyle == style)
  }
}

/// A text in the window and its contrast with what is behind it.
@MainActor
private struct SeenText {
  let words: String
  let contrast: Double

  /// Returns the texts of a panel, or of the maps without one, other than the names on maps.
  static func inFront(of tunnel: TunnelStage, showing panel: EveryPanel) -> [SeenText] {
    let window = tunnel.stage.window
    var sheet = tunnel.sheet
    while let next = sheet?.presentedViewController { sheet = next }
    let views = (sheet?.view ?? window).viewsInside
    let isMenu = views.contains { String(describing: type(of: $0)) == "MenuRow" }
    let labels = views.compactMap { $0 as? Label }.filter { label in
      if panel == .notice { return label.accessibility.identifier == "Notice" }
      return !isMenu && !label.words.isEmpty
    }
    let with = tunnel.stage.picture.bitmap
    let opacities = labels.map(\.alpha)
    for label in labels { label.alpha = 0 }
    tunnel.stage.turn()
    let without = tunnel.stage.picture.bitmap
    for (label, alpha) in zip(labels, opacities) { label.alpha = alpha }
    return labels.map {
      SeenText(words: $0.words, contrast: leastContrast(of: $0, in: with, without))
    } + drawn(in: views, on: with)
  }

  /// Returns the least contrast of a label with a pixel that it covers.
  private static func leastContrast(of label: Label, in with: Bitmap, _ without: Bitmap) -> Double {
    let frame = label.convert(label.bounds, to: nil).intersection(label.window?.bounds ?? .zero)
    var least = 21.0
    for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
      for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) where with[x, y] != without[x, y] {
        let ground = Color(hex: without[x, y] & 0xFFFFFF)
        least = min(least, label.textColor.over(ground).ratio(to: ground))
      }
    }
    return least
  }

  /// Returns the texts that views draw themselves, unless they cannot be used now.
  private static func drawn(in views: [View], on picture: Bitmap) -> [SeenText] {
    views.flatMap { view -> [SeenText] in
      guard !view.accessibility.traits.contains(.notEnabled), view.window != nil else { return [] }
      let frame = view.convert(view.bounds, to: nil)
      let parts: [Rect] =
        switch String(describing: type(of: view)) {
        case "MenuRow": frame.height < 20 ? [] : frame.insetBy(dx: 6, dy: 6).split(by: 0.7)
        case "SegmentedControl": frame.insetBy(dx: 16, dy: 8).split(by: 0.5)
        case "TextField", "SearchTextField":
          [Rect(x: frame.minX + 34, y: frame.minY + 8, width: 100, height: frame.height - 16)]
        case "Button", "BarButton", "NavigationBackButton", "AlertActionRow":
          [frame.insetBy(dx: 8, dy: 6)]
        default: []
        }
      return parts.filter { view.window?.bounds.contains($0) == true }.compactMap { part in
        let contrast = picture.contrast(in: part)
        // A part without any text.
        return contrast < 1.2
          ? nil : SeenText(words: "\(type(of: view)) \(part)", contrast: contrast)
      }
    }
  }
}

extension Rect {
  /// Returns the parts left and right of a share of the width.
  fileprivate func split(by share: Double) -> [Rect] {
    [
      Rect(x: minX, y: minY, width: width * share, height: height),
      Rect(x: minX + width * share, y: minY, width: width * (1 - share), height: height),
    ]
  }
}

extension View {
  /// The view and all views in it that are not hidden.
  var viewsInside: [View] {
    isHidden || alpha < 0.01 ? [] : [self] + subviews.flatMap(\.viewsInside)
  }
}

extension Color {
  /// Returns the color over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    func part(_ path: KeyPath<Color, Double>) -> Double {
      self[keyPath: path] * alpha + ground[keyPath: path] * (1 - alpha)
    }
    return Color(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }

  /// Returns the contrast ratio to another color as defined by WCAG, from 1 to 21.
  fileprivate func ratio(to other: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: Color) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (light, dark) = (
      max(luminance(self), luminance(other)), min(luminance(self), luminance(other))
    )
    return (light + 0.05) / (dark + 0.05)
  }
}

extension Bitmap {
  /// Returns the greatest contrast of a pixel in a rectangle with the most frequent one there.
  fileprivate func contrast(in part: Rect) -> Double {
    var counts: [UInt32: Int] = [:]
    for y in Int(part.minY * 2)..<Int(part.maxY * 2) {
      for x in Int(part.minX * 2)..<Int(part.maxX * 2) { counts[self[x, y], default: 0] += 1 }
    }
    let ground = Color(hex: (counts.max { $0.value < $1.value }?.key ?? 0) & 0xFFFFFF)
    return counts.keys.map { Color(hex: $0 & 0xFFFFFF).ratio(to: ground) }.max() ?? 1
  }
}
