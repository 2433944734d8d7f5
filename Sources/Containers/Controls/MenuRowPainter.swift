/// Draws a line of a menu: a mark, an image, the title over the subtitle, an arrow.
@MainActor
struct MenuRowPainter {
  let row: MenuRow
  let canvas: Canvas

  private static let font = Font.system(size: 14)
  private static let smallFont = Font.system(size: 12)
  private static let headerFont = Font.system(size: 12, weight: .semibold)
  private static let margin = 10.0
  private static let markWidth = 20.0
  private static let imageSize = 16.0
  private static let gap = 8.0

  /// How high a line is, in points.
  static func height(of line: MenuLine) -> Double {
    switch line {
    case .separator: 9
    case .header: 26
    case .leaf(let leaf, _): leaf.subtitle == nil ? 30 : 44
    case .submenu(let menu): menu.subtitle == nil ? 30 : 44
    case .loading: 30
    }
  }

  /// How wide a line wants to be, in points.
  static func width(of line: MenuLine, hasMarks: Bool) -> Double {
    var width = 2 * margin + (hasMarks ? markWidth : 0)
    switch line {
    case .separator: return width
    case .header(let title): return width + layout(title, headerFont).size.width
    case .leaf(let leaf, _):
      width += content(leaf)
      if let shortcut = shortcut(of: leaf) { width += 3 * gap + shortcut.size.width }
    case .submenu(let menu): width += content(menu) + gap + 12
    case .loading: width += layout(loadingTitle, font).size.width
    }
    return width.rounded(.up)
  }

  func paint() {
    switch row.line {
    case .separator: paintSeparator()
    case .header(let title):
      paint(title, MenuRowPainter.headerFont, color(.secondaryLabel), at: MenuRowPainter.margin)
    case .leaf(let leaf, _):
      paintGround()
      paint(leaf.state)
      let isDestructive = leaf.attributes.contains(.destructive)
      let end = MenuRowPainter.shortcut(of: leaf).map(paint) ?? 0
      paint(leaf, isDestructive ? .systemRed : .label, end: end)
    case .submenu(let menu):
      paintGround()
      paint(menu, menu.options.contains(.destructive) ? .systemRed : .label)
      paintArrow()
    case .loading:
      paint(
        MenuRowPainter.loadingTitle, MenuRowPainter.font, color(.tertiaryLabel), at: titleStart)
    }
  }

  private static let loadingTitle = "Loading…"

  private static func content(_ element: MenuElement) -> Double {
    let titles = max(
      layout(element.title, font).size.width,
      element.subtitle.map { layout($0, smallFont).size.width } ?? 0)
    return titles + (element.image == nil ? 0 : imageSize + gap)
  }

  /// The key of a command, set in type; nil where there is none.
  private static func shortcut(of leaf: any MenuLeaf) -> TextLayout? {
    (leaf as? KeyCommand).map { layout($0.shortcutTitle, font) }
  }

  private static func layout(_ text: String, _ font: Font) -> TextLayout {
    TextLayout(text, style: TextStyle(font: font))
  }

  private var bounds: Rect { row.bounds }

  private var isMirrored: Bool { row.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var titleStart: Double {
    MenuRowPainter.margin + (row.hasMarks ? MenuRowPainter.markWidth : 0)
  }

  private func color(_ color: DynamicColor) -> Color {
    color.resolvedColor(with: row.traitCollection)
  }

  /// Returns a rectangle that begins so far from the leading edge.
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
    canvas.fill(Path(roundedRect: bounds, cornerRadius: 6), color(.systemFill))
  }

  /// Paints the key of a command at the trailing edge, and returns the room that it takes.
  private func paint(_ shortcut: TextLayout) -> Double {
    let start = bounds.width - MenuRowPainter.margin - shortcut.size.width
    canvas.draw(
      shortcut, at: place(start, shortcut.size, midY: bounds.midY).origin,
      color: color(row.isUsable ? .secondaryLabel : .tertiaryLabel))
    return shortcut.size.width + MenuRowPainter.gap
  }

  private func paint(_ element: MenuElement, _ normal: DynamicColor, end: Double = 0) {
    let ink = color(row.isUsable ? normal : .tertiaryLabel)
    var start = titleStart
    if let image = element.image {
      let side = MenuRowPainter.imageSize
      canvas.draw(
        image, in: place(start, Size(width: side, height: side), midY: bounds.midY),
        opacity: row.isUsable ? 1 : 0.4)
      start += side + MenuRowPainter.gap
    }
    guard let subtitle = element.subtitle else {
      return paint(element.title, MenuRowPainter.font, ink, at: start, end: end)
    }
    paint(element.title, MenuRowPainter.font, ink, at: start, end: end, rise: 9)
    let small = color(row.isUsable ? .secondaryLabel : .tertiaryLabel)
    paint(subtitle, MenuRowPainter.smallFont, small, at: start, end: end, rise: -9)
  }

  private func paint(
    _ text: String, _ font: Font, _ ink: Color, at start: Double, end: Double = 0, rise: Double = 0
  ) {
    let room = max(0, bounds.width - start - end - MenuRowPainter.margin)
    let layout = TextLayout(
      text, style: TextStyle(font: font),
      paragraph: ParagraphStyle(alignment: .left, lineLimit: 1), width: room + 0.5)
    canvas.draw(layout, at: place(start, layout.size, midY: bounds.midY - rise).origin, color: ink)
  }

  private func paint(_ state: MenuElement.State) {
    guard state != .off else { return }
    let rect = place(
      MenuRowPainter.margin - 2, Size(width: 12, height: 12), midY: bounds.midY)
    var path = Path()
    if state == .on {
      path.move(to: Point(x: rect.minX + 1.5, y: rect.midY + 0.5))
      path.line(to: Point(x: rect.minX + 4.5, y: rect.maxY - 2))
      path.line(to: Point(x: rect.maxX - 1.5, y: rect.minY + 2))
    } else {
      path.move(to: Point(x: rect.minX + 2, y: rect.midY))
      path.line(to: Point(x: rect.maxX - 2, y: rect.midY))
    }
    canvas.stroke(
      path, Stroke(width: 1.75, cap: .round, join: .round),
      color(row.isUsable ? .label : .tertiaryLabel))
  }

  private func paintArrow() {
    let x = isMirrored ? bounds.minX + MenuRowPainter.margin : bounds.maxX - MenuRowPainter.margin
    let back = isMirrored ? 4.0 : -4.0
    var path = Path()
    path.move(to: Point(x: x + back, y: bounds.midY - 4))
    path.line(to: Point(x: x, y: bounds.midY))
    path.line(to: Point(x: x + back, y: bounds.midY + 4))
    canvas.stroke(
      path, Stroke(width: 1.5, cap: .round, join: .round), color(.secondaryLabel))
  }
}
