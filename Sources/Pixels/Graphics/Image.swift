/// A picture that does not change: pixels, and how many of them make a point.
public struct Image: Sendable {
  /// The pixels; nobody writes into them any more.
  public let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double
  /// What few images have; nil for those that are drawn as their pixels are.
  private(set) var attributes: ImageAttributes?

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

  /// How much of each side keeps its size where the image is drawn in another, in points.
  public var capInsets: EdgeInsets { attributes?.values.capInsets ?? .zero }

  /// How what is between the caps fills another size; stretched at first.
  public var resizingMode: ResizingMode { attributes?.values.resizingMode ?? .stretch }

  /// Returns the image with caps that keep their size where it is drawn in another, such as a frame or
  /// a bubble.
  ///
  /// - Parameter capInsets: The caps, in points of the image; together less than the image.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
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

  /// Returns the image with other attributes.
  func changed(_ change: (inout ImageAttributes.Values) -> Void) -> Image {
    with(bitmap, change)
  }

  /// Returns an image of other pixels with the attributes of this one, changed.
  func with(_ bitmap: Bitmap, _ change: (inout ImageAttributes.Values) -> Void = { _ in }) -> Image
  {
    var values = attributes?.values ?? ImageAttributes.Values()
    change(&values)
    var image = Image(bitmap: bitmap, scale: scale)
    image.attributes = values == ImageAttributes.Values() ? nil : ImageAttributes(values)
    return image
  }
}
