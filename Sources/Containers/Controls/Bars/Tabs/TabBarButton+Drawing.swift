extension TabBarButton {
  /// Draws the tab: its background under the pointer, its image, its title and its badge.
  func drawTab(_ canvas: Canvas) {
    drawMark(canvas)
    if metrics.placement == .bottom { drawStack(canvas) } else { drawRow(canvas) }
  }

  private var isSidebarSelection: Bool { metrics.placement == .sidebar && isSelected }

  private func drawMark(_ canvas: Canvas) {
    let fill: DynamicColor
    switch (isSidebarSelection, isHighlighted, isHovered && isEnabled) {
    case (true, _, _): fill = .secondarySystemFill
    case (_, true, _): fill = .secondarySystemFill
    // The capsule of the selected tab is its background already.
    case (_, _, true) where !(metrics.placement == .top && isSelected): fill = .quaternarySystemFill
    default: return
    }
    let shape = Path(roundedRect: markRect, cornerRadius: markRadius)
    canvas.fill(shape, color(fill))
    guard isHighContrast, isSidebarSelection else { return }
    let edge = markRect.insetBy(dx: 0.5, dy: 0.5)
    canvas.stroke(
      Path(roundedRect: edge, cornerRadius: markRadius), Stroke(width: 1), color(.label))
  }

  private var contentColor: Color {
    let plain: Color
    switch (metrics.placement, isSelected) {
    case (.top, true), (.sidebar, _): plain = color(.label)
    case (_, true): plain = tintColor
    case (_, false): plain = color(.tabTitle)
    }
    return isEnabled ? plain : inactive(plain)
  }

  /// The color of the image, which has the tint in a list.
  private var imageColor: Color {
    metrics.placement == .sidebar && isEnabled ? tintColor : contentColor
  }

  private func draw(_ image: Image, in rect: Rect, on canvas: Canvas) {
    canvas.draw(
      image.shown(tint: imageColor, isRightToLeft: isRightToLeft), in: rect,
      opacity: isEnabled || image.isTemplate ? 1 : Self.inactiveOpacity)
  }

  /// Draws the image above the title.
  private func drawStack(_ canvas: Canvas) {
    let image = imageSize
    let title = titleLayout(bounds.width - 2 * metrics.inset)
    let line = title?.size.height ?? 0
    // The images of all tabs are on one line, whatever their height.
    let slot = image.height > 0 ? metrics.symbolSize * 1.15 : 0
    let gap = slot > 0 && line > 0 ? metrics.gap : 0
    let top = ((bounds.height - slot - gap - line) / 2).rounded()
    let center = Point(x: bounds.midX, y: top + slot / 2)
    if let shownImage {
      draw(shownImage, in: Rect(center: center, size: image), on: canvas)
    }
    if let title {
      canvas.draw(
        title, at: Point(x: bounds.midX - title.size.width / 2, y: top + slot + gap),
        color: contentColor)
    }
    guard let badge = badge(in: bounds.width - 4) else { return }
    drawBadge(badge, beside: center, halfWidth: max(image.width / 2, 8), on: canvas)
  }

  /// Draws the badge over the upper trailing corner of the image.
  private func drawBadge(
    _ badge: TabBadge, beside center: Point, halfWidth: Double, on canvas: Canvas
  ) {
    let isDot = item.badgeValue?.isEmpty == true
    let away = halfWidth + (isDot ? 1 : badge.size.width / 2 - 5)
    let half = badge.size.width / 2 + 2
    let x = isRightToLeft ? center.x - away : center.x + away
    let y = center.y - metrics.symbolSize * (isDot ? 0.45 : 0.4)
    badge.draw(
      canvas,
      at: Point(
        x: min(max(x, half), max(half, bounds.width - half)),
        y: max(y, badge.size.height / 2 + 2)))
  }

  /// Draws the image, the title and the badge beside each other.
  private func drawRow(_ canvas: Canvas) {
    let badge = badge(in: bounds.width / 2)
    let badgeWidth = badge.map { $0.size.width + metrics.badgeGap } ?? 0
    let room = bounds.width - 2 * metrics.inset - badgeWidth
    let image = imageSize
    let isList = metrics.placement == .sidebar
    // The titles of a list are below each other, whatever the width of their images.
    let slot = image.width > 0 && isList ? metrics.symbolSize * 1.4 : image.width
    let gap = slot > 0 && item.title?.isEmpty == false ? metrics.gap : 0
    let title = titleLayout(room - slot - gap)
    let width = slot + gap + (title?.size.width ?? 0)
    var x = isList ? metrics.inset : ((bounds.width - width - badgeWidth) / 2).rounded()
    func place(_ width: Double) -> Double { isRightToLeft ? bounds.width - x - width : x }
    if let shownImage {
      let center = Point(x: place(slot) + slot / 2, y: bounds.midY)
      draw(shownImage, in: Rect(center: center, size: image), on: canvas)
    }
    x += slot + gap
    if let title {
      canvas.draw(
        title,
        at: Point(x: place(title.size.width), y: bounds.midY - title.size.height / 2),
        color: contentColor)
      x += title.size.width
    }
    guard let badge else { return }
    x = isList ? bounds.width - metrics.inset - badge.size.width : x + metrics.badgeGap
    badge.draw(canvas, at: Point(x: place(badge.size.width) + badge.size.width / 2, y: bounds.midY))
  }
}
