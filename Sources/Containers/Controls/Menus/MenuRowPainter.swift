/// Draws a line of a menu: a mark, an image, a title above a subtitle, and an arrow.
@MainActor
struct MenuRowPainter {
  let row: MenuRow
  let canvas: Canvas

  private nonisolated static let margin = 10.0
  private nonisolated static let gap = 8.0
  /// The maximum number of lines for a title that is too wide for the window.
  private static let mostTitleLines = 3

  /// The fonts and offsets of a line for a given text scale.
  struct Metrics {
    let textScale: Double
    let hasMarks: Bool

    fileprivate var font: Font { .system(size: 14 * textScale) }
    fileprivate var smallFont: Font { .system(size: 12 * textScale) }
    fileprivate var headerFont: Font { .system(size: 12 * textScale, weight: .semibold) }
    fileprivate var start: Double { margin + (hasMarks ? 20 * textScale : 0) }
    fileprivate var imageSize: Double { 16 * textScale }
    /// The width of the arrow of a submenu, with the space before it.
    fileprivate var arrowWidth: Double { 12 * textScale }
  }

  /// Returns the height of a line at a given width, in points.
  static func height(of line: MenuLine, width: Double, _ metrics: Metrics) -> Double {
    let (usual, title): (Double, String?) =
      switch line {
      case .separator: (9, nil)
      case .header(let title): (26 * metrics.textScale, title)
      case .leaf(let leaf, _): ((leaf.subtitle == nil ? 30 : 44) * metrics.textScale, leaf.title)
      case .submenu(let menu): ((menu.subtitle == nil ? 30 : 44) * metrics.textScale, menu.title)
      case .loading: (30 * metrics.textScale, nil)
      }
    guard let title else { return usual.rounded() }
    let font = if case .header = line { metrics.headerFont } else { metrics.font }
    let room = width - otherWidth(of: line, metrics)
    return usual.rounded() + extraHeight(of: title, font, room).rounded(.up)
  }

  /// Returns the preferred width of a line, in points.
  static func width(of line: MenuLine, _ metrics: Metrics) -> Double {
    let text =
      switch line {
      case .separator: 0.0
      case .header(let title): layout(title, metrics.headerFont).size.width
      case .leaf(let leaf, _): width(ofTitlesOf: leaf, metrics)
      case .submenu(let menu): width(ofTitlesOf: menu, metrics)
      case .loading: layout(Messages.Menus.loadingTitle, metrics.font).size.width
      }
    return (text + otherWidth(of: line, metrics)).rounded(.up)
  }

  /// Returns the width of everything but the title.
  private static func otherWidth(of line: MenuLine, _ metrics: Metrics) -> Double {
    var width = metrics.start + margin
    switch line {
    case .separator, .header, .loading: break
    case .leaf(let leaf, _):
      if leaf.image != nil { width += metrics.imageSize + gap }
      if let shortcut = shortcut(of: leaf, metrics) { width += 3 * gap + shortcut.size.width }
    case .submenu(let menu):
      if menu.image != nil { width += metrics.imageSize + gap }
      width += gap + metrics.arrowWidth
    }
    return width
  }

  private static func width(ofTitlesOf element: MenuElement, _ metrics: Metrics) -> Double {
    max(
      layout(element.title, metrics.font).size.width,
      element.subtitle.map { layout($0, metrics.smallFont).size.width } ?? 0)
  }

  /// Returns the height that wrapping a title at a width adds to that of a single line.
  private static func extraHeight(of title: String, _ font: Font, _ width: Double) -> Double {
    let whole = layout(title, font)
    guard whole.size.width > width + 0.5 else { return 0 }
    return broken(title, font, width, lines: mostTitleLines).size.height - whole.size.height
  }

  private static func broken(
    _ text: String, _ font: Font, _ width: Double, lines: Int
  ) -> TextLayout {
    TextLayout(
      text, style: TextStyle(font: font),
      paragraph: ParagraphStyle(alignment: .left, lineLimit: lines), width: max(0, width) + 0.5)
  }

  func paint() {
    switch row.line {
    case .separator: paintSeparator()
    case .header(let title):
      let room = bounds.width - 2 * MenuRowPainter.margin
      paint(
        MenuRowPainter.broken(
          title, metrics.headerFont, room, lines: MenuRowPainter.mostTitleLines),
        color(secondary), at: MenuRowPainter.margin, midY: bounds.midY)
    case .leaf(let leaf, _):
      paintGround()
      paint(leaf.state)
      let isDestructive = leaf.attributes.contains(.destructive)
      let end = MenuRowPainter.shortcut(of: leaf, metrics).map(paint) ?? 0
      paint(leaf, isDestructive ? .destructiveLabel : .label, end: end)
    case .submenu(let menu):
      paintGround()
      paint(
        menu, menu.options.contains(.destructive) ? .destructiveLabel : .label,
        end: MenuRowPainter.gap + metrics.arrowWidth)
      paintArrow()
    case .loading:
      let title = MenuRowPainter.layout(Messages.Menus.loadingTitle, metrics.font)
      paint(title, color(.inactiveLabel), at: metrics.start, midY: bounds.midY)
    }
  }

