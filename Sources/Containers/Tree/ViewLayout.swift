/// What a view has to do with constraints, guides, margins and the safe area; views that have nothing
/// to do with them have none.
@MainActor
final class ViewLayout: LayoutRecord {
  /// Whether the autoresizing mask says where the view stands.
  var followsMask = true
  /// Whether the view takes its place from the engine just now.
  var isTakingPlace = false
  /// Whether some subviews take their places from the engine.
  var placesSubviews = false
  /// Whether the view was asked once what constraints it wants.
  var wasUpdated = false
  var guides: [LayoutGuide] = []
  var insets: ViewInsets?
  /// The guides of a view that scrolls.
  var contentGuide: LayoutGuide?
  var frameGuide: LayoutGuide?
}
