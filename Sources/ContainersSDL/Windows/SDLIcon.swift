internal import CSDL2
internal import Pixels

/// Sets the icons of windows.
@MainActor
enum SDLIcon {
  /// Sets the icon of a window; Wayland has none.
  static func set(_ image: Image, of window: OpaquePointer) {
    let bitmap = image.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { pixels.append(Blending.straight(bitmap[x, y])) }
    }
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32, Int32(bitmap.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      // SDL copies the pixels.
      if let surface { SDL_SetWindowIcon(window, surface) }
      SDL_FreeSurface(surface)
    }
  }
}
