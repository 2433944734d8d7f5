import Atlas

/// A fall through a tunnel, with what is drawn of it computed once.
nonisolated struct FallCourse: Sendable {
  /// The number of equal parts of the time for which ``speeds`` are known.
  static let parts = 96

  /// The straight tunnel.
  let chord: Chord
  /// The fall itself.
  let fall: TunnelFall
  /// The speeds at the ends of equal parts of the time, in meters per second.
  let speeds: [Double]

  /// Computes the fall along a chord.
  init(along chord: Chord, density: TunnelFall.Density) {
    let fall = TunnelFall(along: chord, density: density)
    (self.chord, self.fall) = (chord, fall)
    speeds = (0...Self.parts).map { fall.state(at: Double($0) / Double(Self.parts)).speed }
  }

  /// The highest speed, which is reached halfway, in meters per second.
  var topSpeed: Double { speeds[Self.parts / 2] }

  /// Returns the fraction of the time after which a share of the tunnel's length is behind the
  /// child.
  func fraction(atShare share: Double) -> Double {
    guard share > 0, share < 1 else { return share <= 0 ? 0 : 1 }
    let distance = share * fall.length
    var (low, high) = (0.0, 1.0)
    // Finer than a pixel of any screen.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if fall.state(at: middle).distance < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
