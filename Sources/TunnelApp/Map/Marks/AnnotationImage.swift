import Containers

/// What marks an end of the tunnel: a drawing, and which point of it stands on the place.
nonisolated struct AnnotationImage: Sendable {
  /// The end that it marks.
  let end: End
  /// What it looks like.
  let drawing: Drawing
  /// The point of the drawing's box that stands on the place.
  let tip: Point

  /// The child with a shovel, at the start.
  static let child = AnnotationImage(
    end: .start, drawing: .child, tip: Drawing.childTip)
  /// The cross, at the end.
  static let cross = AnnotationImage(
    end: .target, drawing: .cross, tip: Drawing.crossTip)
}
