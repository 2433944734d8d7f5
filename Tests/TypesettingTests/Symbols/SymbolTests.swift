@testable import Typesetting
import Pixels
import TestSupport
import Testing

@Suite struct SymbolTests {
  @Test("Every symbol has ink in every weight, and none at its edges", arguments: Image.symbolNames)
  func ink(name: String) throws {
    var areas: [Double] = []
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      let image = try #require(
        Image(
          systemName: name,
          withConfiguration: Image.SymbolConfiguration(pointSize: 40, weight: weight)))
      let bitmap = image.bitmap
      areas.append(bitmap.area)
      let edges =
        (0..<bitmap.width).flatMap { [bitmap.alpha($0, 0), bitmap.alpha($0, bitmap.height - 1)] }
        + (0..<bitmap.height).flatMap { [bitmap.alpha(0, $0), bitmap.alpha(bitmap.width - 1, $0)] }
      #expect(edges.allSatisfy { $0 == 0 }, "\(weight)")
    }
    #expect(areas.allSatisfy { $0 > 10 })
    // The cuts of a plate grow with the weight; strokes grow even more.
    #expect(areas[0] != areas[2] || name.hasSuffix(".fill"))
  }

  @Test("Unknown names have no symbol")
  func unknown() {
    #expect(Image(systemName: "no.such.symbol") == nil)
    #expect(Image.symbolNames.count > 80)
  }

  @Test("A symbol is as high as a line of its text, and its scale makes it smaller or larger")
  func sizes() throws {
    let usual = try #require(Image(systemName: "star"))
    #expect(usual.size == Size(width: 17, height: 17))
    let configuration = Image.SymbolConfiguration(font: Font(size: 20), scale: .large)
    let large = try #require(usual.applyingSymbolConfiguration(configuration))
    #expect(large.size == Size(width: 31, height: 31))
    let small = large.withConfiguration(Image.SymbolConfiguration(scale: .small))
    #expect(small.size == Size(width: 20, height: 20))
    #expect(small.symbolConfiguration == .init(pointSize: 20, weight: .regular, scale: .small))
  }

  @Test("The second of two configurations wins where it specifies a value")
  func applying() {
    let base = Image.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
    #expect(base.applying(.unspecified) == base)
    #expect(base.applying(nil) == base)
    #expect(
      base.applying(Image.SymbolConfiguration(weight: .light))
        == Image.SymbolConfiguration(pointSize: 20, weight: .light, scale: .small))
  }

  @Test("A symbol with another configuration keeps its color and its rendering mode")
  func keeping() throws {
    let red = try #require(Image(systemName: "plus"))
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    let large = red.withConfiguration(Image.SymbolConfiguration(pointSize: 40))
    #expect(large.renderingMode == .alwaysOriginal)
    #expect(large.bitmap[large.bitmap.width / 2, large.bitmap.height / 2] == 0xFFFF_0000)
  }

  @Test("Only symbols for forward and backward are mirrored with the reading direction")
  func directions() throws {
    let (back, left) = (
      try #require(Image(systemName: "chevron.backward")),
      try #require(Image(systemName: "chevron.left"))
    )
    #expect(back.flipsForRightToLeftLayoutDirection)
    #expect(!left.flipsForRightToLeftLayoutDirection)
    #expect(back.outline?.lines == left.outline?.lines)
  }

  @Test("An image that is not a symbol has no configuration")
  func otherImages() {
    let image = Image(bitmap: Bitmap(width: 2, height: 2))
    let configuration = Image.SymbolConfiguration(pointSize: 40)
    #expect(image.symbolConfiguration == nil)
    #expect(!image.isSymbolImage)
    #expect(image.withConfiguration(configuration).bitmap === image.bitmap)
  }
}
