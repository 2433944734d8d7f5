/// A picture of the film of a fall.
nonisolated struct FilmMoment: Hashable, Sendable {
  /// The part of the time of the fall, from 0 to 1.
  let fraction: Double
  /// How long the picture is shown.
  let milliseconds: Int
  /// Whether the figures are written anew; between such pictures they can be read.
  let writes: Bool

  /// Returns the pictures of a film of 12 seconds, which rests at both ends.
  ///
  /// - Parameter rate: The number of pictures per second of the fall; it divides 1000.
  static func all(perSecond rate: Int = 25) -> [FilmMoment] {
    let (count, each) = (10 * rate, 1000 / rate)
    return (0...count).map { index in
      let rest = index == 0 ? 800 : each + (index == count ? 1200 : 0)
      return FilmMoment(
        fraction: Double(index) / Double(count), milliseconds: rest,
        writes: index == count || index.isMultiple(of: 3))
    }
  }
}
