import Containers
import Glibc
import TestSupport
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

  @Test("A library without fonts fails, naming a package to install")
  func noFonts() {
    let error = #expect(throws: FontError.notFound) { try FontLibrary(source: Nothing()) }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  /// A source whose glyphs are all one em wide.
  private final class Squares: GlyphSource {
    func face(for font: Font) throws(FontError) -> Int { 0 }
    func face(having scalar: Unicode.Scalar, like font: Font) -> Int? { nil }
    func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool { true }
    func metrics(of face: Int) -> FontMetrics {
      FontMetrics(ascent: 1, descent: 0, leading: 0, capHeight: 1, xHeight: 1)
    }
    func advance(of text: String, in face: Int) -> Double { 1 }
    func kerning(
      between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
    ) -> Double { 0 }
    func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? { nil }
  }

  @Test("A label made before anything else has the size of its text")
  func firstUse() async {
    await #expect(processExitsWith: .success) {
      let size = await MainActor.run { Label(text: "Hello").intrinsicContentSize }
      guard size.width > 20, size.height > 10 else { misuse("The label has the size \(size).") }
    }
  }

  @Test("Text can be drawn before there is a stage or a platform")
  func firstUseByLayout() async {
    await #expect(processExitsWith: .success) {
      let width = TextLayout("Hello", style: TextStyle(font: .body)).size.width
      guard width > 20 else { misuse("The text is \(width) points wide.") }
    }
  }

  @Test("Installing the system's fonts again, or after the first use, changes nothing")
  func installing() throws {
    let library = FontLibrary.current
    try FontLibrary.installSystemFonts()
    try FontLibrary.installSystemFonts(rememberingIn: "/nowhere")
    #expect(FontLibrary.current === library)
  }

  @Test("A replacement applies only in its task")
  func replacing() async throws {
    let style = TextStyle(font: .system(size: 10))
    let squares = try FontLibrary(source: Squares())
    let usual = TextLayout("iii", style: style).size.width

    let (here, elsewhere) = await FontLibrary.$replacement.withValue(squares) {
      let other = Task.detached { TextLayout("iii", style: style).size.width }
      return (TextLayout("iii", style: style).size.width, await other.value)
    }

    #expect(here == 30)
    #expect(elsewhere == usual)
    #expect(usual < 30)
    #expect(TextLayout("iii", style: style).size.width == usual)
  }

  @Test("Without fonts, installing fails, and text is drawn as boxes after a warning")
  func boxes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let file = "/tmp/containers-no-fonts-\(getpid()).conf"
      let configuration =
        "<?xml version=\"1.0\"?><fontconfig><cachedir>/nowhere</cachedir></fontconfig>"
      guard let stream = fopen(file, "w") else { misuse("\(file) cannot be written.") }
      fputs(configuration, stream)
      fclose(stream)
      setenv("FONTCONFIG_FILE", file, 1)
      defer { unlink(file) }

      let layout = TextLayout("Hi there", style: TextStyle(font: .system(size: 20)))
      let drawn = Image.drawn(size: Size(width: 120, height: 40), scale: 1) {
        $0.draw(layout, at: Point(x: 2, y: 2), color: .black)
      }.bitmap
      let ink = (0..<drawn.height).reduce(0) { count, y in
        count + (0..<drawn.width).count { drawn[$0, y] >> 24 == 255 }
      }
      guard layout.size.width == 96, ink > 100 else { misuse("\(layout.size), ink \(ink)") }
      do throws(FontError) {
        try FontLibrary.installSystemFonts()
        misuse("Fonts were found.")
      } catch {
        guard error == .notFound else { misuse("\(error)") }
      }
    }
    let message = result.standardError
    #expect(message.contains("fonts-inter"))
    #expect(message.contains("boxes"))
  }

  @Test("A family that does not exist is replaced")
  func missingFamily() {
    let style = TextStyle(font: Font(family: "No Such Family", size: 14))
    #expect(TextLayout("Hello", style: style).size.width > 10)
  }
}
