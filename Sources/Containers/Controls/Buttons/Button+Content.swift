extension Button {
  /// A piece of a button's content, with a size of its own.
  struct ContentPart {
    var size: Size
    /// Whether the part is text, which is truncated where the button is too narrow.
    var isText = false
    let draw: (Canvas, Rect) -> Void
  }

  /// The size of all parts laid out beside or above each other.
  var contentSize: Size {
    if let knownContentSize { return knownContentSize }
    let size = measuredContentSize
    knownContentSize = size
    return size
  }

  private var measuredContentSize: Size {
    let sizes = contentParts.map(\.size)
    let gaps = Double(max(0, sizes.count - 1)) * look.imagePadding
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isContentUpright
      ? Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  /// The area inside the content insets.
  var contentRect: Rect {
    bounds.inset(by: look.contentInsets.resolved(isRightToLeft: isRightToLeft))
  }

  /// Returns the parts and their frames in a rectangle, in visual order.
  func placedParts(in rect: Rect) -> [(part: ContentPart, place: Rect)] {
    let size = contentSize
    if isContentUpright {
      var y = top(ofHeight: size.height, in: rect)
      return contentParts.map { part in
        let width = part.isText ? min(part.size.width, rect.width) : part.size.width
        defer { y += part.size.height + look.imagePadding }
        return (
          part,
          Rect(
            x: rect.minX + (rect.width - width) * contentShare, y: y, width: width,
            height: part.size.height)
        )
      }
    }
    let overhang = max(0, size.width - rect.width)
    var x = rect.minX + max(0, rect.width - size.width) * contentShare
    return (isRightToLeft ? contentParts.reversed() : contentParts).map { part in
      let width = part.isText ? max(0, part.size.width - overhang) : part.size.width
      defer { x += width + look.imagePadding }
      return (
        part,
        Rect(
          x: x, y: top(ofHeight: part.size.height, in: rect), width: width,
          height: part.size.height)
      )
    }
  }

  /// Whether the image and the title are stacked vertically.
  private var isContentUpright: Bool {
    look.imagePlacement == .top || look.imagePlacement == .bottom
  }

  private var contentParts: [ContentPart] {
    let marks = marks
    guard let text = textPart(isBesideMark: !marks.isEmpty) else { return marks }
    switch look.imagePlacement {
    case .leading, .top: return marks + [text]
    case .trailing, .bottom: return [text] + marks
    }
  }

  /// The activity indicator if there is one; otherwise the image and the icon.
  private var marks: [ContentPart] {
    if let wheel {
      // The indicator draws itself; this part only reserves its place.
      return [ContentPart(size: wheel.bounds.size) { _, _ in }]
    }
    var parts: [ContentPart] = []
    if var image = currentImage {
      var size = sizeBesideText(of: image)
      if let symbol = configuration?.preferredSymbolConfigurationForImage {
        image = image.withConfiguration(symbol)
        size = image.size
      }
      // The color of a template image is already faded.
      let (mark, opacity) = (image, isEnabled || image.isTemplate ? 1 : Self.inactiveOpacity)
      parts.append(
        ContentPart(size: size) { [self] canvas, place in
          let shown = mark.shown(tint: imageColor, isRightToLeft: isRightToLeft)
          canvas.draw(shown, in: place, opacity: opacity)
        })
    }
    if let icon {
      let color = currentTitleColor
      parts.append(
        ContentPart(size: Size(width: iconSize, height: iconSize)) { icon($0, $1, color) })
    }
    return parts
  }

  private func textPart(isBesideMark: Bool) -> ContentPart? {
    let lines = [(titleText, look.font), (subtitleText, look.subtitleFont)].compactMap { line in
      line.0.map { (text: $0, font: line.1) }
    }
    guard !lines.isEmpty else { return nil }
    let height = lines.map { $0.text.size.height.rounded(.up) }.reduce(0, +)
    let size = Size(
      width: lines.map { $0.text.size.width.rounded(.up) }.max() ?? 0,
      height: height + (lines.count > 1 ? look.titlePadding : 0))
    let share = textShare(isBesideMark: isBesideMark)
    return ContentPart(size: size, isText: true) { [self] canvas, place in
      var y = place.minY
      for (index, line) in lines.enumerated() {
        if index > 0 || titleText == nil || titleView == nil {
          draw(line.text, line.font, canvas, place, y: y, share: share)
        }
        y += line.text.size.height.rounded(.up) + look.titlePadding
      }
    }
  }

  private func draw(
    _ line: TextLayout, _ font: Font, _ canvas: Canvas, _ place: Rect, y: Double, share: Double
  ) {
    var line = line
    if line.size.width > place.width + 1 {
      line = TextLayout(
        line.string, style: TextStyle(font: font), paragraph: ParagraphStyle(lineLimit: 1),
        width: place.width)
    }
    canvas.draw(
      line, at: Point(x: linePlace(line, in: place, share: share).minX, y: y),
      color: currentTitleColor)
  }

  /// The rectangle of the text and that of the title's line within it; nil without a title.
  var titlePlace: (text: Rect, line: Rect)? {
    guard let titleText,
      let place = placedParts(in: contentRect).first(where: \.part.isText)?.place
    else { return nil }
    let share = textShare(isBesideMark: !marks.isEmpty)
    return (place, linePlace(titleText, in: place, share: share))
  }

  /// Returns the rectangle of a line within the text's, clipped to its width if the line is too
  /// long.
  private func linePlace(_ line: TextLayout, in place: Rect, share: Double) -> Rect {
    let width = line.size.width > place.width + 1 ? place.width : line.size.width
    return Rect(
      x: place.minX + max(0, place.width - width) * share, y: place.minY, width: width,
      height: line.size.height)
  }

  /// Returns the fraction of the free width left of the shorter of two lines, 0 to 1.
  private func textShare(isBesideMark: Bool) -> Double {
    switch look.titleAlignment {
    case .automatic: isBesideMark && !isContentUpright ? (isRightToLeft ? 1 : 0) : 0.5
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// The fraction of the free width left of the content, 0 to 1.
  private var contentShare: Double {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// Returns the top edge of content of a given height in a rectangle.
  private func top(ofHeight height: Double, in rect: Rect) -> Double {
    switch contentVerticalAlignment {
    case .center, .fill: rect.midY - height / 2
    case .top: rect.minY
    case .bottom: rect.maxY - height
    }
  }

  /// Returns the baseline of a title in a button whose height is not known yet.
  func titleBaseline(of title: TextLayout) -> LayoutBaseline {
    let insets = look.contentInsets
    let (baseline, height) = (title.firstBaseline, title.size.height)
    return switch contentVerticalAlignment {
    case .center, .fill:
      LayoutBaseline(
        node: self, offset: (insets.top - insets.bottom) / 2 + baseline - height / 2, share: 0.5)
    case .top: LayoutBaseline(node: self, offset: insets.top + baseline, share: 0)
    case .bottom:
      LayoutBaseline(node: self, offset: baseline - height - insets.bottom, share: 1)
    }
  }

  // MARK: Activity indicator

  /// Adds or removes the activity indicator and gives it the color of the title.
  func updateWheel() {
    let isShown = configuration?.showsActivityIndicator == true
    if isShown != (wheel != nil) {
      wheel?.removeFromSuperview()
      wheel = isShown ? ActivityIndicatorView(frame: Rect(x: 0, y: 0, width: 16, height: 16)) : nil
      if let wheel {
        wheel.accessibility.isElement = false
        addSubview(wheel)
        wheel.startAnimating()
      }
      contentDidChange()
    }
    if let wheel, wheel.color != currentTitleColor { wheel.color = currentTitleColor }
  }

  /// Moves the activity indicator to where the image would be.
  func placeWheel() {
    guard let wheel else { return }
    let placed = placedParts(in: contentRect)
    if let place = placed.first(where: { !$0.part.isText })?.place { wheel.frame = place }
  }
}
