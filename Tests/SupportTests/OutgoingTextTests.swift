import Support
import Testing

@Suite("Text that leaves the program")
struct OutgoingTextTests {
  @Test("D60: Isolates of names are left out, and what others wrote stays")
  func isolates() {
    #expect("km 5 \u{2068}תל אביב\u{2069}!".outgoing == "km 5 תל אביב!")
    #expect("\u{2068}a\u{2068}b\u{2069}c\u{2069}".outgoing == "abc")
    #expect("\u{2066}x\u{2069}\u{2068}y\u{2069}\u{2069}".outgoing == "\u{2066}x\u{2069}y\u{2069}")
    #expect("\u{202E}x\u{200F}".outgoing == "\u{202E}x\u{200F}")
  }

  @Test("D60: Letters and their marks are composed")
  func composition() {
    #expect(Array("A\u{30A}rhus".outgoing.utf8) == Array("Århus".utf8))
    #expect(Array("Ho\u{302}\u{323}i An".outgoing.utf8) == Array("Hội An".utf8))
    #expect("Lemvig".outgoing == "Lemvig")
  }

  @Test("D60: Messages on the terminal show no isolates")
  func messages() {
    #expect("“\u{2068}القاهرة\u{2069}” is unknown.".message() == "“القاهرة” is unknown.")
  }
}
