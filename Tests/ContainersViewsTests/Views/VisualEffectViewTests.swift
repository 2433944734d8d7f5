import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Visual effects")
struct VisualEffectViewTests {
  @Test(
    "F1206: A material is a translucent color that follows the style, and opaque in high contrast")
  func material() {
    let view = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    let stage = Stage(ViewController())
    stage.window.addSubview(view)
    stage.settle()
    let light = view.backgroundColor
    #expect(light.map { $0.alpha < 1 } == true)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(view.backgroundColor != light)
    stage.systemTraits = TraitCollection { $0.accessibilityContrast = .high }
    #expect(view.backgroundColor?.alpha == 1)
  }

  @Test("F1206: A denser material covers more, and without an effect there is none")
  func densities() {
    let styles: [BlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemChromeMaterial,
      .systemThickMaterial,
    ]
    let shares = styles.map { style in
      VisualEffectView(effect: BlurEffect(style: style)).backgroundColor?.alpha ?? 0
    }
    #expect(shares == shares.sorted())
    let view = VisualEffectView(effect: nil)
    #expect(view.backgroundColor == nil)
    view.effect = BlurEffect(style: .dark)
    #expect(view.backgroundColor != nil)
    view.effect = VisualEffect()
    #expect(view.backgroundColor == nil)
    #expect(BlurEffect(style: .light) == BlurEffect(style: .light))
    #expect(BlurEffect(style: .light) != BlurEffect(style: .extraLight))
  }

  @Test("F1206: The content view fills the bounds")
  func content() {
    let view = VisualEffectView(frame: Rect(x: 5, y: 5, width: 50, height: 40))
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }

  private static let styles: [(String, BlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
    ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
    ("Chrome", .systemChromeMaterial), ("Extra light", .extraLight), ("Light", .light),
    ("Dark", .dark),
  ]

  @Test("F1206: Texts are legible on all materials", arguments: [UserInterfaceStyle.light, .dark])
  func pictures(style: UserInterfaceStyle) {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 320, height: 200), scale: 2)
    controller.overrideUserInterfaceStyle = style
    controller.view.addSubview(Stripes(frame: controller.view.bounds))
    for (index, (name, blur)) in Self.styles.enumerated() {
      let view = VisualEffectView(effect: BlurEffect(style: blur))
      view.frame = Rect(
        x: 12 + Double(index % 2) * 152, y: 10 + Double(index / 2) * 46, width: 144, height: 38)
      view.layer.cornerRadius = 10
      view.layer.masksToBounds = true
      let label = Label(text: name)
      label.overrideUserInterfaceStyle =
        blur == .dark ? .dark : blur == .light || blur == .extraLight ? .light : .unspecified
      label.frame = Rect(x: 12, y: 9, width: 120, height: 20)
      view.contentView.addSubview(label)
      controller.view.addSubview(view)
    }
    stage.settle()
    stage.expectPicture(named: "materials-\(style == .dark ? "dark" : "light")")
  }
}

/// A colorful ground.
private final class Stripes: View {
  override func draw(_ canvas: Canvas) {
    for (index, color) in [Color.red, .yellow, .green, .blue, .white, .black].enumerated() {
      let width = bounds.width / 6
      canvas.fill(
        Rect(x: Double(index) * width, y: 0, width: width, height: bounds.height), color)
    }
  }
}
