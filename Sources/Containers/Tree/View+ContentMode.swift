extension View {
  /// How content of a size of its own is fitted into a view.
  public enum ContentMode: Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as it fits whole.
    case scaleAspectFit
    /// As small as it covers the view; the rest is cut off if the view clips.
    case scaleAspectFill
    /// Drawn anew in the view's size; images are stretched.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at an edge or a corner.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How an image view fits its image: whole at first.
  ///
  /// Other views keep the value for subclasses: what a view draws is drawn anew in every size.
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
  /// Returns where something of a size is shown in a rectangle.
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

  /// Which share of the free room is before the image, across and down.
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
