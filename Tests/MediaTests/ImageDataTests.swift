import Foundation
import Media
import Pixels
import TestSupport
import Testing

@Suite struct ImageDataTests {
  private let image = Image(
    bitmap: drawn(4, 2) { canvas in
      canvas.fill(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), Color(white: 0, alpha: 0.5))
    })

  /// Writes the image to a file with a name, passes its path to a closure and removes it.
  private func withFile(named name: String, _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(folder.file(name, #require(image.pngData())))
  }

  @Test("An image can be created from its own PNG bytes, as Data, an array or a slice")
  func data() throws {
    let bytes = try #require(image.pngData())
    for made in [
      Image(data: bytes), Image(data: Data(bytes)), Image(data: ([0] + bytes).dropFirst()),
    ] {
      let made = try #require(made)
      #expect(made.bitmap.width == 4)
      #expect(made.bitmap.height == 2)
      #expect(made.scale == 1)
      #expect(made.bitmap[3, 1] == image.bitmap[3, 1])
      #expect(made.bitmap[0, 0] == image.bitmap[0, 0])
    }
    #expect(Image(data: bytes, scale: 2)?.size == Size(width: 2, height: 1))
  }

  @Test("Bytes that are not an image create none, and the error says why")
  func noImage() {
    #expect(Image(data: [1, 2, 3] as [UInt8]) == nil)
    #expect(throws: ImageError.undecodable(reason: "there are no bytes")) {
      try Image(decoding: [UInt8]())
    }
  }

  @Test("An image is created from a file, and the name gives the pixels per point")
  func file() throws {
    try withFile(named: "mark.png") { path in
      let image = try Image(contentsOf: path)
      #expect(image.size == Size(width: 4, height: 2))
    }
    try withFile(named: "mark@2x.png") { path in
      #expect(Image(contentsOfFile: path)?.size == Size(width: 2, height: 1))
    }
  }

  @Test("A missing file creates no image, and the error names it")
  func missing() {
    #expect(Image(contentsOfFile: "/nowhere/mark.png") == nil)
    let error = ImageError.unreadable(
      path: "/nowhere/mark.png", reason: "there is no such file")
    #expect(throws: error) { try Image(contentsOf: "/nowhere/mark.png") }
    #expect(
      "\(error)" == "The image /nowhere/mark.png cannot be read: there is no such file.")
  }

  @Test("An image without pixels has no PNG")
  func empty() { #expect(Image(bitmap: Bitmap(width: 0, height: 0)).pngData() == nil) }
}
