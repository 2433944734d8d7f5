/// A view that shows where items would be dropped on it, and takes them there.
@MainActor
protocol DropTaking: View {
  /// Returns whether the view takes any of the items.
  func canTake(_ session: DropSession) -> Bool
  /// Called when the items come over the view.
  func dropDidEnter(_ session: DropSession)
  /// Called then, and whenever the items move over the view, which shows where they would go.
  func dropDidMove(_ session: DropSession)
  /// Called when the items leave the view, or are taken back.
  func dropDidExit(_ session: DropSession)
  /// Takes the items to where they would go.
  ///
  /// - Returns: Where they are; nil if the view takes none there.
  func takeDrop(_ session: DropSession) -> DropLanding?
  /// Called at the end of a drag that was over the view last.
  func dropDidEnd(_ session: DropSession)
}

/// Where items are after a drop.
struct DropLanding {
  /// The place of the first one in the window; nil if it is unknown.
  var frame: Rect?
}

/// What accepts a drop.
enum DropAcceptor {
  case interaction(DropInteraction)
  case view(any DropTaking)
}
