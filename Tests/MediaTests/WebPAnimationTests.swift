import Media
import Pixels
import TestSupport
import Testing

@Suite struct WebPAnimationTests {
  /// Returns a picture in one color with a square in another.
  private func picture(squareAt x: Double, _ color: Color = .red) -> Bitmap {
    drawn(40, 30) { canvas in
      canvas.fill(.white)
      canvas.fill(Rect(x: x, y: 7, width: 4, height: 4), color)
    }
  }

  /// Returns the file of pictures that are shown for 40 milliseconds each.
  private func file(_ pictures: [Bitmap]) throws -> AnimatedWebP {
    var animation = try WebPAnimation(width: 40, height: 30)
    for picture in pictures { try animation.add(picture, milliseconds: 40) }
    return try #require(AnimatedWebP(animation.file))
  }

  @Test("T53: an animation loops without end, and has the size and the time of its pictures")
  func frames() throws {
    let file = try file([picture(squareAt: 3), picture(squareAt: 9), picture(squareAt: 15)])
    #expect(file.width == 40)
    #expect(file.height == 30)
    #expect(file.loops == 0)
    #expect(file.frames.map(\.milliseconds) == [40, 40, 40])
  }

  @Test("T53: a frame has no more than the rectangle that changed, from an even corner")
  func changes() throws {
    let frames = try file([picture(squareAt: 3), picture(squareAt: 9)]).frames
    #expect(frames[0].width == 40)
    #expect([frames[1].x, frames[1].y] == [2, 6])
    #expect([frames[1].width, frames[1].height] == [11, 5])
  }

  @Test("T53: a picture like the one before it makes that stay longer")
  func stays() throws {
    let same = picture(squareAt: 3)
    #expect(try file([same, same, picture(squareAt: 9)]).frames.map(\.milliseconds) == [80, 40])
  }

  @Test("T53: the pixels are those of the pictures")
  func pixels() throws {
    let first = try #require(try file([picture(squareAt: 3, .blue)]).frames.first)
    // A still picture has the same chunks after its own header.
    let size = (0..<4).map { UInt8(truncatingIfNeeded: (first.data.count + 4) >> (8 * $0)) }
    let decoded = try Image(
      decoding: Array("RIFF".utf8) + size + Array("WEBP".utf8) + first.data)
    #expect(decoded.bitmap[4, 8] == picture(squareAt: 3, .blue)[4, 8])
    #expect(decoded.bitmap[20, 8] == picture(squareAt: 3)[20, 8])
  }

  @Test("T53: without the library the error names its package")
  func missing() {
    #expect(throws: AnimationError.missingLibrary(package: "libwebp7")) {
      try WebPAnimation(width: 40, height: 30, library: "libnothing.so.7")
    }
  }

  @Test("T53: a picture of another size is refused")
  func wrongSize() throws {
    var animation = try WebPAnimation(width: 40, height: 40)
    #expect(throws: AnimationError.wrongSize) {
      try animation.add(picture(squareAt: 3), milliseconds: 40)
    }
  }
}
