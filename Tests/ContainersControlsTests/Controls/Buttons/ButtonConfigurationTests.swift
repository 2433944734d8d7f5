@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ButtonConfigurationTests {
  let stage = Stage(ViewController())

  @Test("A button shows the value set for its state, else the one for the normal state")
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

  @Test("A button created with an action takes its title and runs it")
  func primaryAction() {
    var runs = 0
    let button = Button(primaryAction: Action(title: "Run") { _ in runs += 1 })
    button.frame = Rect(x: 0, y: 0, width: 80, height: 30)
    stage.window.addSubview(button)
    stage.turn()
    stage.tap("Run")
    #expect(runs == 1)
  }

  @Test("The colors of a configuration follow the tint and the traits")
  func colors() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Dig"
    configuration.cornerStyle = .capsule
    let button = Button(configuration: configuration)
    stage.window.addSubview(button)
    stage.turn()
    #expect(button.accessibility.label == "Dig")
    #expect(button.look.background == button.tintOfGrounds)
    stage.window.tintColor = DynamicColor.systemRed
    #expect(button.look.background == DynamicColor.systemRed.resolvedColor(with: .current))
    button.configuration?.baseBackgroundColor = .label
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(button.look.background == .white)
    button.configuration = .gray()
    #expect(button.look.foreground == button.tintColor)
    #expect(button.currentTitle.isEmpty)
    #expect(button.accessibility.label == nil)
  }

  @Test("The bordered style differs from the gray one by a border, faint but for high contrast")
  func border() {
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let traits = TraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
        let stage = Stage(ViewController(), systemTraits: traits)
        let buttons = [Button.Configuration.bordered(), .gray()].map { Button(configuration: $0) }
        for button in buttons { stage.window.addSubview(button) }
        stage.settle()
        let alpha = buttons[0].look.borderColor.alpha
        #expect(contrast == .high ? alpha == 1 : (0.1...0.3).contains(alpha))
        #expect(buttons[1].look.borderColor.alpha == (contrast == .high ? 1 : 0))
      }
    }
  }

  @Test("A configuration can be removed again, and the button's own values are kept")
  func takenBack() {
    let button = Button(title: "Own")
    button.image = dot
    button.configuration = .plain()
    button.configuration?.title = "Dig"
    button.configuration?.image = dot.resizableImage(withCapInsets: .zero)
    #expect(button.currentTitle == "Dig")
    #expect(button.accessibility.label == "Dig")
    #expect(button.currentImage?.resizingMode == .tile)
    #expect(button.title == "Own")
    #expect(button.image?.resizingMode == .stretch)
    button.configuration?.title = nil
    #expect(button.currentTitle == "Own")
    #expect(button.accessibility.label == "Own")
    button.configuration?.title = "Dig"
    button.setTitle("Digging", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "Digging")
    button.configuration = nil
    button.isSelected = false
    #expect(button.currentTitle == "Own")
    #expect(button.currentImage?.resizingMode == .stretch)
  }

  @Test("The content insets follow the layout direction")
  func directionalInsets() {
    let button = Button(title: "Dig")
    button.configuration = .plain()
    button.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 2, trailing: 5)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.contentRect == Rect(x: 20, y: 1, width: 75, height: 37))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.contentRect == Rect(x: 5, y: 1, width: 75, height: 37))
  }

  @Test("An image above the title keeps its size in a narrow button")
  func narrowUpright() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Dig"
    configuration.image = dot
    configuration.imagePlacement = .top
    let button = Button(configuration: configuration)
    let placed = button.placedParts(in: Rect(x: 0, y: 0, width: 8, height: 60))
    #expect(placed.map { $0.place.width } == [12, 8])
    #expect(placed.map { $0.place.midX } == [4, 4])
  }

  @Test("The update handler updates the configuration for each state")
  func handler() {
    let button = Button(configuration: .tinted())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
    }
    #expect(button.currentTitle == "Press")
    button.isHighlighted = true
    #expect(button.currentTitle == "Pressed")
    button.isHighlighted = false
    #expect(button.currentTitle == "Press")
  }

  @Test("The subtitle is below the title, in a smaller font")
  func subtitle() {
    var configuration = Button.Configuration.gray()
    configuration.title = "Dig"
    let button = Button(configuration: configuration)
    let plain = button.intrinsicContentSize
    button.configuration?.subtitle = "Through the middle of the Earth"
    #expect(button.intrinsicContentSize.height > plain.height + 10)
    #expect(button.intrinsicContentSize.width > plain.width)
    #expect(button.look.subtitleFont.size < button.look.font.size)
    button.configuration?.subtitle = nil
    #expect(button.intrinsicContentSize == plain)
  }

  @Test("An activity indicator replaces the image while requested, and is removed afterward")
  func wheel() throws {
    let button = Button(configuration: .filled())
    button.title = "Dig"
    button.image = dot
    stage.window.addSubview(button)
    button.configuration?.showsActivityIndicator = true
    button.sizeToFit()
    stage.turn()
    let wheel = try #require(button.subviews.compactMap { $0 as? ActivityIndicatorView }.first)
    #expect(wheel.isAnimating)
    #expect(wheel.color == Color.white)
    #expect(wheel.frame.midX < button.bounds.midX)
    #expect(wheel.frame.midY == button.bounds.midY)
    button.isEnabled = false
    #expect(wheel.color == button.currentTitleColor)
    button.configuration?.imagePlacement = .trailing
    stage.turn()
    #expect(wheel.frame.midX > button.bounds.midX)
    button.configuration?.showsActivityIndicator = false
    stage.turn()
    #expect(wheel.superview == nil)
    #expect(stage.application.animator.isIdle)
  }

  @Test("The title has the color set for its state, resolved with the button's traits")
  func titleColors() {
    let button = Button(title: "Dig")
    stage.window.addSubview(button)
    #expect(button.currentTitleColor == button.tintColor)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.systemRed, for: .highlighted)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(button.currentTitleColor == .white)
    button.isHighlighted = true
    #expect(button.currentTitleColor == button.color(.systemRed))
    #expect(button.titleColor(for: .selected) == .label)
  }

  @Test("A button without a configuration follows light and dark mode")
  func plainColors() {
    let button = Button(title: "Dig")
    stage.window.addSubview(button)
    let light = button.currentTitleColor
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(button.currentTitleColor != light)
    #expect(button.currentTitleColor == button.tintColor)
  }

  @Test("Buttons with subtitles, indicators and images above their titles match the goldens")
  func contents() {
    let stage = Stage(ViewController(), size: Size(width: 400, height: 170), scale: 2)
    stage.window.backgroundColor = .systemBackground
    func add(_ column: Int, _ row: Int, _ change: (inout Button.Configuration) -> Void) {
      var configuration = Button.Configuration.gray()
      configuration.title = "Dig here"
      change(&configuration)
      let button = Button(configuration: configuration)
      button.frame = Rect(
        x: 10 + Double(column) * 130, y: 10 + Double(row) * 80, width: 120, height: 70)
      stage.window.addSubview(button)
    }
    add(0, 0) { $0.subtitle = "55° N 12° E" }
    add(1, 0) {
      $0.subtitle = "A long subtitle"
      $0.image = dot
    }
    add(2, 0) {
      $0.image = dot
      $0.imagePlacement = .top
    }
    add(0, 1) { $0.showsActivityIndicator = true }
    add(1, 1) {
      $0 = .filled()
      $0.title = "Digging"
      $0.subtitle = "12 km"
      $0.showsActivityIndicator = true
      $0.imagePlacement = .trailing
    }
    add(2, 1) {
      $0.image = dot
      $0.imagePlacement = .bottom
      $0.subtitle = "End"
    }
    stage.turn()
    stage.expectPicture(named: "buttons-contents")
  }

  @Test(
    "Configured buttons match the goldens, in light mode and mirrored in dark mode",
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

  @Test("A state without an image of its own has the image of the normal state")
  func images() {
    func image(_ side: Double) -> Image {
      Image.drawn(size: Size(width: side, height: side)) { _ in }
    }
    let button = Button(title: "Play")
    button.setImage(image(10), for: .normal)
    button.setImage(image(20), for: .selected)
    #expect(button.image(for: .selected)?.size.width == 20)
    #expect(button.image(for: .highlighted)?.size.width == 10)
    button.setImage(nil, for: .selected)
    #expect(button.image(for: .selected)?.size.width == 10)
  }
}
