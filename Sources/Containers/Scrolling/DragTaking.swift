/// A view around scroll views that takes the drags that these have no more content for.
@MainActor
protocol DragTaking: View {
  /// Whether a drag by a distance, in points, moves what the view shows.
  func takesDrag(_ way: Point) -> Bool
}
