extension TableViewCell {
  private static let margin = 16.0
  private static let padding = 11.0
  private static let gap = 12.0
  private static let lineGap = 2.0
  private static let editWidth = 38.0
  static let standardHeight = 44.0

  func font(isDetail: Bool) -> Font {
    switch style {
    case .subtitle where isDetail: .caption
    case .value2 where !isDetail: .caption
    default: .body
    }
  }

  func textColor(isDetail: Bool) -> DynamicColor {
    switch style {
    case .value2: isDetail ? ScrollPalette.label : .systemBlue
    default: isDetail ? ScrollPalette.secondaryLabel : ScrollPalette.label
    }
  }

  /// The room that accessories and editing take at the near and the far end.
  private var ends: (near: Double, far: Double) {
    var near = 0.0
    var far = 0.0
    if isEditing, editingStyle != .none { near += TableViewCell.editWidth }
    if isEditing, isMovable { far += TableViewCell.editWidth }
    if let accessoryView {
      far += accessoryView.bounds.width + TableViewCell.margin
    } else if accessoryType != .none {
      far += TableAccessoryView.width(of: accessoryType) + TableViewCell.margin
    }
    return (near, far)
  }

  func layoutContent() {
    let (near, far) = ends
    let box = Rect(
      x: bounds.minX + near, y: bounds.minY, width: max(0, bounds.width - near - far),
      height: bounds.height)
    contentView.frame = box
    backdrop?.frame = isInset ? bounds.insetBy(dx: 4, dy: 2) : bounds
    selectedBackgroundView?.frame = bounds
    layoutSeparator(from: near)
    layoutEnds()
    layoutTexts(in: Size(width: box.width, height: box.height))
    updateAccessibility()
  }

  func fittingSize(width: Double) -> Size {
    let (near, far) = ends
    let room = max(0, width - near - far)
    if let height = contentView.constrainedHeight(atWidth: room) {
      return Size(width: width, height: height)
    }
    let columns = columns(in: Size(width: room, height: 0))
    var height = 0.0
    if hasText { height = textHeight(textLabel, columns.text.width) }
    if let detail = detailTextLabel, !detail.text.isEmpty {
      let own = textHeight(detail, columns.detail.width)
      height = style == .subtitle ? height + TableViewCell.lineGap + own : max(height, own)
    }
    if hasImage { height = max(height, imageView.intrinsicContentSize.height) }
    return Size(
      width: width, height: max(TableViewCell.standardHeight, height + 2 * TableViewCell.padding))
  }

  private func textHeight(_ label: Label, _ width: Double) -> Double {
    label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: max(1, width), height: 0)).height
  }

  /// Where the two texts stand across, in the content view.
  private func columns(in size: Size) -> (text: Rect, detail: Rect) {
    var x = TableViewCell.margin + Double(indentationLevel) * indentationWidth
    if hasImage, imageView.image != nil {
      x += imageView.intrinsicContentSize.width + TableViewCell.gap
    }
    let width = max(0, size.width - x - TableViewCell.margin)
    let whole = Rect(x: x, y: 0, width: width, height: size.height)
    guard let detail = detailTextLabel, style != .subtitle else { return (whole, whole) }
    if style == .value2 {
      let first = min(width * 0.3, 100)
      return (
        Rect(x: x, y: 0, width: first, height: size.height),
        Rect(
          x: x + first + TableViewCell.gap, y: 0, width: max(0, width - first - TableViewCell.gap),
          height: size.height)
      )
    }
    let wanted = min(detail.intrinsicContentSize.width, width * 0.6)
    let first = max(0, width - wanted - (wanted > 0 ? TableViewCell.gap : 0))
    return (
      Rect(x: x, y: 0, width: first, height: size.height),
      Rect(x: x + width - wanted, y: 0, width: wanted, height: size.height)
    )
  }

  private func layoutTexts(in size: Size) {
    if hasImage, let image = imageView.image {
      imageView.frame = Rect(
        x: TableViewCell.margin + Double(indentationLevel) * indentationWidth,
        y: (size.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
    }
    guard hasText || detailTextLabel != nil else { return }
    let (text, detail) = columns(in: size)
    guard let detailLabel = detailTextLabel, !detailLabel.text.isEmpty else {
      if hasText { textLabel.frame = text }
      return
    }
    guard style == .subtitle else {
      textLabel.frame = text
      detailLabel.frame = detail
      return
    }
    let first = textHeight(textLabel, text.width)
    let second = textHeight(detailLabel, text.width)
    let top = max(0, (size.height - first - second - TableViewCell.lineGap) / 2)
    textLabel.frame = Rect(x: text.minX, y: top, width: text.width, height: first)
    detailLabel.frame = Rect(
      x: text.minX, y: top + first + TableViewCell.lineGap, width: text.width, height: second)
  }

  private func layoutEnds() {
    editControl?.frame = Rect(
      x: bounds.minX, y: bounds.minY, width: TableViewCell.editWidth, height: bounds.height)
    moveControl?.frame = Rect(
      x: bounds.maxX - TableViewCell.editWidth, y: bounds.minY, width: TableViewCell.editWidth,
      height: bounds.height)
    let edge =
      bounds.maxX - TableViewCell.margin
      - (isEditing && isMovable ? TableViewCell.editWidth : 0)
    if let accessoryView {
      accessoryView.frame = Rect(
        x: edge - accessoryView.bounds.width,
        y: bounds.minY + (bounds.height - accessoryView.bounds.height) / 2,
        width: accessoryView.bounds.width, height: accessoryView.bounds.height)
    }
    if let accessory {
      let width = TableAccessoryView.width(of: accessoryType)
      accessory.frame = Rect(
        x: edge - width, y: bounds.minY, width: width, height: bounds.height)
      accessory.isHidden = accessoryView != nil
    }
  }

  private func layoutSeparator(from near: Double) {
    guard let separator else { return }
    let inset = separatorInset ?? tableView?.separatorInset ?? EdgeInsets(all: 0)
    let height = 1 / (window?.scale ?? 1)
    let start = bounds.minX + near + inset.left
    separator.frame = Rect(
      x: start, y: bounds.maxY - height, width: max(0, bounds.maxX - inset.right - start),
      height: height)
  }

  private func updateAccessibility() {
    var words: [String] = []
    if hasText { words.append(textLabel.text) }
    if let detail = detailTextLabel { words.append(detail.text) }
    let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
    guard accessibility.label == nil || accessibility.label == knownLabel else { return }
    knownLabel = text.isEmpty ? nil : text
    accessibility.label = knownLabel
  }
}
