/// The attributes of a stroke along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of a line.
  public enum Cap: Hashable, Sendable {
    /// Straight, exactly at the end.
    case butt
    /// A half disc beyond the end.
    case round
    /// Straight, half the line width beyond the end.
    case square
  }

  /// The shape of the joint between two lines.
  public enum Join: Hashable, Sendable {
    /// A sharp corner, unless it exceeds the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
  }

  /// The width, in points.
  public var width: Double
  /// The shape of the ends of open lines and of dashes.
  public var cap: Cap
  /// The shape of joints.
  public var join: Join
  /// The longest miter, in line widths; longer ones are beveled.
  public var miterLimit: Double
  /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: Double

  /// Creates a stroke.
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

  /// Returns the outline of the stroke along a path, to be filled by the non-zero rule.
  ///
  /// - Parameter tolerance: The maximum error of the outline, in points.
  public func outline(of path: Path, tolerance: Double = 0.05) -> Path {
    var stroker = Stroker()
    return stroker.outline(of: path, self, tolerance: tolerance)
  }

  /// Whether there are dashes, and few enough to be told from a solid line.
  func canDash(along line: [Point]) -> Bool {
    guard !dash.isEmpty else { return false }
    let period = dash.reduce(0) { $0 + max(0, $1) }
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return period > 0 && dashPhase.isFinite && length / period < 100_000
  }

  /// Returns the dashes along a line.
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
