import Containers

/// The last line of a film: the app, and the sources of what is drawn.
final class FilmFooterView: View {
  private let name = Label()
  private let sources = Label()

  init() {
    super.init()
    name.text = "Tunnel"
    name.font = .system(size: 13, weight: .semibold)
    name.textColor = Theme.text
    // The section has the heights of the relief, and the names of its map.
    sources.text = MapStyle.relief.sources.reversed().joined(separator: " · ")
    sources.font = .system(size: 10.5)
    sources.textColor = Theme.secondaryText
    [name, sources].forEach(addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = emblem.width + 8
    let width = name.sizeThatFits(bounds.size).width
    let room = max(0, bounds.width - left - width - 12)
    let credit = min(room, sources.sizeThatFits(bounds.size).width)
    for (label, x, width) in [
      (name, left, width), (sources, bounds.width - credit, credit),
    ] {
      label.frame = Rect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  override func draw(_ canvas: Canvas) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - emblem.width : 0
    Drawing.child.draw(on: canvas, in: Rect(origin: Point(x: x, y: 0), size: emblem))
  }

  private var emblem: Size {
    let size = Drawing.child.size
    return Size(width: bounds.height * size.width / size.height, height: bounds.height)
  }
}
