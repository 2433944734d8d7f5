import Atlas

/// What the data know of the ground on the section and at its end.
nonisolated struct FallGround: Hashable, Sendable {
  /// The number of heights around the section.
  static let count = 720

  /// The meters above sea level around the section, clockwise from the top, negative below it.
  let heights: [Double]
  /// The surface at the end of the tunnel.
  let surface: Surface

  /// Reads the ground of a tunnel, which may take longer than a frame.
  init(of subject: FallSubject, in earth: Earth) throws(AssetError) {
    let elevations = try earth.gazetteer.elevations()
    heights = (0..<Self.count).map { index in
      let angle = 2 * .pi * Double(index) / Double(Self.count)
      return elevations.meters(at: subject.plane.coordinate(at: angle)) ?? 0
    }
    surface = try earth.describe(subject.places.target).surface.value
  }
}
