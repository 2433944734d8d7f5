/// A picture that does not change: pixels, and how many of them make a point.
public struct Image: Sendable {
  /// The pixels; nobody writes into them any more.
  public let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double

  /// Makes an image of pixels that from now on nobody changes.
  public init(bitmap: Bitmap, scale: Double = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The size in points.
  public var size: Size {
    Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// Returns the image that drawing gives, on a clear ground.
  ///
  /// - Parameter size: The size in points; whole pixels are rounded up.
  public static func drawn(size: Size, scale: Double = 1, _ body: (Canvas) -> Void) -> Image {
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    body(Canvas(bitmap: bitmap, scale: scale))
    return Image(bitmap: bitmap, scale: scale)
  }
}
