extension ViewController.Transition {
  /// The details of a zoom.
  @MainActor
  public struct ZoomOptions {
    /// The color of the background behind the picture while it moves, or `nil`, the default, for
    /// the one of the system.
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
    /// `nil`, the default, lets it begin at the top edge: unless it begins in a scroll view whose
    /// content is scrolled down.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?

    /// Creates the default options.
    public init() {}
  }

  /// The two sides of a zoom whose source view is asked for.
  @MainActor
  public struct ZoomSourceViewProviderContext {
    /// The controller that has the source view.
    public let sourceViewController: ViewController
    /// The controller that grows out of the source view.
    public let zoomedViewController: ViewController
  }

  /// The views of a zoom that are to be aligned.
  @MainActor
  public struct ZoomAlignmentRectContext {
    /// The source view.
    public let sourceView: View
    /// The controller that grows out of the source view.
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
