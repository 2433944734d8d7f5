import Containers

nonisolated extension Drawing {
  /// The cross that marks where the child comes out.
  ///
  /// Its center is at ``crossTip``.
  static let cross = Drawing(
    size: Size(width: 44, height: 44),
    parts: [
      line([Point(x: 12, y: 12), Point(x: 32, y: 32)], 6.5, Color(hex: 0xE2503A)),
      line([Point(x: 32, y: 12), Point(x: 12, y: 32)], 6.5, Color(hex: 0xE2503A)),
    ],
    halo: (Color(white: 1, alpha: 0.95), 1.8))

  /// The point of the cross that marks the place, in the drawing's coordinates.
  static let crossTip = Point(x: 22, y: 22)
}
