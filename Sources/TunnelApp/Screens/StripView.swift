import Atlas
import Containers

/// What is between the two maps: both coordinates, and the radar button in the middle.
final class StripView: View {
  /// The button that flips both maps.
  let radar = RadarButton()
  /// The coordinates of the start.
  let start: CoordinateButton
  /// The coordinates of the target.
  let target: CoordinateButton

  /// Whether the strip stands upright between maps side by side.
  var isUpright = false {
    didSet { if isUpright != oldValue { setNeedsLayout() } }
  }

  /// Makes the strip of a dig.
  init(dig: Dig) {
    start = CoordinateButton(end: .start, coordinate: dig.entrance)
    target = CoordinateButton(end: .target, coordinate: dig.exit)
    super.init()
    [start, radar, target].forEach(addSubview)
  }

  /// The width that the strip needs when it stands upright, one value a line.
  ///
  /// Measured on the longest coordinates there are, so that a drag does not move the maps.
  static let uprightWidth: Double = {
    let style = TextStyle(font: Typography.value)
    return TextLayout("179°59′59.9″W", style: style).size.width.rounded(.up) + 36
  }()

  override func layoutSubviews() {
    let side = max(32, min(64, (isUpright ? bounds.width : bounds.height) - 16))
    radar.frame = Rect(center: bounds.center, size: Size(width: side, height: side))
    if isUpright { layoutUpright(around: side) } else { layoutAcross(around: side) }
  }

  private func layoutAcross(around side: Double) {
    let inset = bounds.width < 480 ? 6.0 : 16.0
    let room = Size(
      width: max(0, (bounds.width - side) / 2 - 2 * inset), height: max(0, bounds.height - 4))
    take([.full, .upright, .captioned, .line, .twoLines], in: room)
    for (button, isLeft) in [(start, true), (target, false)] {
      let size = fit(button, in: room)
      button.frame = Rect(
        x: isLeft ? inset : bounds.width - inset - size.width,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func layoutUpright(around side: Double) {
    let room = Size(
      width: max(0, bounds.width - 8), height: max(0, (bounds.height - side) / 2 - 16))
    take([.upright, .captioned, .twoLines], in: room)
    for (button, isTop) in [(start, true), (target, false)] {
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
  private func take(_ styles: [CoordinateButton.Style], in room: Size) {
    let style = styles.first {
      let size = CoordinateButton.room(for: $0)
      return size.width <= room.width && size.height <= room.height
    }
    for button in [start, target] { button.style = style ?? .twoLines }
  }

  private func fit(_ button: CoordinateButton, in room: Size) -> Size {
    let size = button.sizeThatFits(room)
    return Size(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
