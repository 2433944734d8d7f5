/// What a view has to do with constraints, guides, margins and the safe area; views that have nothing
/// to do with them have none.
@MainActor
final class ViewLayout: LayoutRecord {
  /// Whether the autoresizing mask says where the view stands.
  var followsMask = true
  /// What the view takes from the engine just now.
  var taking = PlaceTaking.nothing
  /// Whether some subviews take their places from the engine.
  var placesSubviews = false
  /// Whether the view was asked once what constraints it wants.
  var wasUpdated = false
  var guides: [LayoutGuide] = []
  var insets: ViewInsets?
  /// The guides of a view that scrolls.
  var contentGuide: LayoutGuide?
  var frameGuide: LayoutGuide?

  /// What of a place that constraints give is being set.
  enum PlaceTaking {
    /// Nothing: what is set comes from elsewhere.
    case nothing
    /// The center; the bounds follow, and who wants to know of the frame hears of both at once.
    case centerBeforeBounds
    /// The last of what changes.
    case last
  }
}
