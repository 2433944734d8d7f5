import Containers
import Testing

@Suite struct ScriptPictureTests {
  /// Cairo, Tehran, Delhi, Jaipur, Chennai, Dhaka, Yangon, Jerusalem, Hội An, Bangkok, Phnom Penh, Lhasa.
  private let names = [
    "القاهرة", "تهران", "दिल्ली", "जयपुर", "சென்னை", "চট্টগ্রাম", "ရန်ကုန်", "יְרוּשָׁלַיִם", "Hội An, Nghệ An",
    "กรุงเทพฯ", "ភ្នំពេញ", "ལྷ་ས་བསྒྲུབས",
  ]

  @Test("D51: Letters join, reorder and stack as their scripts want, at three sizes")
  func names12() throws {
    let image = Image.drawn(size: Size(width: 380, height: 500)) { canvas in
      canvas.fill(.white)
      var y = 6.0
      for name in names {
        var (x, height) = (8.0, 0.0)
        for size in [12.0, 14, 24] {
          let layout = TextLayout(name, style: TextStyle(font: .system(size: size)))
          canvas.draw(layout, at: Point(x: x, y: y), color: Color(hex: 0x1D2733))
          x += layout.size.width + 16
          height = max(height, layout.size.height)
        }
        y += height + 4
      }
    }

    try expectPicture(image, matches: "scripts", tolerance: 24)
  }
}
