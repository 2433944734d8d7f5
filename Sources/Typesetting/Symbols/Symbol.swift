internal import Pixels

/// A symbol, drawn on a grid 24 units high with the commands of ``SymbolPen``.
struct Symbol: Sendable {
  /// The lines that are stroked.
  var strokes = ""
  /// The areas that are filled together with the strokes.
  var solids = ""
  /// The areas that are filled except where ``cuts`` cut them out.
  var plates = ""
  /// The lines and crosses that are cut out of ``plates``.
  var cuts = ""
  /// The width in units; the grid is 24 high.
  var width = 24.0
  /// Whether the symbol is mirrored horizontally.
  var isMirrored = false
  /// Whether views mirror the symbol in right-to-left layouts.
  var followsReadingDirection = false

  /// All symbols by name.
  static let all: [String: Symbol] = [arrows, signs, shapes, things, media]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Returns the symbol in a configuration.
  func image(named name: String, _ configuration: Image.SymbolConfiguration) -> Image {
    let identity = ImageOutline.SymbolIdentity(
      name: name, pointSize: max(0, configuration.pointSize ?? Font.systemFontSize),
      weight: (configuration.weight ?? .regular).rawValue, scale: configuration.scale.rawValue)
    return SymbolCache.shared.image(identity) {
      Image(outline: outline(identity, configuration))
    }
  }

  private func outline(
    _ identity: ImageOutline.SymbolIdentity, _ configuration: Image.SymbolConfiguration
  ) -> ImageOutline {
    let weight = configuration.weight ?? .regular
    // The grid is 1.2 em high, so that the drawing is as high as a line of text.
    let unit = identity.pointSize * configuration.scale.factor * 1.2 / 24
    let size = Size(
      width: max(1, (width * unit).rounded(.up)), height: max(1, (24 * unit).rounded(.up)))
    var lines = SymbolPen(width: Symbol.strokeWidth(weight))
    lines.stroke(strokes)
    lines.fill(solids)
    var areas = SymbolPen(width: Symbol.strokeWidth(weight))
    areas.fill(plates)
    areas.stroke(cuts)
    let place = Transform(
      a: isMirrored ? -unit : unit, b: 0, c: 0, d: unit,
      tx: (size.width + (isMirrored ? width : -width) * unit) / 2,
      ty: (size.height - 24 * unit) / 2)
    return ImageOutline(
      size: size, lines: lines.path.apply(place), areas: areas.path.apply(place),
      symbol: identity)
  }

  /// Returns the width of strokes in units, close to the stems of text of the same weight.
  private static func strokeWidth(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.4
    case .regular: 1.8
    case .medium: 2.1
    case .semibold: 2.4
    case .bold: 2.75
    case .heavy: 3.15
    case .black: 3.6
    }
  }
}
