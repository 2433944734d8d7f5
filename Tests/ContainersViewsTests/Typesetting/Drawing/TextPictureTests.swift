import Containers
import Testing

@Suite struct TextPictureTests {

  @Test("Weights, wrapping, truncation, other scripts, halos and tracking look as accepted")
  func scene() throws {
    let image = Image.drawn(size: Size(width: 300, height: 250)) { canvas in
      canvas.fill(.white)
      drawStyles(canvas)
      drawParagraphs(canvas)
      drawMapLabels(canvas)
    }

    try expectPicture(image, matches: "text", tolerance: 24)
  }

  private let ink = Color(hex: 0x1D2733)

  private func drawStyles(_ canvas: Canvas) {
    var y = 6.0
    for (font, text) in [
      (Font.headline, "Tunnel through the Earth"), (.body, "AVATAR To Yo. Væ, 55°40′34″N"),
      (.caption, "The quick brown fox jumps over 0123456789"),
      (.system(size: 13, weight: .medium), "東京 Москва Αθήνα القاهرة קהיר"),
    ] {
      let layout = TextLayout(text, style: TextStyle(font: font))
      canvas.draw(layout, at: Point(x: 8, y: y), color: ink)
      y += layout.size.height
    }
  }

  private func drawParagraphs(_ canvas: Canvas) {
    let text = "Labels wrap at words, and what does not fit into three lines ends in dots as here."
    for (index, alignment) in [TextAlignment.left, .center, .right].enumerated() {
      let layout = TextLayout(
        text, style: TextStyle(font: .caption),
        paragraph: ParagraphStyle(alignment: alignment, lineLimit: 3), width: 88)
      canvas.draw(layout, at: Point(x: 8 + Double(index) * 98, y: 90), color: ink)
    }
    let mixed = StyledText(runs: [
      .init("Styles ", style: TextStyle(font: .body, color: Color(hex: 0xE4572E))),
      .init("change ", style: TextStyle(font: .body.withWeight(.bold))),
      .init("size", style: TextStyle(font: .system(size: 20))),
    ])
    canvas.draw(
      TextLayout(mixed, style: TextStyle(font: .body)), at: Point(x: 8, y: 138), color: ink)
    let digits = Font(size: 14, hasMonospacedDigits: true)
    for (row, text) in ["111.11", "408.00"].enumerated() {
      canvas.draw(
        TextLayout(text, style: TextStyle(font: digits)),
        at: Point(x: 200, y: 136 + Double(row) * 16), color: ink)
    }
  }

  private func drawMapLabels(_ canvas: Canvas) {
    canvas.fill(Rect(x: 0, y: 176, width: 150, height: 74), Color(hex: 0x12324F))
    canvas.fill(Rect(x: 150, y: 176, width: 150, height: 74), Color(hex: 0xD8D2B8))
    let sea = TextLayout(
      "ATLANTIC OCEAN", style: TextStyle(font: Font(size: 11, isItalic: true), tracking: 3))
    let town = TextLayout("København", style: TextStyle(font: .system(size: 13, weight: .medium)))
    for x in [8.0, 158.0] {
      canvas.draw(
        sea, at: Point(x: x, y: 182), color: Color(hex: 0xBFD7FF),
        halo: Color(hex: 0x12324F).withAlphaComponent(0.8), haloWidth: 1.5)
      canvas.draw(
        town, at: Point(x: x, y: 202), color: .black, halo: .white.withAlphaComponent(0.85),
        haloWidth: 1.75)
      canvas.draw(
        town, at: Point(x: x + 4.25, y: 224), color: .white, halo: .black.withAlphaComponent(0.7),
        haloWidth: 1.25)
    }
    canvas.saved {
      canvas.translate(x: 250, y: 246)
      canvas.rotate(by: -0.5)
      canvas.draw(town, at: Point(x: -30, y: -20), color: ink)
    }
  }
}
