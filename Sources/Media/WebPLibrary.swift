internal import Support

/// The functions of libwebp, which is loaded on demand because few runs write an animation.
struct WebPLibrary {
  /// The name under which the library is loaded.
  static let name = "libwebp.so.7"
  /// The Debian package that has the library; SDL_image depends on it, too.
  static let package = "libwebp7"

  /// `WebPEncodeLosslessBGRA`: pixels, width, height, bytes from row to row, and where the address of
  /// the file goes; returns its size in bytes, 0 for a failure.
  typealias Encode =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int
  typealias Free = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  private let encode: Encode
  private let free: Free

  /// Loads the library of a name.
  init(_ name: String) throws(AnimationError) {
    guard let library = SharedLibrary(name),
      // The types are those of webp/encode.h and webp/types.h.
      let encode = library.function("WebPEncodeLosslessBGRA", as: Encode.self),
      let free = library.function("WebPFree", as: Free.self)
    else { throw .missingLibrary(package: Self.package) }
    (self.encode, self.free) = (encode, free)
  }

  /// Returns straight 0xAARRGGBB pixels without gaps as the chunks of a WebP file.
  func chunks(of pixels: [UInt32], width: Int, height: Int) throws(AnimationError) -> [UInt8] {
    var file: UnsafeMutablePointer<UInt8>?
    let size = pixels.withUnsafeBytes { bytes -> Int in
      guard let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return 0 }
      return encode(base, Int32(width), Int32(height), Int32(4 * width), &file)
    }
    defer { free(file) }
    // "RIFF", the size of the rest, and "WEBP" come before the chunks.
    guard let file, size > 12 else { throw .refused }
    return Array(UnsafeBufferPointer(start: file + 12, count: size - 12))
  }
}
