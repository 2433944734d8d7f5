internal import CTurboJPEG
internal import Pixels

/// A JPEG file that is decoded directly into the destination's memory.
///
/// SDL_image would decode it into a cleared surface of its own, which would then have to be
/// converted.
struct JPEGDecoder: ~Copyable {
  /// The size of the image in pixels.
  let width, height: Int

  private let bytes: UnsafeRawBufferPointer
  private let decoder: tjhandle

  /// Whether bytes start with the JPEG signature.
  static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Reads the header of a file.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard let decoder = tjInitDecompress() else {
      throw .undecodable(reason: String(cString: tjGetErrorStr2(nil)))
    }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      decoder, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &colors)
    let isForPrint = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    // The size is zero if the file ends before the size is given.
    guard status == 0, width > 0, height > 0, !isForPrint else {
      defer { tjDestroy(decoder) }
      throw .undecodable(
        reason: isForPrint
          ? "its colors are those of print" : String(cString: tjGetErrorStr2(decoder)))
    }
    (self.width, self.height, self.bytes, self.decoder) = (Int(width), Int(height), bytes, decoder)
  }

  deinit { tjDestroy(decoder) }

  /// Writes the pixels as opaque 0xAARRGGBB; if the file ends too soon, the rest is gray.
  ///
  /// - Parameter stride: The distance from one row to the next, in pixels.
  func decode(into pixels: UnsafeMutablePointer<UInt32>, stride: Int) throws(ImageError) {
    let status = pixels.withMemoryRebound(to: UInt8.self, capacity: 4 * stride * height) {
      tjDecompress2(
        decoder, bytes.baseAddress, UInt(bytes.count), $0, Int32(width), Int32(4 * stride),
        Int32(height), TJPF_BGRA.rawValue, 0)
    }
    guard status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else {
      throw .undecodable(reason: String(cString: tjGetErrorStr2(decoder)))
    }
  }
}
