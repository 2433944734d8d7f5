@testable import Pixels
import TestSupport
import Testing

@Suite struct ImageRenderingTests {
  /// Two columns: opaque red and half-transparent white.
  private let image = Image(
    bitmap: drawn(2, 1) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .red)
      canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(white: 1, alpha: 0.5))
    })

  private var shape: Image {
    Image(
      outline: ImageOutline(
        size: Size(width: 4, height: 2),
        lines: Path(rect: Rect(x: 0, y: 0, width: 1, height: 2)), areas: Path()))
  }

  @Test("A tinted image keeps its opacity and has one color")
  func tint() {
    let tinted = image.withTintColor(.blue)
    #expect(tinted.bitmap[0, 0] == 0xFF00_00FF)
    #expect(tinted.bitmap[1, 0] == 0x8000_0080)
    #expect(tinted.size == image.size)
    #expect(image.bitmap[0, 0] == 0xFFFF_0000)
  }

  @Test("A tinted image keeps its rendering mode unless it is given another")
  func modes() {
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.withTintColor(.blue).renderingMode == .alwaysTemplate)
    let original = template.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
  }

  @Test("Views show a template in their tint and any other image unchanged")
  func shown() {
    #expect(image.shown(tint: .green, isRightToLeft: false).bitmap === image.bitmap)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.shown(tint: .green, isRightToLeft: false).bitmap[0, 0] == 0xFFFF_0000)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.shown(tint: .green, isRightToLeft: false).bitmap[0, 0] == 0xFF00_FF00)
    #expect(template.bitmap[0, 0] == 0xFFFF_0000)
  }

  @Test("Images are mirrored, but by views only in right-to-left layouts")
  func flipping() {
    #expect(image.withHorizontallyFlippedOrientation().bitmap[1, 0] == 0xFFFF_0000)
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection)
    #expect(flipping.shown(tint: .black, isRightToLeft: false).bitmap === image.bitmap)
    #expect(flipping.shown(tint: .black, isRightToLeft: true).bitmap[1, 0] == 0xFFFF_0000)
  }

  @Test("Caps and tint are kept together")
  func caps() {
    let insets = EdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
    let both = image.withTintColor(.blue).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(both.capInsets == insets)
    #expect(both.renderingMode == .alwaysTemplate)
    #expect(both.withTintColor(.red).capInsets == insets)
    #expect(both.resizableImage(withCapInsets: .zero, resizingMode: .stretch).capInsets == .zero)
  }

  @Test("An outline is sharp at any size, and views show it in their tint")
  func outline() {
    let bitmap = drawn(40, 20) { $0.draw(shape, in: Rect(x: 0, y: 0, width: 40, height: 20)) }
    #expect(bitmap[9, 10] == 0xFF00_0000)
    #expect(bitmap[10, 10] == 0)
    #expect(shape.isSymbolImage)
    #expect(shape.isTemplate)
    let shown = shape.shown(tint: .red, isRightToLeft: false)
    let red = drawn(4, 2) { $0.draw(shown, at: .zero, opacity: 0.5) }
    #expect(red[0, 0] == 0x8080_0000)
    #expect(red[1, 0] == 0)
    let flipped = shape.withHorizontallyFlippedOrientation()
    #expect(drawn(4, 2) { $0.draw(flipped, at: .zero) }[3, 0] == 0xFF00_0000)
  }

  @Test("Images are the same if they look the same when drawn")
  func sameness() {
    #expect(Image.areSame(image, image))
    #expect(Image.areSame(nil, nil))
    #expect(!Image.areSame(image, nil))
    #expect(!Image.areSame(image, image.withRenderingMode(.alwaysTemplate)))
    #expect(Image.areSame(shape, shape))
    #expect(!Image.areSame(shape, shape.withTintColor(.red)))
  }
}
