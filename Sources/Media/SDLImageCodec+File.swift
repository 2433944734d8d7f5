public import Pixels
internal import Support

extension SDLImageCodec {
  /// Writes the bitmap as a PNG file, whole or not at all.
  ///
  /// What was there before stays until all bytes of the new file are on the disk; the new one has its mode. A
  /// symbolic link is followed.
  public func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let bytes = try encodePNG(bitmap)
    do throws(SystemError) { try FileReplacement.write(bytes, to: path) } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }
}
