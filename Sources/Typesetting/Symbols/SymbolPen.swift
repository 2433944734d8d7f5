internal import Pixels
internal import Support
internal import Glibc

/// Draws short commands, each a letter and its numbers, on a grid 24 units high.
///
/// | command | meaning |
/// | --- | --- |
/// | `M x y`, `L x y`, `Z` | move, line, close |
/// | `Q cx cy x y`, `C ax ay bx by x y` | curves with one and two control points |
/// | `A cx cy r from to` | an arc, in degrees clockwise from the right, after a line to its start |
/// | `a cx cy r from to` | a separate arc |
/// | `O cx cy r`, `E cx cy rx ry` | a circle, an ellipse |
/// | `R x y w h r` | a rounded rectangle |
/// | `D x y k` | a dot whose radius is `k` pen widths |
/// | `S cx cy outer inner n` | a star of `n` points |
/// | `G cx cy outer inner n` | a gear of `n` teeth |
/// | `X cx cy arm degrees` | a cross of lines as wide as the pen |
/// | `F w` | limits the pen for the following strokes to `w` units, so heavy symbols keep gaps |
struct SymbolPen {
  /// The width of strokes, in units.
  let width: Double
  /// The drawn outlines, to be filled.
  private(set) var path = Path()

  init(width: Double) { self.width = width }

  /// Adds the stroked outline of some commands; dots and crosses are filled.
  mutating func stroke(_ words: String) {
    let parts = words.split(separator: "F", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let tokens = part.split(separator: " ")
      let limit = index == 0 ? .infinity : tokens.first.flatMap { Double($0) } ?? .infinity
      let pen = Stroke(width: min(width, limit), cap: .round, join: .round)
      let drawn = SymbolWords(tokens.dropFirst(index == 0 ? 0 : 1), penWidth: pen.width)
      path.append(pen.outline(of: drawn.lines, tolerance: 0.02))
      path.append(drawn.shapes)
    }
  }

  /// Adds the filled inside of some commands.
  mutating func fill(_ words: String) {
    let drawn = SymbolWords(words.split(separator: " ")[...], penWidth: width)
    path.append(drawn.lines)
    path.append(drawn.shapes)
  }
}

/// The paths that the commands of a symbol describe.
private struct SymbolWords {
  /// The paths to stroke.
  private(set) var lines = Path()
  /// The shapes to fill even when stroking.
  private(set) var shapes = Path()

  init(_ tokens: ArraySlice<Substring>, penWidth: Double) {
    var letter: Substring = ""
    var numbers: [Double] = []
    for token in tokens {
      if let number = Double(token) {
        numbers.append(number)
      } else {
        add(letter, numbers, penWidth)
        (letter, numbers) = (token, [])
      }
    }
    add(letter, numbers, penWidth)
  }

  private mutating func add(_ letter: Substring, _ n: [Double], _ penWidth: Double) {
    switch (letter, n.count) {
    case ("", 0): break
    case ("M", 2): lines.move(to: Point(x: n[0], y: n[1]))
    case ("L", 2): lines.line(to: Point(x: n[0], y: n[1]))
    case ("Z", 0): lines.close()
    case ("Q", 4): lines.quad(to: Point(x: n[2], y: n[3]), control: Point(x: n[0], y: n[1]))
    case ("C", 6):
      lines.cubic(
        to: Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]),
        control2: Point(x: n[2], y: n[3]))
    case ("A", 5): arc(n)
    case ("a", 5):
      let start = n[3] * .pi / 180
      lines.move(to: Point(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start)))
      arc(n)
    case ("O", 3): lines.append(SymbolWords.ellipse(n[0], n[1], n[2], n[2]))
    case ("E", 4): lines.append(SymbolWords.ellipse(n[0], n[1], n[2], n[3]))
    case ("R", 5):
      lines.append(
        Path(
          roundedRect: Rect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]))
    case ("D", 3):
      shapes.append(SymbolWords.ellipse(n[0], n[1], n[2] * penWidth, n[2] * penWidth))
    case ("S", 5): lines.append(SymbolWords.wheel(n, [(0, n[2]), (0.5, n[3])]))
    case ("G", 5):
      lines.append(
        SymbolWords.wheel(n, [(-0.18, n[2]), (0.18, n[2]), (0.3, n[3]), (0.7, n[3])]))
    case ("X", 4): shapes.append(SymbolWords.cross(n, penWidth))
    default: misuse("A symbol drawing has no command “\(letter)” with \(n.count) numbers.")
    }
  }

  private mutating func arc(_ n: [Double]) {
    lines.arc(
      center: Point(x: n[0], y: n[1]), radius: n[2], from: n[3] * .pi / 180, to: n[4] * .pi / 180)
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    Path(
      ellipseIn: Rect(center: Point(x: x, y: y), size: Size(width: 2 * rx, height: 2 * ry)))
  }

  /// Returns a closed ring of corners repeated around a center, each at a fraction of a step and at
  /// a radius.
  private static func wheel(_ n: [Double], _ corners: [(part: Double, radius: Double)]) -> Path {
    var path = Path()
    for step in 0..<Int(n[4]) {
      for corner in corners {
        let angle = (Double(step) + corner.part) / n[4] * 2 * .pi - .pi / 2
        path.line(
          to: Point(x: n[0] + corner.radius * cos(angle), y: n[1] + corner.radius * sin(angle)))
      }
    }
    path.close()
    return path
  }

  /// Returns the outline of two crossing lines with round ends, as one subpath.
  private static func cross(_ n: [Double], _ penWidth: Double) -> Path {
    var path = Path()
    let radius = penWidth / 2
    for arm in 0..<4 {
      let angle = n[3] * .pi / 180 + Double(arm) * .pi / 2
      let (c, s) = (cos(angle), sin(angle))
      let reach = n[2] - radius
      path.arc(
        center: Point(x: n[0] + reach * c, y: n[1] + reach * s), radius: radius,
        from: angle - .pi / 2, to: angle + .pi / 2)
      path.line(to: Point(x: n[0] + radius * (c - s), y: n[1] + radius * (s + c)))
    }
    path.close()
    return path
  }
}
