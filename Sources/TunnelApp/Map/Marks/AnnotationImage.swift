import Containers

/// The image of an annotation: a drawing, and the point of it that is at the place.
nonisolated struct AnnotationImage: Sendable {
  /// The end that the image marks.
  let end: End
  /// The drawing.
  let drawing: Drawing
  /// The anchor of the drawing, in its own coordinates.
  let tip: Point

  /// The child with a shovel, for the start.
  static let child = AnnotationImage(
    end: .start, drawing: .child, tip: Drawing.childTip)
  /// The cross, for the other end.
  static let cross = AnnotationImage(
    end: .target, drawing: .cross, tip: Drawing.crossTip)
}
