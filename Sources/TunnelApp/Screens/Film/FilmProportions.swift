import Containers

/// The size of a film of the fall, and how large everything on it is.
nonisolated struct FilmProportions: Hashable, Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// The size in which a film is sent, upright as a phone is held.
  static let usual = FilmProportions(known: 720, 960)

  /// The smallest width and height in pixels: below it the text is hard to read.
  static let least = 400
  /// The largest width and height in pixels, so that the file can be sent.
  static let most = 1440
  /// The widths per height for which there is a layout.
  static let shapes = 0.6...1.8

  private init(known width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// Creates the proportions of a film; nil for a size without a layout.
  init?(width: Int, height: Int) {
    let sides = Self.least...Self.most
    guard sides.contains(width), sides.contains(height),
      Self.shapes.contains(Double(width) / Double(height))
    else { return nil }
    self.init(known: width, height)
  }

  /// The number of pixels of a point.
  var scale: Double { min(Double(width) / 400, Double(height) / 533) }

  /// The size in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}
