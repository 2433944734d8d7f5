/// A picture that does not change: pixels, and how many of them make a point.
public struct Image: Sendable {
  /// The pixels; nobody writes into them any more.
  public let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double

  /// How much of each side keeps its size where the image is drawn in another, in points.
  public private(set) var capInsets = EdgeInsets.zero
  /// How what is between the caps fills another size; stretched at first.
  public private(set) var resizingMode = ResizingMode.stretch

  /// How what is between the caps of an image fills another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated as often as there is room.
    case tile
    /// Stretched.
    case stretch
  }

  /// Makes an image of pixels that from now on nobody changes.
  public init(bitmap: Bitmap, scale: Double = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The size in points.
  public var size: Size {
    Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// Returns the image with caps that keep their size where it is drawn in another, such as a frame or
  /// a bubble.
  ///
  /// - Parameter capInsets: The caps, in points of the image; together less than the image.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    var image = self
    (image.capInsets, image.resizingMode) = (capInsets, resizingMode)
    return image
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
