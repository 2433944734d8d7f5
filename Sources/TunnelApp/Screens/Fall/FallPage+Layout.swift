import Atlas
import Containers

/// The layout of the screen of the fall.
extension FallPage {
  /// Gives the parts their frames.
  func arrange() {
    panel.isSmall = FallLayout.isSmall(bounds.size)
    let layout = FallLayout(size: bounds.size, textScale: textScale) { panel.arrange(width: $0) }
    play.frame = mirrored(layout.play)
    slider.frame = mirrored(layout.slider)
    close.frame = mirrored(layout.close)
    panel.isCentered = layout.isBeside
    panel.frame = mirrored(layout.panel)
    layOutSection(in: mirrored(layout.section), layout)
  }

  private func mirrored(_ frame: Rect) -> Rect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return Rect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Puts the Earth between the names of the ends, as large as there is room.
  private func layOutSection(in room: Rect, _ layout: FallLayout) {
    chooseFonts(in: room, layout)
    let noteHeight = noteHeight(in: room, layout)
    let child = childSize(in: room)
    // The button that closes the screen is beside the upper name.
    let inset = layout.isBeside ? 0 : layout.close.width + 8
    let widths = Ends(start: room.width - 2 * inset, target: room.width)
    let reach = child.height + 4
    let free = room.height - noteHeight - 2 * (reach + (layout.isSmall ? 4 : 14))
    let words = chooseWords(widths, layout, free: free, height: room.height)
    let radius = max(0, min(room.width * 0.46, (free - words.start - words.target) / 2))
    let spare = (room.height - noteHeight - words.start - words.target) / 2 - radius
    let center = Point(x: room.midX, y: room.minY + words.start + spare + radius)
    section.frame = bounds
    section.quiet = panel.frame.insetBy(dx: -4, dy: -4)
    section.room = Rect(
      x: room.minX, y: room.minY, width: room.width, height: room.height - noteHeight)
    section.geometry = SectionGeometry(
      center: center, radius: radius, angleOfStart: section.subject.plane.angleOfStart)
    layOutWords(
      of: .start, y: center.y - radius - reach - words.start, height: words.start, room, widths)
    layOutWords(of: .target, y: center.y + radius + reach, height: words.target, room, widths)
    section.words = [End.start, .target].map { end in
      Rect(
        x: names[end].frame.minX, y: names[end].frame.minY, width: names[end].frame.width,
        height: words[end])
    }
    section.child = child
    note.frame = Rect(
      x: room.minX, y: room.maxY - noteHeight + 4, width: room.width, height: noteHeight)
    faller.bounds = Rect(origin: .zero, size: child)
    faller.show(atShare: share, in: section.geometry)
  }

  private func chooseFonts(in room: Rect, _ layout: FallLayout) {
    let scale = scale(layout)
    for end in End.allCases {
      names[end].numberOfLines = room.width < 200 ? 3 : 2
      coordinates[end].font = (layout.isSmall ? Typography.note : Typography.caption)
        .scaled(by: scale)
    }
    note.font = Typography.note.scaled(by: scale)
  }

  /// The scale of the words of the ends.
  private func scale(_ layout: FallLayout) -> Double {
    layout.isSmall ? min(textScale, 1.3) : textScale
  }

  /// Chooses how much is said of the ends, and returns the heights that it takes.
  private func chooseWords(
    _ widths: Ends<Double>, _ layout: FallLayout, free: Double, height: Double
  ) -> Ends<Double> {
    let font = layout.isSmall ? Typography.smallPlaceName : Typography.placeName
    let scale = scale(layout)
    let words = heightsOfWords(widths, font.scaled(by: scale))
    let isTight = layout.isSmall && free - words.start - words.target < 0.4 * height
    for label in coordinates.values { label.isHidden = isTight }
    for end in End.allCases { write(end, font, scale, in: isTight ? widths[end] : nil) }
    // The Earth comes first: one line for each end.
    return isTight ? names.map { $0.font.lineHeight.rounded(.up) } : words
  }

  /// Writes the whole name of an end, or as much of it as fits on one line of a width.
  private func write(_ end: End, _ font: Font, _ scale: Double, in width: Double?) {
    let (subject, label) = (section.subject.ends[end], names[end])
    var (text, size) = (subject.words, font.scaled(by: scale))
    if let width {
      // A place without a name has its coordinates.
      let names = subject.names.isEmpty ? [text] : subject.names
      for scale in TextScale.fallbacks(from: scale) + [min(0.85, scale)] {
        size = font.scaled(by: scale)
        let style = TextStyle(font: size)
        let fitting = names.first { TextLayout($0, style: style).size.width <= width }
        text = fitting ?? names.last ?? text
        if fitting != nil { break }
      }
    }
    label.font = size
    if text != label.text { label.text = text }
  }

  private func childSize(in room: Rect) -> Size {
    let height = min(120, max(26, min(room.width, room.height) * 0.082))
    let size = Drawing.child.size
    return Size(width: height * size.width / size.height, height: height)
  }

  /// Returns the heights of the words of both ends with their coordinates.
  private func heightsOfWords(_ widths: Ends<Double>, _ font: Font) -> Ends<Double> {
    Ends { end in
      let place = coordinates[end]
      let whole = TextLayout(
        section.subject.ends[end].words, style: TextStyle(font: font),
        paragraph: ParagraphStyle(lineLimit: names[end].numberOfLines), width: widths[end])
      return whole.size.height.rounded(.up)
        + ((place.text ?? "").isEmpty
          ? 0 : place.sizeThatFits(Size(width: widths[end], height: 1000)).height)
    }
  }

  /// Puts the words of an end into a height.
  private func layOutWords(
    of end: End, y: Double, height: Double, _ room: Rect, _ widths: Ends<Double>
  ) {
    var width = widths[end]
    let label = coordinates[end]
    let isAlone = label.isHidden || (label.text ?? "").isEmpty
    let below = isAlone ? 0 : label.sizeThatFits(Size(width: width, height: 1000)).height
    var x = room.midX - width / 2
    if !section.subject.meetsCenter {
      (x, width) = beside(section.geometry.start.x, from: x, width: width, end)
    }
    names[end].frame = Rect(x: x, y: y, width: width, height: height - below)
    label.frame = Rect(x: x, y: y + height - below, width: width, height: below)
  }

  /// Returns the left edge and the width of words as near to the tunnel as there is room.
  private func beside(
    _ tunnel: Double, from left: Double, width: Double, _ end: End
  ) -> (x: Double, width: Double) {
    let needed =
      [names[end], coordinates[end]].filter { !$0.isHidden }
      .map { $0.sizeThatFits(Size(width: width, height: 1000)).width }.max() ?? 0
    let own = min(width, needed.rounded(.up) + 1)
    return (min(max(tunnel - own / 2, left), left + width - own), own)
  }

  /// The height of the note, which is left out where the Earth needs its room.
  private func noteHeight(in room: Rect, _ layout: FallLayout) -> Double {
    note.isHidden = room.height < 420 || room.width < 300
    guard !note.isHidden else { return 0 }
    return note.sizeThatFits(Size(width: room.width, height: 100)).height + 4
  }
}
