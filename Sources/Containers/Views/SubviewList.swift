/// The views that a view holds, from the back to the front; views that hold none have no list.
///
/// It ends with its view, on the main actor, and then the views know that their superview is gone.
@MainActor
final class SubviewList {
  // Unchecked as the view's own properties are.
  @exclusivity(unchecked) var views: [View] = []

  isolated deinit {
    for view in views { view.superviewDidEnd() }
  }
}
