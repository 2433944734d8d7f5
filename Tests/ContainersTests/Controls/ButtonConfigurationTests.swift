@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ButtonConfigurationTests {
  let stage = Stage(ViewController())

  @Test("A button shows what was set for its state, else what is normal")
  func states() {
    let button = Button(title: "Play")
    button.setTitle("Playing", for: .selected)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Playing")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Playing")
    #expect(button.title(for: .highlighted) == "Play")
    let wide = button.intrinsicContentSize.width
    button.isSelected = false
    #expect(button.intrinsicContentSize.width < wide)
  }

  @Test("A button made for an action is named after it and runs it")
  func primaryAction() {
    var runs = 0
    let button = Button(primaryAction: Action(title: "Run") { _ in runs += 1 })
    button.frame = Rect(x: 0, y: 0, width: 80, height: 30)
    stage.window.addSubview(button)
    stage.turn()
    stage.tap("Run")
    #expect(runs == 1)
  }

  @Test("The colours of a configuration follow the tint and the environment")
  func colors() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Dig"
    configuration.cornerStyle = .capsule
    let button = Button(configuration: configuration)
    stage.window.addSubview(button)
    stage.turn()
    #expect(button.accessibility.label == "Dig")
    #expect(button.style.background == button.tintColor)
    stage.window.tintColor = DynamicColor.systemRed
    #expect(button.style.background == DynamicColor.systemRed.resolvedColor(with: .current))
    button.configuration?.baseBackgroundColor = .label
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(button.style.background == .white)
    button.configuration = .gray()
    #expect(button.style.foreground == button.tintColor)
    #expect(button.title == "Dig")
  }

  @Test("The handler brings the configuration up to date with each state")
  func handler() {
    let button = Button(configuration: .tinted())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
    }
    #expect(button.title == "Press")
    button.isHighlighted = true
    #expect(button.title == "Pressed")
    button.isHighlighted = false
    #expect(button.title == "Press")
  }

  @Test(
    "Configured buttons look as accepted, in light and mirrored in the dark",
    arguments: [("buttons-light", UserInterfaceStyle.light), ("buttons-dark-mirrored", .dark)])
  func picture(name: String, style: UserInterfaceStyle) {
    let stage = Stage(ViewController(), size: Size(width: 420, height: 120), scale: 2)
    stage.systemTraits = TraitCollection {
      $0.userInterfaceStyle = style
      $0.layoutDirection = style == .dark ? .rightToLeft : .leftToRight
    }
    let ground = View(frame: stage.window.bounds)
    ground.backgroundColor = DynamicColor.systemBackground
    stage.window.rootViewController?.view.addSubview(ground)
    let kinds: [Button.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for (column, kind) in kinds.enumerated() {
      for row in 0..<2 {
        var configuration = kind
        configuration.title = ["Plain", "Gray", "Tinted", "Filled"][column]
        configuration.cornerStyle = row == 0 ? .medium : .capsule
        configuration.image = row == 0 ? nil : dot
        configuration.imagePlacement = column % 2 == 0 ? .leading : .trailing
        let button = Button(configuration: configuration)
        button.frame = Rect(
          x: 10 + Double(column) * 102, y: 15 + Double(row) * 50, width: 94, height: 36)
        button.isEnabled = row == 0 || column != 1
        button.isHighlighted = row == 1 && column == 3
        ground.addSubview(button)
      }
    }
    stage.settle()
    stage.expectPicture(named: name)
  }

  private var dot: Image {
    Image.drawn(size: Size(width: 12, height: 12), scale: 2) { canvas in
      canvas.fill(
        Path(ellipseIn: Rect(x: 1, y: 1, width: 10, height: 10)),
        DynamicColor.systemOrange.resolvedColor(with: .current))
    }
  }
}
