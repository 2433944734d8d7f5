/// Draws images, for code that comes from UIKit; ``Image/drawn(size:scale:_:)`` is the same in one call.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: Size(width: 8, height: 8)).image { canvas in
///   canvas.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), .red)
/// }
/// ```
///
/// The closure gets the ``Canvas`` itself: there is no context around it, and none in force elsewhere.
public final class GraphicsImageRenderer {
  /// How many pixels the images have, and whether they can be seen through.
  public let format: GraphicsImageRendererFormat
  private let bounds: Rect

  /// Makes a renderer of images of a size, in points, for the display scale of the traits in force.
  public convenience init(size: Size) { self.init(bounds: Rect(origin: .zero, size: size)) }

  /// Makes a renderer of images of a size, in points.
  public convenience init(size: Size, format: GraphicsImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of what is drawn inside a rectangle, in points.
  public init(bounds: Rect, format: GraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the image of what a closure draws, on a clear ground, or on a black one where the format
  /// is opaque.
  public func image(actions: (Canvas) -> Void) -> Image {
    Image.drawn(size: bounds.size, scale: format.scale) { canvas in
      if format.opaque { canvas.fill(Path(rect: Rect(origin: .zero, size: bounds.size)), .black) }
      canvas.translate(x: -bounds.minX, y: -bounds.minY)
      actions(canvas)
    }
  }

  /// Returns the image of what a closure draws as PNG; nil where it has no pixels.
  public func pngData(actions: (Canvas) -> Void) -> [UInt8]? { image(actions: actions).pngData() }
}

/// What the images of a ``GraphicsImageRenderer`` are like.
public final class GraphicsImageRendererFormat {
  /// Pixels for each point; 1 at first.
  public var scale = 1.0
  /// Whether images begin black instead of clear; false at first.
  public var opaque = false

  /// Makes a format of one pixel a point.
  public init() {}

  /// Returns a format for the display scale of the traits in force (``TraitCollection/current``).
  public static func preferred() -> GraphicsImageRendererFormat {
    GraphicsImageRendererFormat(for: .current)
  }

  /// Makes a format for the display scale of an environment.
  public init(for traits: TraitCollection) { scale = traits.displayScale }
}
