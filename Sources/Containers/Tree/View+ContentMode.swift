extension View {
  /// The ways of fitting content with a size of its own into a view.
  public enum ContentMode: Hashable, Sendable {
    /// Stretches the content to the size of the view.
    case scaleToFill
    /// Scales the content to the largest size that fits, keeping its aspect ratio.
    case scaleAspectFit
    /// Scales the content to the smallest size that fills the view, keeping its aspect ratio. The
    /// rest is cut off if the view clips.
    case scaleAspectFill
    /// Redraws the content at the size of the view. Images are stretched.
    case redraw
    /// Centers the content at its own size.
    case center
    /// Aligns the content with an edge or a corner at its own size.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How an image view fits its image; ``ContentMode/scaleAspectFit`` by default.
  ///
  /// Other views keep the value for use by subclasses, because views redraw their content at every
  /// size.
  public var contentMode: ContentMode {
    get { extras?.contentMode ?? usualContentMode }
    set {
      guard newValue != contentMode else { return }
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
      let (across, down) = edges
      return Rect(
        x: bounds.minX + (bounds.width - size.width) * across,
        y: bounds.minY + (bounds.height - size.height) * down,
        width: size.width, height: size.height)
    }
  }

  private func centered(_ size: Size, by factor: Double, _ bounds: Rect) -> Rect {
    Rect(
      center: bounds.center, size: Size(width: size.width * factor, height: size.height * factor))
  }

  /// The fraction of the free space before the image, horizontally and vertically.
  private var edges: (Double, Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
