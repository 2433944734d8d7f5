/// A reason why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are no image of a known format, or a damaged one.
  case undecodable(reason: String)
  /// The image has another size than it must have, in pixels.
  case wrongSize(width: Int, height: Int)
  /// The file of the image cannot be read.
  case unreadable(path: String, reason: String)
  /// The image could not be encoded or its file not be written.
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

/// What turns files of images into pixels and back; callable from any thread.
public protocol ImageCodec: Sendable {
  /// Returns the pixels of an encoded image.
  func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bitmap

  /// Decodes an image of exactly so many pixels into memory, premultiplied 0xAARRGGBB.
  ///
  /// - Parameter stride: The distance from a row to the next, in pixels.
  func decode(
    _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutablePointer<UInt32>,
    width: Int, height: Int, stride: Int
  ) throws(ImageError)

  /// Returns the bitmap as the bytes of a PNG file.
  func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> [UInt8]

  /// Writes the bitmap as a PNG file.
  func encodePNG(_ bitmap: Bitmap, to path: String) throws(ImageError)
}
