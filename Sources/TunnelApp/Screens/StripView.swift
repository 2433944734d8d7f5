import Atlas
import Containers

/// The strip between the two maps.
///
/// It has a button for each end, the radar button in the center, and beside that the buttons for
/// the search and the menu.
final class StripView: View {
  /// The button that flips both maps.
  let radar = RoundButton(
    Drawing.radar, name: Messages.Strip.radar, hint: Messages.Strip.radarHint)
  /// The button that opens the search.
  let search = RoundButton(
    Drawing.magnifier, name: Messages.Strip.search, hint: Messages.Strip.searchHint)
  /// The button that opens the menu.
  let more = RoundButton(Drawing.dots, name: Messages.Strip.more, hint: Messages.Strip.moreHint)
  /// The buttons with the names and coordinates of both ends.
  let ends: Ends<EndView>

  /// The notation of both coordinates.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet {
      for button in ends.values { button.format = format }
      (known, knownRows) = (nil, nil)
      setNeedsLayout()
      // The strip may need a different size.
      superview?.setNeedsLayout()
    }
  }

  /// Whether the strip is vertical, between maps side by side.
  var isUpright = false {
    didSet { if isUpright != oldValue { setNeedsLayout() } }
  }

  /// Whether the information sides are shown, from which the radar button leads back to the maps.
  var showsInfo = false {
    didSet { updateRadar() }
  }

  /// The look of the coordinates, with what it was chosen for.
  private var known: (room: Size, isUpright: Bool, textScale: Double, look: EndView.Look)?

  private var knownRows: (width: Double, textScale: Double, needed: Bool)?

  /// Creates the strip for a tunnel.
  init(dig: Dig) {
    ends = Ends { EndView(end: $0, coordinate: dig.place(at: $0)) }
    super.init()
    more.showsMenuAsPrimaryAction = true
    radar.accessibility.role = .toggleButton
    radar.shortcut = Messages.Shortcuts.space
    search.toolTip = Messages.Strip.searchTip
    search.shortcut = Messages.Shortcuts.control("F")
    more.toolTip = Messages.Strip.moreTip
    more.shortcut = Messages.Shortcuts.menu
    [ends.start, search, radar, more, ends.target].forEach(addSubview)
    updateRadar()
  }

  private func updateRadar() {
    radar.accessibility.states = showsInfo ? .pressed : []
    radar.toolTip = showsInfo ? Messages.Commands.backToMaps : Messages.Commands.whatIsThere
  }

  /// Returns the width that the vertical strip needs in a window of a width, with one value per
  /// line.
  ///
  /// It is measured with the longest coordinates, so that a drag does not resize the maps. Large
  /// text takes up to 0.3 of the window's width, or the width at the default text size if that is
  /// larger.
  func uprightWidth(inWindowOf width: Double) -> Double {
    let wanted = Self.longestValue.width * textScale + 36
    guard textScale > 1 else { return wanted.rounded(.up) }
    return min(wanted, max(Self.longestValue.width + 36, 0.3 * width)).rounded(.up)
  }

  /// The size of the longest value at the default text size.
  private static let longestValue =
    TextLayout("179°59′59.9″W", style: TextStyle(font: Typography.value)).size

  /// Returns the height that the strip needs in a window with one map above the other; 0 if its
  /// share of the window is enough.
  ///
  /// Large text takes up to a fifth of the window for captions. If it needs more, the captions are
  /// dropped.
  func acrossHeight(in window: Size) -> Double {
    guard textScale > 1 else { return 0 }
    if needsRows(in: window.width) {
      let room = Size(width: Self.rowRoom(in: window.width), height: .infinity)
      return ends.start.room(for: look(Self.rowStyles, in: room)).height + 4
        + Self.buttonRow(inWindowOf: window.height)
    }
    let room = acrossRoom(in: window.width)
    let heights = acrossStyles.map {
      ends.start.room(for: EndView.Look(style: $0, textScale: textScale))
    }.filter { $0.width <= room }.map(\.height)
    let height = heights.first { $0 + 4 <= 0.2 * window.height } ?? heights.min() ?? 0
    // Round up to whole points, so that the chosen style also fits in whole pixels.
    return (height + 4).rounded(.up)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    if isUpright {
      layoutUpright(around: layoutButtons(in: bounds))
    } else if needsRows(in: bounds.width) {
      layoutRows()
    } else {
      layoutAcross(around: layoutButtons(in: bounds))
    }
  }

  /// Lays out the round buttons in a row in the center of a rectangle, shrinking them as needed.
  ///
  /// - Returns: The width of the row, or its height in a vertical strip.
  private func layoutButtons(in rect: Rect, isRow: Bool = false) -> Double {
    let sizes = buttonSizes(in: rect.size, isRow: isRow)
    let (large, small, gap) = (sizes.large, sizes.small, sizes.gap)
    radar.frame = Rect(center: rect.center, size: Size(width: large, height: large))
    let aside = Point(x: (large + small + 2 * gap) / 2, y: 0)
    let size = Size(width: small, height: small)
    search.frame = Rect(center: rect.center - aside, size: size)
    more.frame = Rect(center: rect.center + aside, size: size)
    search.isHidden = !sizes.hasOthers
    more.isHidden = !sizes.hasOthers
    return isUpright || !sizes.hasOthers ? large : large + 2 * (small + gap)
  }

  /// Returns the diameters of the round buttons next to the coordinates or in their own row, and
  /// whether all three fit.
  private func buttonSizes(
    in room: Size, isRow: Bool = false
  ) -> (large: Double, small: Double, gap: Double, hasOthers: Bool) {
    // All three fit in every window of a supported size.
    let hasOthers = isUpright || room.width >= 300
    let scale = SymbolScale.scale(for: textScale)
    let height = room.height - (isRow ? 4 : 16)
    let gap = room.width < 480 ? 6.0 : 12.0
    let width = hasOthers && !isUpright ? room.width / (isRow ? 6 : 8) + 4 : height
    var large = max(32, min(64 * scale, height, width))
    if isUpright {
      // The other buttons are 0.7 times as wide, and the row ends before the maps do.
      large = max(32, min(large, (room.width - 2 * (gap + Self.margin)) / (1 + 2 * Self.share)))
    }
    let small = max(28, min(40 * scale, (large * Self.share).rounded()))
    return (large, small, gap, hasOthers)
  }

  /// The minimum distance between the buttons and the maps, in points.
  private static let margin = 10.0
  /// The size of the other buttons relative to the radar button.
  private static let share = 0.7

  /// With large text, wrapping the coordinates is preferred to dropping the caption.
  private var acrossStyles: [EndView.Style] {
    textScale > 1
      ? [.full, .fullOnTwoLines, .upright, .smallUpright, .line, .twoLines]
      : [.full, .fullOnTwoLines, .upright, .line, .twoLines]
  }
  private static let rowStyles: [EndView.Style] = [.line, .twoLines]
  private var uprightStyles: [EndView.Style] {
    textScale > 1 ? [.upright, .smallUpright, .twoLines] : [.upright, .twoLines]
  }

  /// Returns the height of the row of buttons below the coordinates, in points.
  private static func buttonRow(inWindowOf height: Double) -> Double {
    max(48, min(0.1 * height, 100))
  }

  /// Whether large text leaves too little room for the coordinates beside the buttons, so that they
  /// go above them.
  private func needsRows(in width: Double) -> Bool {
    guard textScale > 1 else { return false }
    if let knownRows, knownRows.width == width, knownRows.textScale == textScale {
      return knownRows.needed
    }
    let room = acrossRoom(in: width)
    let needed = !acrossStyles.contains {
      ends.start.room(for: EndView.Look(style: $0, textScale: textScale)).width <= room
    }
    knownRows = (width, textScale, needed)
    return needed
  }

  /// Returns the width available to each coordinate beside the buttons, regardless of the strip's
  /// height.
  private func acrossRoom(in width: Double) -> Double {
    let sizes = buttonSizes(in: Size(width: width, height: .infinity))
    return acrossRoom(in: width, around: sizes.large + 2 * (sizes.small + sizes.gap))
  }

  private func acrossRoom(in width: Double, around side: Double) -> Double {
    max(0, (width - side) / 2 - 2 * Self.inset(in: width))
  }

  private static func inset(in width: Double) -> Double { width < 480 ? 6 : 16 }

  private static func rowRoom(in width: Double) -> Double { max(0, (width - 18) / 2) }

  private func layoutAcross(around side: Double) {
    let inset = Self.inset(in: bounds.width)
    let room = Size(
      width: acrossRoom(in: bounds.width, around: side), height: max(0, bounds.height - 4))
    takeStyle(in: room, of: acrossStyles)
    place(in: room, from: inset, midY: bounds.midY)
  }

  private func layoutRows() {
    let window = superview?.bounds.height ?? bounds.height
    let top = max(0, bounds.height - Self.buttonRow(inWindowOf: window))
    _ = layoutButtons(
      in: Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top), isRow: true)
    let room = Size(width: Self.rowRoom(in: bounds.width), height: max(0, top - 4))
    takeStyle(in: room, of: Self.rowStyles)
    place(in: room, from: 6, midY: 2 + top / 2)
  }

  /// Lays out the ends at the two edges, the start at the leading edge.
  private func place(in room: Size, from inset: Double, midY: Double) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, isRight) in [(ends.start, isRightToLeft), (ends.target, !isRightToLeft)] {
      button.isMirrored = isRight
      let size = fit(button, in: room)
      button.frame = Rect(
        x: isRight ? bounds.width - inset - size.width : inset, y: midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  private func layoutUpright(around side: Double) {
    let room = Size(
      width: max(0, bounds.width - 8), height: max(0, (bounds.height - side) / 2 - 16))
    takeStyle(in: room, of: uprightStyles)
    for (button, isTop) in [(ends.start, true), (ends.target, false)] {
      button.isMirrored = false
      let size = fit(button, in: room)
      let gap = min(36, max(6, room.height - size.height))
      button.frame = Rect(
        x: (bounds.width - size.width) / 2,
        y: isTop ? radar.frame.minY - gap - size.height : radar.frame.maxY + gap,
        width: size.width, height: size.height)
    }
  }

  /// Gives both buttons the first style with room for any coordinates.
  ///
  /// This way they wrap alike, and a drag does not change the style.
  private func takeStyle(in room: Size, of styles: [EndView.Style]) {
    if known?.room != room || known?.isUpright != isUpright || known?.textScale != textScale {
      known = (room, isUpright, textScale, look(styles, in: room))
    }
    guard let look = known?.look else { return }
    for button in ends.values { button.look = look }
  }

  /// Returns the first style that fits at the preferred text size.
  ///
  /// If none does, the text shrinks, down to the default size at most.
  private func look(
    _ styles: [EndView.Style], in room: Size
  ) -> EndView.Look {
    let scales = TextScale.fallbacks(from: textScale)
    for scale in scales {
      for look in styles.map({ EndView.Look(style: $0, textScale: scale) }) {
        let size = ends.start.room(for: look)
        guard size.width <= room.width, size.height <= room.height else { continue }
        if look.style != .fullOnTwoLines || hasRoomForNames(look, in: room) { return look }
      }
    }
    return EndView.Look(style: .twoLines, textScale: scales.last ?? 1)
  }

  /// Whether most names fit in large type beside the drawing; otherwise small type shows more of them.
  private func hasRoomForNames(_ look: EndView.Look, in room: Size) -> Bool {
    look.textScale > 1 || room.width - look.widthBesidePlace >= 165
  }

  private func fit(_ button: EndView, in room: Size) -> Size {
    let size = button.sizeThatFits(room)
    return Size(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
