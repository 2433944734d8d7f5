import Atlas
import Containers

/// What is between the two maps: both ends in words, the radar button in the middle, and beside it the
/// buttons for search and for everything else.
final class StripView: View {
  /// The button that flips both maps.
  let radar = RoundButton(
    Drawing.radar, name: "Radar", hint: "Flips both maps to what is known of the places.")
  /// The button that opens the search.
  let search = RoundButton(
    Drawing.magnifier, name: "Search", hint: "Looks for a place or a coordinate.")
  /// The button that opens the menu.
  let more = RoundButton(Drawing.dots, name: "More", hint: "Opens a menu.")
  /// The name and the coordinates of the start.
  let start: CoordinateButton
  /// The name and the coordinates of the target.
  let target: CoordinateButton

  /// The notation that both coordinates are shown in.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet {
      for button in [start, target] { button.format = format }
      known = nil
      setNeedsLayout()
    }
  }

  /// Whether the strip stands upright between maps side by side.
  var isUpright = false {
    didSet { if isUpright != oldValue { setNeedsLayout() } }
  }

  /// What of the coordinates there was room for.
  private var known: (room: Size, isUpright: Bool, style: CoordinateButton.Style)?

  /// Makes the strip of a dig.
  init(dig: Dig) {
    start = CoordinateButton(end: .start, coordinate: dig.entrance)
    target = CoordinateButton(end: .target, coordinate: dig.exit)
    super.init()
    more.showsMenuAsPrimaryAction = true
    radar.tooltipText = "What is there?"
    radar.shortcut = "Space"
    search.tooltipText = "Find a place"
    search.shortcut = "Ctrl+F"
    more.tooltipText = "Styles, notations and more"
    [start, search, radar, more, target].forEach(addSubview)
  }

  /// The width that the strip needs when it stands upright, one value a line.
  ///
  /// Measured on the longest coordinates there are, so that a drag does not move the maps.
  static let uprightWidth: Double = {
    let style = TextStyle(font: Typography.value)
    return TextLayout("179°59′59.9″W", style: style).size.width.rounded(.up) + 36
  }()

  override func layoutSubviews() {
    let side = layoutButtons()
    if isUpright { layoutUpright(around: side) } else { layoutAcross(around: side) }
  }

  /// Puts the round buttons in a row in the middle, the smaller the less room there is.
  ///
  /// - Returns: The width of the row, or the height where the strip is upright.
  private func layoutButtons() -> Double {
    // In no window of a size that the app is made for is there too little room for all three.
    let hasOthers = isUpright || bounds.width >= 300
    let gap = bounds.width < 480 ? 6.0 : 12.0
    let height = bounds.height - 16
    let width = hasOthers && !isUpright ? bounds.width / 8 + 4 : height
    var large = max(32, min(64, height, width))
    if isUpright {
      // The others are 0.7 as wide, and the row ends before the maps do.
      large = max(32, min(large, (bounds.width - 2 * (gap + Self.margin)) / (1 + 2 * Self.share)))
    }
    let small = max(28, min(40, (large * Self.share).rounded()))
    radar.frame = Rect(center: bounds.center, size: Size(width: large, height: large))
    let aside = Point(x: (large + small + 2 * gap) / 2, y: 0)
    let size = Size(width: small, height: small)
    search.frame = Rect(center: bounds.center - aside, size: size)
    more.frame = Rect(center: bounds.center + aside, size: size)
    search.isHidden = !hasOthers
    more.isHidden = !hasOthers
    return isUpright || !hasOthers ? large : large + 2 * (small + gap)
  }

  /// How far the buttons stay away from the maps, in points.
  private static let margin = 10.0
  /// How large the other buttons are beside the radar button.
  private static let share = 0.7

  private func layoutAcross(around side: Double) {
    let inset = bounds.width < 480 ? 6.0 : 16.0
    let room = Size(
      width: max(0, (bounds.width - side) / 2 - 2 * inset), height: max(0, bounds.height - 4))
    takeStyle(in: room)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, isRight) in [(start, isRightToLeft), (target, !isRightToLeft)] {
      button.isMirrored = isRight
      let size = fit(button, in: room)
      button.frame = Rect(
        x: isRight ? bounds.width - inset - size.width : inset,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func layoutUpright(around side: Double) {
    let room = Size(
      width: max(0, bounds.width - 8), height: max(0, (bounds.height - side) / 2 - 16))
    takeStyle(in: room)
    for (button, isTop) in [(start, true), (target, false)] {
      button.isMirrored = false
      let size = fit(button, in: room)
      let gap = min(36, max(6, room.height - size.height))
      button.frame = Rect(
        x: (bounds.width - size.width) / 2,
        y: isTop ? radar.frame.minY - gap - size.height : radar.frame.maxY + gap,
        width: size.width, height: size.height)
    }
  }

  /// Gives both buttons the first style that has room for all coordinates: they break alike, and a
  /// drag changes nothing of it.
  private func takeStyle(in room: Size) {
    if known?.room != room || known?.isUpright != isUpright {
      let styles: [CoordinateButton.Style] =
        isUpright ? [.upright, .twoLines] : [.full, .upright, .line, .twoLines]
      let style = styles.first {
        let size = start.room(for: $0)
        return size.width <= room.width && size.height <= room.height
      }
      known = (room, isUpright, style ?? .twoLines)
    }
    guard let style = known?.style else { return }
    start.style = style
    target.style = style
  }

  private func fit(_ button: CoordinateButton, in room: Size) -> Size {
    let size = button.sizeThatFits(room)
    return Size(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
