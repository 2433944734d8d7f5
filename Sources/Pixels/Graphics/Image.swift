/// An immutable image: pixels and their scale.
public struct Image: Sendable {
  /// The pixels, which must not be written to.
  public let bitmap: Bitmap
  /// The number of pixels per point.
  public let scale: Double
  /// Attributes that few images have; `nil` if all have their defaults.
  private(set) var attributes: ImageAttributes?

  /// How the area between the caps of a resizable image fills another size.
  public enum ResizingMode: Hashable, Sendable {
    /// The area is repeated.
    case tile
    /// The area is stretched.
    case stretch
  }

  /// Creates an image of pixels that must no longer change.
  public init(bitmap: Bitmap, scale: Double = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The size in points.
  public var size: Size {
    Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// The parts of each side that keep their size when the image is resized, in points.
  public var capInsets: EdgeInsets { attributes?.values.capInsets ?? .zero }

  /// How the area between the caps fills another size; ``ResizingMode/stretch`` by default.
  public var resizingMode: ResizingMode { attributes?.values.resizingMode ?? .stretch }

  /// Returns the image with caps that keep their size when it is resized, such as a frame or a
  /// bubble.
  ///
  /// - Parameter capInsets: The caps, in points of the image; together smaller than the image.
  public func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns an image of the drawing of a closure on a clear background.
  ///
  /// - Parameter size: The size in points, rounded up to whole pixels.
  public static func drawn(size: Size, scale: Double = 1, _ body: (Canvas) -> Void) -> Image {
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    body(Canvas(bitmap: bitmap, scale: scale))
    return Image(bitmap: bitmap, scale: scale)
  }

  /// Returns the image with changed attributes.
  func changed(_ change: (inout ImageAttributes.Values) -> Void) -> Image {
    with(bitmap, change)
  }

  /// Returns an image with other pixels and changed attributes.
  func with(_ bitmap: Bitmap, _ change: (inout ImageAttributes.Values) -> Void = { _ in }) -> Image
  {
    var values = attributes?.values ?? ImageAttributes.Values()
    change(&values)
    var image = Image(bitmap: bitmap, scale: scale)
    image.attributes = values == ImageAttributes.Values() ? nil : ImageAttributes(values)
    return image
  }
}
