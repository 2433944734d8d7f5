import Support
import Testing

@Suite("Untrusted text")
struct OutsideTextTests {
  @Test("Control characters and direction marks are escaped")
  func controls() {
    #expect("a\u{1B}[31mb".escapingControls == "a\\u{1B}[31mb")
    #expect("\u{9B}31m\u{7F}\r\n\t".escapingControls == "\\u{9B}31m\\u{7F}\\u{D}\\u{A}\\u{9}")
    #expect("\u{202E}txt.exe\u{2066}".escapingControls == "\\u{202E}txt.exe\\u{2066}")
    #expect("\u{2028}\u{FEFF}\u{E0041}".escapingControls == "\\u{2028}\\u{FEFF}\\u{E0041}")
  }

  @Test(
    "Letters of every script stay, and so do joiners",
    arguments: [
      "Lemvig", "København", "東京", "القاهرة", "می\u{200C}خواهم", "👩\u{200D}🚀", "é", "",
    ])
  func letters(text: String) { #expect(text.escapingControls == text) }

  @Test("A quotation of long text is short, even if it is one cluster of a thousand marks")
  func quotation() {
    #expect("Lemvig".quoted == "“Lemvig”")
    #expect(String(repeating: "5", count: 80).quoted.count == 82)
    #expect(String(repeating: "5", count: 81).quoted == "“\(String(repeating: "5", count: 80))…”")
    #expect(("e" + String(repeating: "\u{301}", count: 1000)).quoted.unicodeScalars.count == 83)
  }

  @Test("The middle of a message that is far too long is left out")
  func message() {
    let message = "start " + String(repeating: "x", count: 100_000) + " end\u{7}"
    let shown = message.message()
    #expect(shown.hasPrefix("start x"))
    #expect(shown.hasSuffix(" end\\u{7}"))
    #expect(shown.unicodeScalars.count < 2010)
  }
}
