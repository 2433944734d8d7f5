/// A reason why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are damaged or not in a known image format.
  case undecodable(reason: String)
  /// The image does not have the required size; the values are its size in pixels.
  case wrongSize(width: Int, height: Int)
  /// The image file cannot be read.
  case unreadable(path: String, reason: String)
  /// The image could not be encoded, or its file not written.
  case unwritable(path: String, reason: String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .undecodable(let reason): "The image cannot be read: \(reason)."
    case .wrongSize(let width, let height):
      "The image has an unexpected size of \(width) × \(height) pixels."
    case .unreadable(let path, let reason): "The image \(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason): "The image \(path) cannot be written: \(reason)."
    }
  }
}

/// A decoder and encoder of image files, callable from any thread.
public protocol ImageCodec: Sendable {
  /// Returns the pixels of an encoded image.
  func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap

  /// Decodes an image of exactly the given size into memory, as premultiplied 0xAARRGGBB.
  ///
  /// - Parameter stride: The distance from one row to the next, in pixels.
  func decode(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutablePointer<UInt32>,
    width: Int, height: Int, stride: Int
  ) throws(ImageError)

  /// Returns the bitmap encoded as PNG.
  func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> [UInt8]

  /// Writes the bitmap as a PNG file.
  func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError)
}
