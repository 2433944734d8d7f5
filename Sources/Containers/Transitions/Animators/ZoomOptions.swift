extension ViewController.Transition {
  /// The options of a zoom transition.
  ///
  /// ```swift
  /// var options = ViewController.Transition.ZoomOptions()
  /// options.dimmingColor = .black
  /// photo.preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
  /// ```
  @MainActor
  public struct ZoomOptions {
    /// The color behind the picture while it moves, or `nil`, the default, for the system's color.
    ///
    /// There is no such background if the controller does not fill its container.
    public var dimmingColor: Color?
    /// Returns the part of the zoomed view that corresponds to the source view, in the coordinates
    /// of the zoomed view, or `nil` for the whole view.
    ///
    /// For example, the frame of an image whose thumbnail is the source view.
    public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> Rect?)?
    /// Returns whether a downward drag may begin to dismiss the controller.
    ///
    /// If `nil`, the default, the drag may begin unless it starts in a scroll view whose content is
    /// scrolled down.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?

    /// Creates the default options.
    public init() {}
  }

  /// The controllers of a zoom, passed to the closure that provides the source view.
  @MainActor
  public struct ZoomSourceViewProviderContext {
    /// The controller that has the source view.
    public let sourceViewController: ViewController
    /// The controller that zooms out of the source view.
    public let zoomedViewController: ViewController
  }

  /// The views of a zoom to align, passed to the closure that provides the alignment rectangle.
  @MainActor
  public struct ZoomAlignmentRectContext {
    /// The source view.
    public let sourceView: View
    /// The controller that zooms out of the source view.
    public let zoomedViewController: ViewController
  }

  /// A drag that may begin to dismiss a zoomed controller.
  @MainActor
  public struct ZoomInteractionContext {
    /// The location of the drag, in the coordinates of the zoomed view.
    public let location: Point
    /// The velocity of the drag, in points per second.
    public let velocity: Vector
    /// Whether the drag begins the dismissal by default.
    public let willBegin: Bool
  }
}
