extension View {
  /// The style of the view under the names of Core Animation.
  ///
  /// Views have no layers: the value only reads and sets properties of its view, and costs nothing
  /// until it is used.
  ///
  /// ```swift
  /// card.layer.cornerRadius = 12
  /// card.layer.shadowOpacity = 0.2
  /// card.layer.shadowRadius = 6
  /// ```
  public var layer: Layer { Layer(view: self) }

  /// A proxy for the style of a view; see ``View/layer``.
  @MainActor
  public struct Layer {
    /// The view whose style this is.
    public let view: View

    /// The radius of the corners, in points; ``View/cornerRadius``.
    public var cornerRadius: Double {
      get { view.cornerRadius }
      nonmutating set { view.cornerRadius = newValue }
    }

    /// The width of the border inside the edges, in points; ``View/borderWidth``.
    public var borderWidth: Double {
      get { view.borderWidth }
      nonmutating set { view.borderWidth = newValue }
    }

    /// The color of the border, or `nil` for a clear one; ``View/borderColor``.
    public var borderColor: Color? {
      get { view.borderColor }
      nonmutating set { view.borderColor = newValue ?? .clear }
    }

    /// The color behind the content; ``View/backgroundColor``.
    public var backgroundColor: Color? {
      get { view.backgroundColor }
      nonmutating set { view.backgroundColor = newValue }
    }

    /// Whether subviews and drawing are clipped to the rounded bounds; ``View/clipsToBounds``.
    public var masksToBounds: Bool {
      get { view.clipsToBounds }
      nonmutating set { view.clipsToBounds = newValue }
    }

    /// The opacity of the view and its subviews, from 0 to 1; ``View/alpha``.
    public var opacity: Double {
      get { view.alpha }
      nonmutating set { view.alpha = newValue }
    }

    /// Whether the view is hidden; ``View/isHidden``.
    public var isHidden: Bool {
      get { view.isHidden }
      nonmutating set { view.isHidden = newValue }
    }

    /// The frame in the superview's coordinates, in points; ``View/frame``.
    public var frame: Rect {
      get { view.frame }
      nonmutating set { view.frame = newValue }
    }

    /// The bounds in the view's own coordinates, in points; ``View/bounds``.
    public var bounds: Rect {
      get { view.bounds }
      nonmutating set { view.bounds = newValue }
    }

    /// The center in the superview's coordinates, in points; ``View/center``.
    public var position: Point {
      get { view.center }
      nonmutating set { view.center = newValue }
    }

    /// The transform about the center; ``View/transform3D``.
    public var transform: Transform3D {
      get { view.transform3D }
      nonmutating set { view.transform3D = newValue }
    }

    /// The place among the siblings: those with a greater one are drawn in front; ``View/zPosition``.
    public var zPosition: Double {
      get { view.zPosition }
      nonmutating set { view.zPosition = newValue }
    }

    /// Marks the drawing of the view as dirty.
    public func setNeedsDisplay() { view.setNeedsDisplay() }

    /// Marks the layout of the view as dirty.
    public func setNeedsLayout() { view.setNeedsLayout() }

    /// Ends all animations of the view.
    public func removeAllAnimations() { view.removeAllAnimations() }
  }
}
