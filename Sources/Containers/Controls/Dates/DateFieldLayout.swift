internal import Pixels
internal import Typesetting

/// Measures and draws the text of a date field.
@MainActor
struct DateFieldLayout {
  /// The corner radius of a field, in points.
  static let cornerRadius = 8.0
  /// The space before and after the text, in points.
  private static let margin = 9.0

  private let field: DateField
  private let style: TextStyle
  /// The texts before each part, and the parts, from left to right.
  private var pieces: [Piece] = []

  private struct Piece {
    /// The index of the part; nil for a separator.
    var part: Int?
    var text: TextLayout
    /// The space for the text, which does not change with its digits.
    var width: Double
  }

  /// Creates a layout in the size that the field asks for.
  init(_ field: DateField) { self.init(field, scale: 1) }

  /// Returns a layout whose text is as small as the field is narrow.
  static func fitting(_ field: DateField) -> DateFieldLayout {
    let usual = DateFieldLayout(field)
    let (room, wanted) = (field.bounds.width, usual.size.width)
    guard room > 2 * margin, wanted > room + 0.5 else { return usual }
    return DateFieldLayout(field, scale: (room - 2 * margin) / (wanted - 2 * margin))
  }

  private init(_ field: DateField, scale: Double) {
    self.field = field
    let size = 14 * max(field.textScale, 0.8) * scale
    style = TextStyle(font: .monospacedDigitSystemFont(ofSize: size, weight: .medium))
    let parts = field.parts
    for (index, part) in parts.enumerated() {
      if index > 0 { add(separator(before: part, after: parts[index - 1])) }
      let text = TextLayout(field.text(of: index), style: style)
      let widest = part.digits > 0 ? String(repeating: "0", count: part.digits) : ""
      let width = max(text.size.width, TextLayout(widest, style: style).size.width)
      pieces.append(Piece(part: index, text: text, width: width + 4))
    }
  }

  private mutating func add(_ separator: String) {
    let text = TextLayout(separator, style: style)
    let width = separator == " " ? 2 : text.size.width
    pieces.append(Piece(part: nil, text: text, width: width))
  }

  private func separator(before part: DatePart, after other: DatePart) -> String {
    if part == .period || other == .period { return " " }
    return part.isOfDate ? field.picker?.conventions.separator ?? "-" : ":"
  }

  /// The size of the field, in points.
  var size: Size {
    let scale = max(field.textScale, 0.8)
    return Size(
      width: (pieces.map(\.width).reduce(0, +) + 2 * Self.margin).rounded(.up),
      height: max(32, (17 * scale + 15).rounded(.up)))
  }

  /// Returns the index of the part closest to a position.
  func part(at x: Double) -> Int? {
    places.compactMap { piece, rect in piece.part.map { ($0, abs(rect.midX - x)) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The pieces with their rectangles, from left to right in any language, as numbers are written.
  private var places: [(Piece, Rect)] {
    var x = field.bounds.midX - pieces.map(\.width).reduce(0, +) / 2
    return pieces.map { piece in
      defer { x += piece.width }
      return (piece, Rect(x: x, y: 0, width: piece.width, height: field.bounds.height))
    }
  }

  /// Draws the field.
  func draw(on canvas: Canvas) {
    let bounds = field.bounds
    let ground = Path(roundedRect: bounds, cornerRadius: Self.cornerRadius)
    let isPressed = field.isHighlighted || field.isHovered
    canvas.fill(ground, field.color(isPressed ? .systemFill : .tertiarySystemFill))
    if field.isHighContrast {
      let edge = Path(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.cornerRadius - 0.5)
      canvas.stroke(edge, Stroke(width: 1), field.color(.label))
    }
    let ink = field.color(field.isEnabled ? .label : .inactiveLabel)
    for (piece, rect) in places {
      let isActive = piece.part == field.active && field.isFocused
      if isActive {
        let mark = Rect(
          center: rect.center,
          size: Size(width: rect.width, height: piece.text.size.height + 4))
        canvas.fill(Path(roundedRect: mark, cornerRadius: 4), field.tintOfGrounds)
      }
      canvas.draw(
        piece.text,
        at: Point(
          x: rect.midX - piece.text.size.width / 2, y: rect.midY - piece.text.size.height / 2),
        color: isActive ? .white : ink)
    }
  }
}
