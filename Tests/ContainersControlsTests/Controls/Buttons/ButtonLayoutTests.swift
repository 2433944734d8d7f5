import Containers
import ContainersTesting
import Testing

/// How a button's configuration and properties determine its size, its parts and its colors.
@MainActor
struct ButtonLayoutTests {
  let stage = Stage(ViewController(), size: Size(width: 240, height: 120))

  private func size(_ change: (inout Button.Configuration) -> Void) -> Size {
    var configuration = Button.Configuration.gray()
    configuration.title = "Save"
    change(&configuration)
    return Button(configuration: configuration).intrinsicContentSize
  }

  private func shown(_ button: Button, _ frame: Rect) -> Bitmap {
    button.frame = frame
    stage.window.addSubview(button)
    stage.turn()
    defer { button.removeFromSuperview() }
    return stage.picture(of: frame).bitmap
  }

  /// Returns the first and the last column with a pixel that differs from the color of the corner.
  private func inkedColumns(_ bitmap: Bitmap, rows: Range<Int>) -> ClosedRange<Int>? {
    let ground = bitmap[0, 0]
    let columns = (0..<bitmap.width).filter { x in rows.contains { bitmap[x, $0] != ground } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test("The image padding widens only a button that has both an image and a title")
  func imagePadding() {
    let image = Image.drawn(size: Size(width: 10, height: 10)) { _ in }
    let near = size { ($0.image, $0.imagePadding) = (image, 2) }
    let far = size { ($0.image, $0.imagePadding) = (image, 12) }
    #expect(far.width - near.width == 10)
    #expect(far.height == near.height)
    #expect(size { $0.imagePadding = 2 } == size { $0.imagePadding = 12 })
  }

  @Test("The title padding separates title and subtitle")
  func titlePadding() {
    let near = size { ($0.subtitle, $0.titlePadding) = ("Now", 1) }
    let far = size { ($0.subtitle, $0.titlePadding) = ("Now", 9) }
    #expect(far.height - near.height == 8)
    #expect(far.width == near.width)
  }

  @Test("Title and subtitle follow the title alignment of the configuration")
  func titleAlignment() {
    func columns(_ alignment: Button.Configuration.TitleAlignment) -> ClosedRange<Int>? {
      var configuration = Button.Configuration.plain()
      configuration.title = "I"
      configuration.subtitle = "MMMMMMMM"
      configuration.titlePadding = 4
      configuration.titleAlignment = alignment
      let button = Button(configuration: configuration)
      let bitmap = shown(button, Rect(origin: .zero, size: button.intrinsicContentSize))
      return inkedColumns(bitmap, rows: 7..<19)
    }
    let (leading, center) = (columns(.leading), columns(.center))
    let trailing = columns(.trailing)
    #expect((leading?.upperBound ?? .max) < (center?.lowerBound ?? 0))
    #expect((center?.upperBound ?? .max) < (trailing?.lowerBound ?? 0))
  }

  @Test("Button sizes increase from mini to large")
  func sizes() {
    let heights = [Button.Configuration.Size.mini, .small, .medium, .large].map { style in
      size { $0.buttonSize = style }.height
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
  }

  @Test("The bordered styles have the colors of the plain, gray, tinted and filled ones")
  func borderedStyles() {
    typealias Style = Button.Configuration
    for (one, other) in [
      (Style.borderless(), Style.plain()), (.bordered(), .gray()), (.borderedTinted(), .tinted()),
      (.borderedProminent(), .filled()),
    ] {
      let buttons = [one, other].map { Button(configuration: $0) }
      for button in buttons { stage.window.addSubview(button) }
      #expect(buttons[0].currentBackground == buttons[1].currentBackground)
      #expect(buttons[0].currentTitleColor == buttons[1].currentTitleColor)
    }
  }

  @Test("The base foreground color is the color of the title")
  func foreground() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    configuration.baseForegroundColor = DynamicColor(light: .red, dark: .green)
    let button = Button(configuration: configuration)
    stage.window.addSubview(button)
    #expect(button.currentTitleColor == .red)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    stage.turn()
    #expect(button.currentTitleColor == .green)
  }

  @Test("A symbol has the size given by the symbol configuration for images")
  func symbolSize() throws {
    let name = try #require(Image.symbolNames.first)
    let small = size {
      $0.image = Image(systemName: name)
      $0.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 10)
    }
    let large = size {
      $0.image = Image(systemName: name)
      $0.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 40)
    }
    #expect(large.width > small.width + 20)
    #expect(large.height > small.height)
  }

  @Test("An image set for a state is shown in that state, and the normal image in all others")
  func stateImages() {
    let images = (1...2).map { side in
      Image.drawn(size: Size(width: Double(10 * side), height: 10)) { _ in }
    }
    let button = Button(title: "Play")
    button.setImage(images[0], for: .normal)
    button.setImage(images[1], for: .selected)
    let narrow = button.intrinsicContentSize.width
    #expect(button.currentImage?.size.width == 10)
    button.isSelected = true
    #expect(button.currentImage?.size.width == 20)
    #expect(button.intrinsicContentSize.width == narrow + 10)
    button.setImage(nil, for: .selected)
    #expect(button.currentImage?.size.width == 10)
  }

  @Test("The content alignments position the content within the button")
  func contentAlignment() {
    let frame = Rect(x: 0, y: 0, width: 120, height: 60)
    func ink(_ horizontal: Control.ContentHorizontalAlignment) -> ClosedRange<Int>? {
      let button = Button(title: "I")
      button.contentHorizontalAlignment = horizontal
      return inkedColumns(shown(button, frame), rows: 0..<60)
    }
    #expect((ink(.left)?.upperBound ?? .max) < (ink(.center)?.lowerBound ?? 0))
    #expect((ink(.center)?.upperBound ?? .max) < (ink(.right)?.lowerBound ?? 0))
    let top = Button(title: "I")
    top.contentVerticalAlignment = .top
    let bottom = Button(title: "I")
    bottom.contentVerticalAlignment = .bottom
    #expect(inkedColumns(shown(top, frame), rows: 30..<60) == nil)
    #expect(inkedColumns(shown(bottom, frame), rows: 0..<30) == nil)
  }

  @Test("A small button is hit within its minimum hit size, which can be reduced")
  func hitSize() {
    let button = Button(frame: Rect(x: 50, y: 50, width: 10, height: 10))
    var presses = 0
    button.addAction(for: .touchUpInside) { presses += 1 }
    stage.window.addSubview(button)
    stage.turn()
    stage.tap(at: Point(x: 42, y: 55))
    #expect(presses == 1)
    button.minimumHitSize = .zero
    stage.tap(at: Point(x: 42, y: 55))
    #expect(presses == 1)
    stage.tap(at: Point(x: 52, y: 55))
    #expect(presses == 2)
  }
}
