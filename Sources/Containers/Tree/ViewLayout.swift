/// The constraints, guides, margins, and safe area of a view.
///
/// Views that use none of them have no object.
@MainActor
final class ViewLayout: LayoutRecord {
  /// Whether the autoresizing mask determines the frame of the view.
  var followsMask = true
  /// The part of the engine's solution that is currently being applied to the view.
  var taking = PlaceTaking.nothing
  /// Whether the engine places any of the subviews.
  var placesSubviews = false
  /// Whether ``View/updateConstraints()`` has been called once.
  var wasUpdated = false
  var guides: [LayoutGuide] = []
  var insets: ViewInsets?
  /// The content and frame guides of a scroll view.
  var contentGuide: LayoutGuide?
  var frameGuide: LayoutGuide?

  /// The part of a place computed by the layout engine that is being applied.
  enum PlaceTaking {
    /// None. Changes come from elsewhere.
    case nothing
    /// The center. The bounds follow, and observers of the frame are notified of both at once.
    case centerBeforeBounds
    /// The last value that changes.
    case last
  }
}
