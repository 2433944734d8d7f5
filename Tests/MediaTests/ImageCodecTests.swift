import Foundation
import Media
import Pixels
import TestSupport
import Testing

@Suite struct ImageCodecTests {
  private let checks = drawn(4, 4) { canvas in
    canvas.fill(.white)
    canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), .black)
    canvas.fill(Rect(x: 2, y: 2, width: 2, height: 2), Color(hex: 0xFF0000))
  }

  @Test("An image written as PNG is read back unchanged")
  func codec() throws {
    let bytes = try SDLImageCodec().encodePNG(checks)
    let decoded = try bytes.withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(decoded.width == 4)
    #expect(decoded.height == 4)
    for y in 0..<4 {
      for x in 0..<4 { #expect(decoded[x, y] == checks[x, y]) }
    }
  }

  @Test("D115: A PNG says that its colors are sRGB, before the pixels")
  func colorSpace() throws {
    let bytes = try SDLImageCodec().encodePNG(checks)
    // Length, name, the perceptual intent, and the checksum.
    let chunk: [UInt8] = [0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C, 0xE9]
    // After the signature of 8 bytes and the header of 25.
    let end = 33 + chunk.count
    #expect(Array(bytes[33..<end]) == chunk)
    #expect(Array(bytes[(end + 4)..<(end + 8)]) == Array("IDAT".utf8))
  }

  @Test("Noise survives PNG, opaque or not, in odd and even sizes")
  func codecNoise() throws {
    var state: UInt32 = 1
    for (width, height, isOpaque) in [(1, 1, true), (37, 23, true), (64, 8, false), (5, 40, false)]
    {
      let noise = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          state = state &* 1_664_525 &+ 1_013_904_223
          let alpha = isOpaque || (x + y) % 3 > 0 ? 255 : state >> 24
          // In premultiplied pixels no channel exceeds alpha.
          let channels = [16, 8, 0].map { ((state >> $0 & 255) % (alpha + 1)) << $0 }
          noise[x, y] = channels.reduce(alpha << 24, |)
        }
      }
      let bytes = try SDLImageCodec().encodePNG(noise)
      let decoded = try bytes.withUnsafeBytes { try SDLImageCodec().decode($0) }
      #expect(decoded.width == width)
      #expect(decoded.height == height)
      for y in 0..<height {
        for x in 0..<width { #expect(decoded[x, y] == noise[x, y]) }
      }
    }
  }

  @Test("An image without pixels cannot be written as PNG")
  func codecEmpty() {
    #expect(throws: ImageError.unwritable(path: "in memory", reason: "there are no pixels")) {
      try SDLImageCodec().encodePNG(Bitmap(width: 0, height: 4))
    }
  }

  @Test("Alpha survives PNG and is premultiplied again")
  func codecAlpha() throws {
    let faint = drawn(2, 1) { $0.fill(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)) }
    let bytes = try SDLImageCodec().encodePNG(faint)
    let decoded = try bytes.withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(decoded[1, 0] == faint[1, 0])
  }

  @Test("Bytes that are not an image, and images of another size, are refused")
  func codecErrors() throws {
    let codec = SDLImageCodec()
    #expect(throws: ImageError.self) {
      try [1, 2, 3].withUnsafeBytes { try codec.decode($0) }
    }
    #expect(throws: ImageError.undecodable(reason: "there are no bytes")) {
      try codec.decode(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let bytes = try codec.encodePNG(checks)
    let target = Bitmap(width: 8, height: 8)
    #expect(throws: ImageError.wrongSize(width: 4, height: 4)) {
      try bytes.withUnsafeBytes {
        try codec.decode($0, into: target.pixels, width: 8, height: 8, stride: target.stride)
      }
    }
    #expect(throws: ImageError.self) {
      try codec.encodePNG(checks, to: "/nowhere/at/all.png")
    }
  }

  @Test("A tile is decoded directly into part of a larger bitmap")
  func decodingInto() throws {
    let bytes = try SDLImageCodec().encodePNG(checks)
    let target = Bitmap(width: 8, height: 8)
    try bytes.withUnsafeBytes {
      try SDLImageCodec().decode(
        $0, into: target.pixels + 4, width: 4, height: 4, stride: target.stride)
    }
    #expect(target.area == 16)
    #expect(target.alpha(3, 0) == 0)
    #expect(target[4, 0] == 0xFF00_0000)
  }

  /// Eight by eight red pixels next to eight by eight blue ones, as JPEG.
  private static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a\
    YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR\
    CAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAA\
    BwUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AipTXhEQfP//Z
    """)
  /// Eight by eight gray pixels, as JPEG.
  private static let grayJPEG = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
    ybqmx5moq6T/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AI//Z
    """)

  /// Eight by eight CMYK pixels, as JPEG.
  private static let printedJPEG = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFa\
    UGBKUVJP/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBN\
    AFkASwAAPwCkCR4bP//Z
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }

  /// Whether a pixel is opaque and close to a color.
  private static func isNear(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    func isNear(_ shift: UInt32, _ component: Int) -> Bool {
      abs(Int(pixel >> shift & 255) - component) <= 3
    }
    return pixel >> 24 == 255 && isNear(16, red) && isNear(8, green) && isNear(0, blue)
  }

  @Test("JPEG files, in color and gray, become opaque pixels")
  func jpeg() throws {
    let image = try Self.jpeg.withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(image.width == 16)
    #expect(image.height == 8)
    #expect(Self.isNear(image[2, 2], 200, 40, 20))
    #expect(Self.isNear(image[13, 5], 20, 60, 210))
    let gray = try Self.grayJPEG.withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(gray.width == 8)
    #expect(Self.isNear(gray[3, 3], 91, 91, 91))
  }

  @Test("An image for whose pixels there is no memory is refused")
  func noMemory() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      var bytes = Self.jpeg
      // The height and the width follow the marker of the frame, its length and its precision.
      guard let frame = bytes.indices.first(where: { bytes[$0...].starts(with: [0xFF, 0xC0]) })
      else { preconditionFailure("The image has no frame.") }
      bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0x00, 0xFF, 0x00])
      do throws(ImageError) {
        _ = try Image(decoding: bytes)
        preconditionFailure("There is an image.")
      } catch {
        precondition(
          error == .undecodable(reason: "there is no memory for its 65280 × 65280 pixels"))
      }
    }
  }

  @Test(
    "A JPEG file is decoded directly into part of a larger bitmap, and refused if its size is wrong"
  )
  func jpegInto() throws {
    let target = Bitmap(width: 32, height: 8)
    try Self.jpeg.withUnsafeBytes { bytes in
      let codec = SDLImageCodec()
      try codec.decode(
        bytes, into: target.pixels + 16, width: 16, height: 8, stride: target.stride)
      #expect(throws: ImageError.wrongSize(width: 16, height: 8)) {
        try codec.decode(
          bytes, into: target.pixels, width: 32, height: 8, stride: target.stride)
      }
    }
    #expect(target.alpha(15, 7) == 0)
    #expect(Self.isNear(target[18, 2], 200, 40, 20))
  }

  @Test("Another program's draft beside the file is left alone while an image is written")
  func draftOfAnother() throws {
    let folder = try TemporaryFolder()
    let target = folder.path + "/picture.png"
    let draft = try folder.file("picture.png.\(getpid()).partial", [1])

    try SDLImageCodec().encodePNG(checks, to: target)

    #expect(FileManager.default.contents(atPath: draft) == Data([1]))
    #expect(FileManager.default.fileExists(atPath: target))
  }

  @Test("A CMYK JPEG file is refused with a reason")
  func printedJPEG() {
    #expect(throws: ImageError.undecodable(reason: "its colors are those of print")) {
      try Self.printedJPEG.withUnsafeBytes { try SDLImageCodec().decode($0) }
    }
  }

  @Test("A truncated JPEG file keeps what it has; one without an image is refused")
  func damagedJPEG() throws {
    let short = try Self.jpeg.dropLast(4).withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(short.width == 16)
    #expect(Self.isNear(short[2, 2], 200, 40, 20))
    for length in [3, 20, 150] {
      #expect(throws: ImageError.self) {
        try Self.jpeg.prefix(length).withUnsafeBytes { try SDLImageCodec().decode($0) }
      }
    }
  }
}
