extension View {
  /// The ways of fitting content with a size of its own into a view.
  public enum ContentMode: Hashable, Sendable {
    /// Stretches the content to the size of the view.
    case scaleToFill
    /// Scales the content to the largest size that fits, keeping its aspect ratio.
    case scaleAspectFit
    /// Scales the content to the smallest size that fills the view, keeping its aspect ratio.
    ///
    /// A view that clips cuts off the rest.
    case scaleAspectFill
    /// Redraws the content at the size of the view. Images are stretched.
    case redraw
    /// Centers the content at its own size.
    case center
    /// Aligns the content with an edge or a corner at its own size.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How an image view fits its image, and how any view shows its drawing while an animation
  /// resizes it.
  ///
  /// A view draws its content once, at its size after the animation. While the animation runs, the
  /// modes for edges, corners and the center keep the content at that size; all other modes stretch
  /// it. The default is ``ContentMode/scaleAspectFit`` for image views, the side where the text
  /// starts for labels, and ``ContentMode/scaleToFill`` for other views.
  public var contentMode: ContentMode {
    get { extras?.contentMode ?? usualContentMode }
    set {
      guard newValue != extras?.contentMode else { return }
      madeExtras.contentMode = newValue
      setNeedsDisplay()
    }
  }
}

extension View.ContentMode {
  /// Returns the rectangle in which content of the given size is shown.
  func rect(of size: Size, in bounds: Rect) -> Rect {
    guard !size.isEmpty else { return Rect(center: bounds.center, size: .zero) }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return centered(size, by: min(ratios.0, ratios.1), bounds)
    case .scaleAspectFill: return centered(size, by: max(ratios.0, ratios.1), bounds)
    default:
      let share = alignment ?? Point(x: 0.5, y: 0.5)
      return Rect(
        x: bounds.minX + (bounds.width - size.width) * share.x,
        y: bounds.minY + (bounds.height - size.height) * share.y,
        width: size.width, height: size.height)
    }
  }

  private func centered(_ size: Size, by factor: Double, _ bounds: Rect) -> Rect {
    Rect(
      center: bounds.center, size: Size(width: size.width * factor, height: size.height * factor))
  }

  /// The fractions of the free space before the content, horizontally and vertically; nil for
  /// content that is scaled.
  var alignment: Point? {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: nil
    case .center: Point(x: 0.5, y: 0.5)
    case .top: Point(x: 0.5, y: 0)
    case .bottom: Point(x: 0.5, y: 1)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
