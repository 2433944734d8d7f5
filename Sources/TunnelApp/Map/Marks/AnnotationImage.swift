import Containers

/// What marks an end of the tunnel: a drawing, and which point of it stands on the place.
nonisolated struct AnnotationImage: Sendable {
  /// What the annotation is called.
  let name: String
  /// What moving it somewhere is called.
  let digTitle: String
  /// What it looks like.
  let drawing: Drawing
  /// The point of the drawing's box that stands on the place.
  let tip: Point

  /// The child with a shovel, at the start.
  static let child = AnnotationImage(
    name: "Start", digTitle: End.start.digTitle, drawing: .child, tip: Drawing.childTip)
  /// The cross, at the end.
  static let cross = AnnotationImage(
    name: "End", digTitle: End.target.digTitle, drawing: .cross, tip: Drawing.crossTip)
}
