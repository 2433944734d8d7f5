/// A view around scroll views that takes the drags that these have no more content for.
@MainActor
protocol DragTaking: View {
  /// Whether a drag by a distance, in points, moves what the view shows.
  func takesDrag(_ way: Point) -> Bool
  /// Whether such a drag would reveal something, rather than pull at an end.
  func reveals(_ way: Point) -> Bool
}
