/// The shape of a pen that follows a path.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable {
    /// Straight, at the very end.
    case butt
    /// With half a disc beyond the end.
    case round
    /// Straight, half a width beyond the end.
    case square
  }

  /// How two lines meet.
  public enum Join: Hashable, Sendable {
    /// In a point, unless the miter limit is passed.
    case miter
    /// In a part of a disc.
    case round
    /// Cut off straight.
    case bevel
  }

  /// The width, in points.
  public var width: Double
  /// How open lines, and dashes, end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// The longest point of a miter join, in widths; a longer one is cut off straight.
  public var miterLimit: Double
  /// The lengths of dashes and gaps by turns, in points; empty for a whole line.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// Makes a pen.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Returns the outline of what the pen draws along a path, to be filled by the non-zero rule.
  ///
  /// - Parameter tolerance: How far the outline may be off, in points.
  public func outline(of path: Path, tolerance: Double = 0.05) -> Path {
    var stroker = Stroker()
    return stroker.outline(of: path, self, tolerance: tolerance)
  }

  /// Whether there are dashes, and not so many that they are a whole line to the eye.
  func canDash(along line: [Point]) -> Bool {
    guard !dash.isEmpty else { return false }
    let period = dash.reduce(0) { $0 + max(0, $1) }
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return period > 0 && dashPhase.isFinite && length / period < 100_000
  }

  /// Returns the dashes of a line.
  func dashes(along line: [Point], isClosed: Bool) -> [[Point]] {
    let lengths = dash.map { max(0, $0) } + (dash.count & 1 == 1 ? dash.map { max(0, $0) } : [])
    let period = lengths.reduce(0, +)
    var rest = dashPhase - (dashPhase / period).rounded(.down) * period
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - rest
    var pieces: [[Point]] = []
    var points = index & 1 == 0 ? [line[0]] : []
    for (a, b) in zip(line, line.dropFirst() + (isClosed ? [line[0]] : [])) {
      let length = a.distance(to: b)
      var done = 0.0
      while length - done > rest {
        done += rest
        let point = a + (b - a) * (done / length)
        if index & 1 == 0 {
          pieces.append(points + [point])
          points = []
        } else {
          points = [point]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index & 1 == 0 { points.append(b) }
    }
    if points.count > 1 { pieces.append(points) }
    return pieces
  }
}
