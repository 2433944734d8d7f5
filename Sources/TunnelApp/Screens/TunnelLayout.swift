import Containers

/// Where the two maps and the strip between them stand in a window.
nonisolated struct TunnelLayout: Hashable, Sendable {
  /// Whether the maps stand side by side.
  let isSideBySide: Bool
  /// The container of the start.
  let start: Rect
  /// The container of the target.
  let target: Rect
  /// What is between the two.
  let strip: Rect

  /// The share of the height, or of the width, that each container takes.
  static let share = 0.42

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - size: The size of the root view in points.
  ///   - stripWidth: The width that an upright strip needs at least, in points.
  init(size: Size, stripWidth: Double) {
    isSideBySide = size.width > 1.25 * size.height
    if isSideBySide {
      let width = max(0, min(Self.share * size.width, (size.width - stripWidth) / 2)).rounded()
      start = Rect(x: 0, y: 0, width: width, height: size.height)
      target = Rect(x: size.width - width, y: 0, width: width, height: size.height)
      strip = Rect(x: width, y: 0, width: size.width - 2 * width, height: size.height)
    } else {
      let height = (Self.share * size.height).rounded()
      start = Rect(x: 0, y: 0, width: size.width, height: height)
      target = Rect(x: 0, y: size.height - height, width: size.width, height: height)
      strip = Rect(x: 0, y: height, width: size.width, height: size.height - 2 * height)
    }
  }
}
