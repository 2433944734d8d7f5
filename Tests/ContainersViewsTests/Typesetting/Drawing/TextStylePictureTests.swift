import Containers
import Testing

@Suite struct TextStylePictureTests {
  private let ink = Color(hex: 0x1D2733)

  @Test("Weights, italics, digits, underlines and strikethroughs look as accepted")
  func styles() throws {
    let picture = Image.drawn(size: Size(width: 320, height: 330)) { canvas in
      canvas.fill(.white)
      var y = 6.0
      for weight in Font.Weight.allCases {
        draw("Hamburgefonstiv \(weight.rawValue)", Font(size: 15, weight: weight), canvas, 8, y)
        draw("Italics 48°", Font(size: 15, weight: weight, isItalic: true), canvas, 220, y)
        y += 20
      }
      draw("111.11 km", .monospacedDigitSystemFont(ofSize: 15, weight: .regular), canvas, 8, y)
      draw("408.40 km", .monospacedDigitSystemFont(ofSize: 15, weight: .regular), canvas, 8, y + 18)
      draw("Code = 0x1F;", .monospacedSystemFont(ofSize: 14, weight: .regular), canvas, 100, y + 2)
      var leaning = Font(family: "Noto Sans Symbols", size: 15)
      draw("No italics", leaning, canvas, 220, y)
      leaning.isItalic = true
      draw("No italics", leaning, canvas, 220, y + 18)
      drawLines(canvas, y: y + 44)
    }
    try expectPicture(picture, matches: "text-styles", tolerance: 24)
  }

  private func draw(_ text: String, _ font: Font, _ canvas: Canvas, _ x: Double, _ y: Double) {
    let layout = TextLayout(text, style: TextStyle(font: font))
    canvas.draw(layout, at: Point(x: x, y: y), color: ink)
  }

  private func drawLines(_ canvas: Canvas, y: Double) {
    let font = Font.systemFont(ofSize: 15)
    let styles: [(String, UnderlineStyle)] = [
      ("Single gray", .single), ("Thick gray", .thick), ("Double gray", .double),
      ("Dotted gray", [.single, .patternDot]), ("Dashed gray", [.single, .patternDash]),
      ("By word only", [.single, .byWord]),
    ]
    for (index, (text, underline)) in styles.enumerated() {
      let style = TextStyle(font: font, underlineStyle: underline)
      let place = Point(x: 8 + Double(index % 3) * 104, y: y + Double(index / 3) * 24)
      canvas.draw(TextLayout(text, style: style), at: place, color: ink)
    }
    var price = TextStyle(font: font, color: Color(hex: 0x8A94A0), strikethroughStyle: .single)
    price.strikethroughColor = .red
    let link = TextStyle(font: font, color: Color(hex: 0x007AFF), underlineStyle: .single)
    let mixed = StyledText(runs: [
      .init("was "), .init("48.00", style: price), .init(" now 12.00, "),
      .init("see why", style: link),
      .init(" "),
      .init("large", style: TextStyle(font: .boldSystemFont(ofSize: 24), underlineStyle: .single)),
    ])
    canvas.draw(
      TextLayout(mixed, style: TextStyle(font: font)), at: Point(x: 8, y: y + 50), color: ink)
  }
}
