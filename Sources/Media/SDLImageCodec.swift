internal import CSDLSurface
public import Pixels
internal import Support

/// A codec that reads images with TurboJPEG or SDL_image (PNG and any format it was built with) and
/// writes PNG.
public struct SDLImageCodec: ImageCodec {
  /// Creates a codec, which is stateless and usable from any thread.
  public init() {}

  /// Returns the pixels of an encoded image.
  public func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap {
    if JPEGDecoder.recognizes(bytes) {
      let file = try JPEGDecoder(bytes)
      let bitmap = try Self.bitmap(file.width, file.height)
      try file.decode(into: bitmap.pixels, stride: bitmap.stride)
      return bitmap
    }
    let surface = try load(bytes)
    defer { SDL_FreeSurface(surface) }
    let bitmap = try Self.bitmap(Int(surface.pointee.w), Int(surface.pointee.h))
    try convert(surface, into: bitmap.pixels, stride: bitmap.stride)
    return bitmap
  }

  /// Decodes an image of exactly the given size into memory, as premultiplied 0xAARRGGBB.
  public func decode(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutablePointer<UInt32>,
    width: Int, height: Int, stride: Int
  ) throws(ImageError) {
    if JPEGDecoder.recognizes(bytes) {
      let file = try JPEGDecoder(bytes)
      guard file.width == width, file.height == height else {
        throw .wrongSize(width: file.width, height: file.height)
      }
      return try file.decode(into: pixels, stride: stride)
    }
    let surface = try load(bytes)
    defer { SDL_FreeSurface(surface) }
    guard surface.pointee.w == width, surface.pointee.h == height else {
      throw .wrongSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    }
    try convert(surface, into: pixels, stride: stride)
  }

  /// SDL_image's `IMG_Load_RW`, loaded on demand because most runs need neither it nor its seven
  /// decoder libraries.
  private static let loadImage = SharedLibrary("libSDL2_image-2.0.so.0")?.function(
    "IMG_Load_RW",
    as: (@convention(c) @Sendable (
      UnsafeMutablePointer<SDL_RWops>?, Int32
    ) -> UnsafeMutablePointer<SDL_Surface>?).self)

  /// Returns a bitmap for an image whose file determines the size.
  private static func bitmap(_ width: Int, _ height: Int) throws(ImageError) -> Bitmap {
    guard let bitmap = Bitmap(grantedWidth: width, height: height) else {
      throw .undecodable(reason: "there is no memory for its \(width) × \(height) pixels")
    }
    return bitmap
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  private func load(
    _ bytes: UnsafeRawBufferPointer
  ) throws(ImageError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      throw .undecodable(reason: "there are no bytes")
    }
    guard let loadImage = Self.loadImage else {
      throw .undecodable(reason: "SDL_image (libSDL2_image-2.0.so.0) is not installed")
    }
    guard let stream = SDL_RWFromConstMem(base, Int32(clamping: bytes.count)),
      let surface = loadImage(stream, 1)
    else { throw .undecodable(reason: SDLImageCodec.reason) }
    return surface
  }

  private func convert(
    _ surface: UnsafeMutablePointer<SDL_Surface>, into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) throws(ImageError) {
    let width = Int(surface.pointee.w)
    // Fast paths for the formats of most PNG files avoid SDL's conversion.
    switch surface.pointee.format.pointee.format {
    case SDL_PIXELFORMAT_RGB24.rawValue:
      forEachRow(surface) { y, row in
        let target = pixels + y * stride
        for x in 0..<width {
          target[x] =
            0xFF00_0000 | UInt32(row[3 &* x]) << 16 | UInt32(row[3 &* x &+ 1]) << 8
            | UInt32(row[3 &* x &+ 2])
        }
      }
      return
    case SDL_PIXELFORMAT_ABGR8888.rawValue:
      forEachRow(surface) { y, row in
        let target = pixels + y * stride
        for x in 0..<width {
          let alpha = UInt32(row[4 &* x &+ 3])
          let color =
            0xFF00_0000 | UInt32(row[4 &* x]) << 16 | UInt32(row[4 &* x &+ 1]) << 8
            | UInt32(row[4 &* x &+ 2])
          target[x] = alpha == 255 ? color : Blending.scale(color, by: alpha)
        }
      }
      return
    default: break
    }
    guard
      let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw .undecodable(reason: SDLImageCodec.reason) }
    defer { SDL_FreeSurface(converted) }
    forEachRow(converted) { y, row in
      let target = pixels + y * stride
      // The converted format has four bytes per pixel.
      row.withMemoryRebound(to: UInt32.self, capacity: width) { source in
        for x in 0..<width {
          target[x] = Blending.scale(source[x] | 0xFF00_0000, by: source[x] >> 24)
        }
      }
    }
  }

  private func forEachRow(
    _ surface: UnsafeMutablePointer<SDL_Surface>, _ body: (Int, UnsafePointer<UInt8>) -> Void
  ) {
    guard let base = surface.pointee.pixels else { return }
    for y in 0..<Int(surface.pointee.h) {
      let row = base + y * Int(surface.pointee.pitch)
      body(y, UnsafePointer(row.assumingMemoryBound(to: UInt8.self)))
    }
  }

  /// Returns the bitmap encoded as PNG.
  public func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .unwritable(path: "in memory", reason: "there are no pixels")
    }
    guard let file = PNGEncoder(bitmap).file() else {
      throw .unwritable(path: "in memory", reason: "there is too little memory")
    }
    return file
  }
}
