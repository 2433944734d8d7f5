public import Pixels
internal import Support

extension SDLImageCodec {
  /// Writes the bitmap as a PNG file, atomically.
  ///
  /// An existing file stays until the new one is completely on disk, and the new one keeps its
  /// mode. A symbolic link is followed.
  public func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let bytes = try encodePNG(bitmap)
    do throws(SystemError) { try FileSystem.current.write(bytes, to: path) } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }
}
