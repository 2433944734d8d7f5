import Containers
internal import Support

/// A cell for something that can be opened: its symbol and name above where it is.
final class FileCell: RowCell {
  /// The reuse identifier.
  static let identifier = "file"

  /// The side of the symbol in points, at the default text size.
  private static let side = 24.0

  private var symbol: ((Color) -> Drawing)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.textProperties.numberOfLines = 2
    content.secondaryTextProperties.numberOfLines = 2
    accessibility.traits = .button
  }

  /// Shows a row.
  ///
  /// - Parameter home: The path of the home folder; nil if it is unknown.
  func show(_ row: FileListing.Row, home: String?) {
    show(row.title, row.detail(home: home))
    symbol = row.symbol
    drawSymbol()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    drawSymbol()
  }

  private func drawSymbol() {
    guard let symbol else { return }
    let side = Self.side * SymbolScale.scale(for: textScale)
    let drawing = symbol(seen(Theme.secondaryText))
    content.image = .drawn(
      size: Size(width: side, height: side), scale: traitCollection.displayScale
    ) { canvas in drawing.draw(on: canvas, in: Rect(x: 0, y: 0, width: side, height: side)) }
  }
}

extension FileListing.Row {
  /// The first line: the name of what can be opened.
  var title: String {
    switch self {
    case .own: Messages.Favorites.title
    case .new(let path): Messages.Opening.create(Self.name(of: path))
    case .recent(let path), .folder(let path), .file(let path): Self.name(of: path)
    }
  }

  /// The second line: what it is, or where.
  func detail(home: String?) -> String {
    switch self {
    case .own: Messages.Opening.own
    case .new: Messages.Opening.creates
    case .recent(let path):
      PathText.shown(PathText.parent(of: path) ?? "/", home: home).escapingControls
    case .folder: Messages.Opening.folder
    case .file: ""
    }
  }

  /// The symbol, by its color.
  fileprivate var symbol: (Color) -> Drawing {
    switch self {
    case .own: Drawing.star
    case .recent: Drawing.clock
    case .folder: Drawing.folder
    case .file: Drawing.document
    case .new: Drawing.plus
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init)?.escapingControls ?? "/"
  }
}
