internal import CSDL2

/// Images read and written by SDL_image: PNG, JPEG and what else it was built with.
public struct SDLImageCodec: ImageCodec {
  /// Makes a codec; it keeps nothing, so that any thread may use it.
  public init() {}

  /// Returns the pixels of an encoded image.
  public func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap {
    let surface = try load(bytes)
    defer { SDL_FreeSurface(surface) }
    let bitmap = Bitmap(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    try convert(surface, into: bitmap.pixels, stride: bitmap.stride)
    return bitmap
  }

  /// Decodes an image of exactly so many pixels into memory, premultiplied 0xAARRGGBB.
  public func decode(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutablePointer<UInt32>,
    width: Int, height: Int, stride: Int
  ) throws(ImageError) {
    let surface = try load(bytes)
    defer { SDL_FreeSurface(surface) }
    guard surface.pointee.w == width, surface.pointee.h == height else {
      throw .wrongSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    }
    try convert(surface, into: pixels, stride: stride)
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  private func load(
    _ bytes: UnsafeRawBufferPointer
  ) throws(ImageError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      throw .undecodable(reason: "there are no bytes")
    }
    guard let stream = SDL_RWFromConstMem(base, Int32(clamping: bytes.count)),
      let surface = IMG_Load_RW(stream, 1)
    else { throw .undecodable(reason: SDLImageCodec.reason) }
    return surface
  }

  private func convert(
    _ surface: UnsafeMutablePointer<SDL_Surface>, into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) throws(ImageError) {
    let width = Int(surface.pointee.w)
    // The formats of JPEG and of most PNG files need no detour through SDL's tables.
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

  /// Returns the bitmap as the bytes of a PNG file.
  public func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    let capacity = bitmap.width * bitmap.height * 5 + 65536
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { memory.deallocate() }
    guard let stream = SDL_RWFromMem(memory.baseAddress, Int32(clamping: capacity)) else {
      throw .unwritable(path: "in memory", reason: SDLImageCodec.reason)
    }
    defer { SDL_RWclose(stream) }
    try save(bitmap, to: stream, path: "in memory")
    return Array(memory[0..<Int(SDL_RWtell(stream))])
  }

  /// Writes straight (not premultiplied) pixels, as PNG has them.
  private func save(
    _ bitmap: Bitmap, to stream: UnsafeMutablePointer<SDL_RWops>, path: String
  ) throws(ImageError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(bitmap.width), Int32(bitmap.height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      let base = surface.pointee.pixels
    else { throw .unwritable(path: path, reason: SDLImageCodec.reason) }
    defer { SDL_FreeSurface(surface) }
    for y in 0..<bitmap.height {
      let row = (base + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let alpha = pixel >> 24
        func straight(_ byte: UInt32) -> UInt32 {
          alpha == 0 ? 0 : min(255, (byte * 255 + alpha / 2) / alpha)
        }
        row[x] =
          alpha << 24 | straight(pixel >> 16 & 255) << 16 | straight(pixel >> 8 & 255) << 8
          | straight(pixel & 255)
      }
    }
    guard IMG_SavePNG_RW(surface, stream, 0) == 0 else {
      throw .unwritable(path: path, reason: SDLImageCodec.reason)
    }
  }
}

extension ImageCodec where Self == SDLImageCodec {
  /// The codec of the system.
  public static var system: SDLImageCodec { SDLImageCodec() }
}
