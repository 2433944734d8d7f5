import Containers
import ContainersTesting
import Glibc
import Testing

@testable import TunnelApp

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

  /// Returns the contrast ratio of two colors as defined by WCAG, from 1 to 21.
  private func ratio(_ a: Color, _ b: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: Color) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  @Test(
    "T31: text contrast is at least 4.5 on every background, and 7 with increased contrast",
    arguments: [UserInterfaceStyle.light, .dark])
  func legibility(style: UserInterfaceStyle) {
    for (contrast, least) in [(AccessibilityContrast.normal, 4.5), (.high, 7)] {
      let traits = traits(style, contrast)
      for ground in [Theme.ground, Theme.card, Theme.cardTop, Theme.raised] {
        for text in [Theme.text, Theme.secondaryText, Theme.accent] {
          let seen = ratio(
            text.resolvedColor(with: traits), ground.resolvedColor(with: traits))
          #expect(seen >= least, "\(style) \(contrast) \(text) on \(ground)")
        }
      }
    }
  }

  @Test("T31: the app follows the system's light or dark mode while it runs; the globes stay dark")
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

  @Test("T31: with reduced motion the sides cross-dissolve and nothing flies")
  func reducedMotion() {
    let tunnel = TunnelStage(
      systemTraits: TraitCollection { $0.accessibilityMotion = .reduced })
    let container = tunnel.container(.start)

    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(container.transform3D == .identity)
    #expect(tunnel.root.infos[.start]?.view.window != nil)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.root.flip()
    tunnel.stage.advance(by: .seconds(1))

    tunnel.root.flyHome()
    #expect(!tunnel.map(.start).motion.isMoving)
  }
}
