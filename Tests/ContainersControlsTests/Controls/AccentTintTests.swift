import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("The accent color")
struct AccentTintTests {
  /// GNOME's nine accent colors, and a yellow as bright as a desktop may have it.
  nonisolated static let colors: [UInt32] = [
    0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396,
    0xFFEE00,
  ]

  private func traits(_ accent: UInt32?, isDark: Bool = false, isHigh: Bool = false)
    -> TraitCollection
  {
    TraitCollection {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.accessibilityContrast = isHigh ? .high : .normal
      $0.accentColor = accent.map { AccentColor(Color(hex: $0)) }
    }
  }

  private func stage(_ view: View, _ traits: TraitCollection) -> Stage {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 200, height: 120), systemTraits: traits)
    controller.view.backgroundColor = .systemBackground
    view.frame.origin = Point(x: 20, y: 20)
    controller.view.addSubview(view)
    stage.settle()
    return stage
  }

  @Test("D130: the tint is the accent color, unless a view has its own, and follows it")
  func tint() {
    let (plain, own) = (View(), View())
    own.tintColor = Color.brown
    plain.addSubview(own)
    let stage = stage(plain, traits(0x9141AC))
    let tint: Color = plain.tintColor
    #expect(tint == AccentColor(Color(hex: 0x9141AC)).text.resolvedColor(with: traits(nil)))
    #expect(own.tintColor == .brown)

    stage.systemTraits = traits(0x3A944A)
    #expect(plain.tintColor != tint)
    #expect(own.tintColor == .brown)
    stage.systemTraits = traits(nil)
    #expect(plain.tintColor == DynamicColor.link.resolvedColor(with: traits(nil)))
  }

  @Test("D130: a switch that is on has the accent color where that has 3 : 1", arguments: colors)
  func onSwitch(accent: UInt32) {
    for isDark in [false, true] {
      let traits = traits(accent, isDark: isDark)
      let sound = Switch()
      sound.setOn(true, animated: false)
      let stage = stage(sound, traits)
      let seen = Color(hex: stage.picture.bitmap[30, 35] & 0xFFFFFF)
      let ground = Color(hex: stage.picture.bitmap[150, 100] & 0xFFFFFF)
      #expect(seen.contrast(with: ground) >= 3)
      let chosen = Color(hex: accent)
      let stands = [ground, Color(hex: isDark ? 0x2C2C2E : 0xDCE3EB)].allSatisfy {
        chosen.contrast(with: $0) > 3.05
      }
      #expect((seen == chosen) == stands)
    }
  }

  @Test("D128, D130: the ring of the focus has the accent color, and is thicker with contrast")
  func ring() {
    let ring = FocusRingView()
    let stage = stage(ring, traits(0xE62D42))
    #expect(ring.borderColor == Color(hex: 0xE62D42))
    #expect(ring.borderWidth == 2)
    stage.systemTraits = traits(0xE62D42, isHigh: true)
    #expect(ring.borderColor == .black)
    #expect(ring.borderWidth == 3)
  }

  @Test("D130: the selection of a list has the accent color, and a gray without one")
  func selection() {
    func selection(_ accent: UInt32?) -> Color {
      ScrollPalette.selection.resolvedColor(with: traits(accent))
    }
    #expect(selection(nil) == DynamicColor.systemFill.resolvedColor(with: traits(nil)))
    #expect(selection(0xE62D42) == Color(hex: 0xE62D42).withAlphaComponent(0.2))
  }

  @Test(
    "D128, D129, D130: titles of all buttons have 4.5 : 1 in any accent color and without one, 7 with contrast",
    arguments: colors.map { $0 as UInt32? } + [nil])
  func titles(accent: UInt32?) {
    // An accent color is fitted to what windows have; the usual tint, to the third background too.
    for ground in ContrastGround.all where accent == nil || !ground.name.hasPrefix("third") {
      let tinted = ContrastGround(
        name: ground.name, color: ground.color,
        traits: ground.traits.modifyingTraits { traits in
          traits.accentColor = accent.map { AccentColor(Color(hex: $0)) }
        })
      let samples = Self.configurations.map { Self.sample($0.0, $0.1) }
      for (sample, contrast) in ContrastStage(tinted, samples).contrasts {
        #expect(contrast >= ground.leastOfTexts, "\(sample.name) on \(ground)")
      }
    }
  }

  @Test("D128, D129: titles keep 4.5 : 1 under the pointer, and 3 : 1 while pressed")
  func washedTitles() {
    for ground in ContrastGround.all {
      let (hovered, pressed) = (
        Self.configurations.map { Self.sample($0.0, $0.1) },
        Self.configurations.map { Self.sample($0.0, $0.1) }
      )
      for sample in hovered { sample.view.pointerDidEnter() }
      for sample in pressed { (sample.view as? Button)?.isHighlighted = true }
      for (samples, least) in [(hovered, 4.5), (pressed, 3)] {
        for (sample, contrast) in ContrastStage(ground, samples).contrasts {
          #expect(contrast >= least, "\(sample.name) on \(ground)")
        }
      }
    }
  }

  private static let configurations: [(String, Button.Configuration)] = [
    ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ("bordered", .bordered()),
  ]

  private static func sample(
    _ name: String, _ configuration: Button.Configuration
  ) -> ContrastSample {
    let button = Button()
    button.configuration = configuration
    button.configuration?.title = "MMMMMM"
    return ContrastSample(name, button, Size(width: 160, height: 40))
  }
}
