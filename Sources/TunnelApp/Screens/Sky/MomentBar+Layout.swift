import Containers

/// The layout of the bar: in full, the moment in two lines above the slider and the choices below it;
/// in little room, one line above the slider.
extension MomentBar {
  /// Returns the size of the bar in full, for a text scale.
  static func fullSize(textScale: Double) -> Size {
    Size(width: (250 * max(1, textScale)).rounded(), height: (108 * max(0.9, textScale)).rounded())
  }

  /// Returns the least size of the bar in little room, for a text scale.
  static func compactSize(textScale: Double) -> Size {
    let scale = min(1.4, max(1, textScale))
    return Size(width: (152 * scale).rounded(), height: (50 * scale).rounded())
  }

  func layOutFull() {
    let inset = 12.0
    let width = max(0, bounds.width - 2 * inset)
    let endless = Size(width: width, height: .infinity)
    let (first, second) = (universal.sizeThatFits(endless), local.sizeThatFits(endless))
    let choices = max(24, span.intrinsicContentSize.height)
    let height = first.height + second.height
    let room = max(16, bounds.height - 18 - height - choices)
    var y = 9.0
    put(universal, Rect(x: inset, y: y, width: width, height: first.height))
    y += first.height
    put(local, Rect(x: inset, y: y, width: width, height: second.height))
    y += second.height
    put(slider, Rect(x: inset - 2, y: y, width: width + 4, height: room))
    y += room
    let side = min(width / 2, max(56, now.sizeThatFits(endless).width))
    put(span, Rect(x: inset, y: y, width: max(0, width - side - 8), height: choices))
    put(now, Rect(x: inset + width - side, y: y, width: side, height: choices))
  }

  func layOutCompact() {
    let inset = 8.0
    let width = max(0, bounds.width - 2 * inset)
    let text = universal.sizeThatFits(Size(width: width, height: .infinity))
    let top = max(4, (bounds.height * 0.5 - text.height) / 2)
    put(universal, Rect(x: inset, y: top, width: width, height: text.height))
    let (y, height) = (bounds.height * 0.48, bounds.height * 0.48)
    let side = now.isHidden ? 0 : min(width / 2, now.sizeThatFits(bounds.size).width)
    put(slider, Rect(x: inset - 2, y: y, width: width + 4 - side, height: height))
    put(now, Rect(x: inset + width - side, y: y, width: side, height: height))
  }

  /// Gives a view its frame, mirrored for right-to-left languages.
  private func put(_ view: View, _ frame: Rect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? Rect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
