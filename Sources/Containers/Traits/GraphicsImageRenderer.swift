/// A renderer that draws images, for code ported from UIKit.
///
/// ``Image/drawn(size:scale:_:)`` does the same in a single call.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: Size(width: 8, height: 8)).image { canvas in
///   canvas.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), .red)
/// }
/// ```
///
/// The closure receives the ``Canvas`` itself; there is no current graphics context.
public final class GraphicsImageRenderer {
  /// The scale and opacity of the images.
  public let format: GraphicsImageRendererFormat
  private let bounds: Rect

  /// Creates a renderer for images of a size, in points, at the current display scale.
  public convenience init(size: Size) { self.init(bounds: Rect(origin: .zero, size: size)) }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: Size, format: GraphicsImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of the content of a rectangle, in points.
  public init(bounds: Rect, format: GraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns an image of the drawing of a closure, on a transparent background, or on black if the
  /// format is opaque.
  public func image(actions: (Canvas) -> Void) -> Image {
    Image.drawn(size: bounds.size, scale: format.scale) { canvas in
      if format.opaque { canvas.fill(Path(rect: Rect(origin: .zero, size: bounds.size)), .black) }
      canvas.translate(x: -bounds.minX, y: -bounds.minY)
      actions(canvas)
    }
  }

  /// Returns the drawing of a closure as PNG data, or `nil` if the image has no pixels.
  public func pngData(actions: (Canvas) -> Void) -> [UInt8]? { image(actions: actions).pngData() }
}

/// The format of the images of a ``GraphicsImageRenderer``.
public final class GraphicsImageRendererFormat {
  /// The number of pixels per point; 1 by default.
  public var scale = 1.0
  /// Whether images start out black instead of transparent; `false` by default.
  public var opaque = false

  /// Creates a format with one pixel per point.
  public init() {}

  /// Returns a format for the display scale of ``TraitCollection/current``.
  public static func preferred() -> GraphicsImageRendererFormat {
    GraphicsImageRendererFormat(for: .current)
  }

  /// Creates a format for the display scale of the given traits.
  public init(for traits: TraitCollection) { scale = traits.displayScale }
}