  /// Returns the layout of a command's keyboard shortcut; nil if there is none.
  private static func shortcut(of leaf: any MenuLeaf, _ metrics: Metrics) -> TextLayout? {
    (leaf as? KeyCommand).map { layout($0.shortcutTitle, metrics.font) }
  }

  private static func layout(_ text: String, _ font: Font) -> TextLayout {
    TextLayout(text, style: TextStyle(font: font))
  }

  private var bounds: Rect { row.bounds }

  private var isMirrored: Bool { row.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var metrics: Metrics { row.metrics }

  private var isHighContrast: Bool { row.traitCollection.accessibilityContrast == .high }

  /// The color of texts beside and below a title.
  private var secondary: DynamicColor { isHighContrast ? .label : .secondaryLabel }

  private func color(_ color: DynamicColor) -> Color {
    color.resolvedColor(with: row.traitCollection)
  }

  /// Returns a rectangle at a distance from the leading edge.
  private func place(_ start: Double, _ size: Size, midY: Double) -> Rect {
    Rect(
      x: isMirrored ? bounds.maxX - start - size.width : bounds.minX + start,
      y: midY - size.height / 2, width: size.width, height: size.height)
  }

  private func paintSeparator() {
    canvas.fill(
      Rect(x: bounds.minX + 4, y: bounds.midY - 0.5, width: bounds.width - 8, height: 1),
      color(.separator))
  }

  private func paintGround() {
    guard row.isHighlighted, row.isUsable else { return }
    // A darker fill leaves too little contrast to the text on it.
    let fill = isHighContrast ? DynamicColor.tertiarySystemFill : .systemFill
    canvas.fill(Path(roundedRect: bounds, cornerRadius: 6), color(fill))
  }

  /// Draws a keyboard shortcut at the trailing edge and returns the width it takes.
  private func paint(_ shortcut: TextLayout) -> Double {
    let start = bounds.width - MenuRowPainter.margin - shortcut.size.width
    canvas.draw(
      shortcut, at: place(start, shortcut.size, midY: bounds.midY).origin,
      color: color(row.isUsable ? secondary : .inactiveLabel))
    return shortcut.size.width + 3 * MenuRowPainter.gap
  }

  private func paint(_ element: MenuElement, _ normal: DynamicColor, end: Double) {
    let ink = color(row.isUsable ? normal : .inactiveLabel)
    var start = metrics.start
    if let image = element.image {
      let side = metrics.imageSize
      let square = place(start, Size(width: side, height: side), midY: bounds.midY)
      canvas.draw(
        image.shown(tint: ink, isRightToLeft: isMirrored),
        in: image.isTemplate
          ? View.ContentMode.scaleAspectFit.rect(of: image.size, in: square) : square,
        opacity: row.isUsable || image.isTemplate ? 1 : View.inactiveOpacity)
      start += side + MenuRowPainter.gap
    }
    let room = bounds.width - start - end - MenuRowPainter.margin
    let title = MenuRowPainter.broken(
      element.title, metrics.font, room, lines: MenuRowPainter.mostTitleLines)
    guard let text = element.subtitle else {
      return paint(title, ink, at: start, midY: bounds.midY)
    }
    let rise = 9 * metrics.textScale
    let extra = MenuRowPainter.extraHeight(of: element.title, metrics.font, room)
    paint(title, ink, at: start, midY: bounds.midY - rise)
    let small = color(row.isUsable ? secondary : .inactiveLabel)
    let subtitle = MenuRowPainter.broken(text, metrics.smallFont, room, lines: 1)
    paint(subtitle, small, at: start, midY: bounds.midY + rise + extra / 2)
  }

  private func paint(_ text: TextLayout, _ ink: Color, at start: Double, midY: Double) {
    canvas.draw(text, at: place(start, text.size, midY: midY).origin, color: ink)
  }

  private func paint(_ state: MenuElement.State) {
    guard state != .off else { return }
    let scale = metrics.textScale
    let rect = place(
      MenuRowPainter.margin - 2, Size(width: 12 * scale, height: 12 * scale), midY: bounds.midY)
    paintSign(
      state == .on ? [(-4.5, 0.5), (-1.5, 4), (4.5, -4)] : [(-4, 0), (4, 0)], at: rect.center,
      width: 1.75, row.isUsable ? .label : .inactiveLabel)
  }

  private func paintArrow() {
    let x = isMirrored ? bounds.minX + MenuRowPainter.margin : bounds.maxX - MenuRowPainter.margin
    let back = isMirrored ? 4.0 : -4.0
    paintSign(
      [(back, -4), (0, 0), (back, 4)], at: Point(x: x, y: bounds.midY), width: 1.5,
      secondary)
  }

  /// Draws a line through points, which are relative to another one, at the scale of the text.
  private func paintSign(
    _ points: [(x: Double, y: Double)], at middle: Point, width: Double, _ color: DynamicColor
  ) {
    let scale = metrics.textScale
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: middle.x + point.x * scale, y: middle.y + point.y * scale)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    canvas.stroke(
      path, Stroke(width: width * scale, cap: .round, join: .round), self.color(color))
  }
}
