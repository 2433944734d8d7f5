internal import Glibc

extension SDLImageCodec {
  /// Writes the bitmap as a PNG file, whole or not at all: what was there before stays until all
  /// bytes of the new file are written.
  public func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let bytes = try encodePNG(bitmap)
    guard FileReplacement.write(bytes, to: path) else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
