import Containers
import ContainersTesting
import Testing

@MainActor
struct ImageViewTests {
  private let stage = Stage(ViewController(), size: Size(width: 60, height: 40))
  private let view = ImageView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
  private let square = Image.drawn(size: Size(width: 10, height: 10)) { $0.fill(.red) }

  init() {
    stage.window.addSubview(view)
    stage.window.tintColor = Color.blue
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.picture.bitmap[x, y] }

  @Test("A template is drawn in the tint color and follows it")
  func template() {
    view.image = square.withRenderingMode(.alwaysTemplate)
    stage.turn()
    #expect(pixel(10, 10) == 0xFF00_00FF)
    view.tintColor = Color.green
    stage.turn()
    #expect(pixel(10, 10) == 0xFF00_FF00)
  }

  @Test("Any other image is drawn in its own colors")
  func original() {
    view.image = square
    stage.turn()
    #expect(pixel(10, 10) == 0xFFFF_0000)
  }

  @Test("A symbol is drawn in the tint color unless its mode says otherwise")
  func symbol() throws {
    let symbol = try #require(Image(systemName: "square.fill"))
    view.image = symbol
    stage.turn()
    #expect(pixel(10, 10) == 0xFF00_00FF)
    view.image = symbol.withTintColor(.red, renderingMode: .alwaysOriginal)
    stage.turn()
    #expect(pixel(10, 10) == 0xFFFF_0000)
  }

  @Test("A preferred configuration changes the size of a symbol, not of other images")
  func configuration() {
    view.image = Image(systemName: "star")
    #expect(view.intrinsicContentSize == Size(width: 17, height: 17))
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 20)
    #expect(view.intrinsicContentSize == Size(width: 24, height: 24))
    view.image = square
    #expect(view.intrinsicContentSize == Size(width: 10, height: 10))
  }

  @Test("A flipping image is mirrored in a right-to-left layout")
  func flipping() {
    let half = Image.drawn(size: Size(width: 20, height: 20)) {
      $0.fill(Rect(x: 0, y: 0, width: 10, height: 20), .red)
    }
    view.image = half.imageFlippedForRightToLeftLayoutDirection()
    stage.turn()
    #expect(pixel(5, 10) == 0xFFFF_0000)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.turn()
    #expect(pixel(5, 10) != 0xFFFF_0000)
    #expect(pixel(15, 10) == 0xFFFF_0000)
  }

  @Test("Every view has a content mode; image views fit the whole image, others stretch")
  func contentMode() {
    #expect(view.contentMode == .scaleAspectFit)
    #expect(View().contentMode == .scaleToFill)
    view.image = Image.drawn(size: Size(width: 10, height: 10)) { $0.fill(.red) }
    view.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    view.contentMode = .topLeft
    stage.turn()
    #expect(pixel(5, 5) == 0xFFFF_0000)
    #expect(pixel(15, 5) != 0xFFFF_0000)
    view.contentMode = .scaleToFill
    stage.turn()
    #expect(pixel(1, 1) == 0xFFFF_0000)
    #expect(pixel(38, 18) == 0xFFFF_0000)
  }

  @Test("A dynamic tint is resolved with the traits in force where the image is made")
  func dynamicTint() {
    let color = DynamicColor(light: .red, dark: .green)
    let images = [UserInterfaceStyle.light, .dark].map { style in
      TraitCollection { $0.userInterfaceStyle = style }.performAsCurrent {
        [square.withTintColor(color), square.withTintColor(color, renderingMode: .alwaysOriginal)]
      }
    }
    for (pair, expected) in zip(images, [UInt32(0xFFFF_0000), 0xFF00_FF00]) {
      for image in pair {
        view.image = image
        stage.turn()
        #expect(pixel(10, 10) == expected)
      }
    }
  }
}
