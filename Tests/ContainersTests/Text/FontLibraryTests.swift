import Containers
import Testing

@Suite struct FontLibraryTests {
  /// A source without any font.
  private final class Nothing: GlyphSource {
    func face(for font: Font) throws(FontError) -> Int { throw .notFound }
    func face(having scalar: Unicode.Scalar, like font: Font) -> Int? { nil }
    func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool { false }
    func metrics(of face: Int) -> FontMetrics {
      FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    func advance(of text: String, in face: Int) -> Double { 0 }
    func kerning(
      between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
    ) -> Double { 0 }
    func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? { nil }
  }

  @Test("A library without any font fails with the name of a package to install")
  func noFonts() {
    let error = #expect(throws: FontError.notFound) { try FontLibrary(source: Nothing()) }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test("Installing again changes nothing")
  func installing() throws {
    try FontLibrary.installSystemFonts()
    let library = FontLibrary.current
    try FontLibrary.install { () throws(FontError) in
      Issue.record("There is a library already.")
      throw .notFound
    }
    #expect(FontLibrary.current === library)
  }

  @Test("A family that does not exist is replaced")
  func missingFamily() throws {
    try FontLibrary.installSystemFonts()
    let style = TextStyle(font: Font(family: "No Such Family", size: 14))
    #expect(TextLayout("Hello", style: style).size.width > 10)
  }

  @Test("Measuring before any fonts are installed stops the program with the remedy")
  func tooEarly() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FontLibrary.current
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("installSystemFonts"))
  }
}
