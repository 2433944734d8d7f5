extension TableViewCell {
  private static let gap = 12.0
  private static let lineGap = 2.0
  static let standardHeight = 44.0
  static let initialSize = Size(width: 320, height: standardHeight)

  func font(isDetail: Bool) -> Font {
    switch style {
    case .subtitle where isDetail: .caption
    case .value2 where !isDetail: .caption
    default: .body
    }
  }

  /// Returns the color of a text; nil for the tint color.
  func textColor(isDetail: Bool) -> DynamicColor? {
    switch style {
    case .value2: isDetail ? ScrollPalette.label : nil
    default: isDetail ? ScrollPalette.secondaryLabel : ScrollPalette.label
    }
  }

  /// The width of an editing control, in points.
  private var editWidth: Double { 38 * rowControlScale }

  /// The space that the safe area, accessories, and editing controls take at the leading and
  /// trailing edges.
  private func ends(
    inside safe: (near: Double, far: Double), accessoryWidth: Double
  ) -> (near: Double, far: Double) {
    var (near, far) = safe
    if isEditing, isMarked || editingStyle != .none { near += editWidth }
    if isEditing, isMovable { far += editWidth }
    if let accessoryView {
      far += accessoryView.bounds.width + sideMargin
    } else if accessory != nil {
      far += accessoryWidth + sideMargin
    }
    return (near, far)
  }

  /// The safe area insets at the leading and trailing edges, if the table respects them, and the space
  /// beneath the index.
  private var safeEnds: (near: Double, far: Double) {
    let index = widthBeneathIndex
    guard tableView?.insetsContentViewsToSafeArea != false else { return (0, index) }
    let insets = safeAreaInsets
    let (near, far) =
      insets.left == insets.right || readsLeftToRight
      ? (insets.left, insets.right) : (insets.right, insets.left)
    return (near, far + index)
  }

  func layoutContent() {
    isMirrored = !readsLeftToRight
    let safe = safeEnds
    let accessoryWidth = accessory?.width ?? 0
    let (near, far) = ends(inside: safe, accessoryWidth: accessoryWidth)
    let box = placeContent(between: near, far)
    backdrop?.frame = isInset ? bounds.insetBy(dx: 4, dy: 2) : bounds
    selectedBackgroundView?.frame = bounds
    backgroundView?.frame = bounds
    layoutSeparator(from: near)
    layoutEnds(inside: (safe.near, safe.far + aside), accessoryWidth: accessoryWidth)
    configurations?.backgroundView?.frame = bounds
    if configurations?.content == nil {
      layoutTexts(in: Rect(x: 0, y: 0, width: box.width, height: box.height))
    } else {
      layoutListContent()
    }
    updateAccessibility()
  }

  /// How far the row is swiped aside, toward the leading edge, in points.
  private var aside: Double { swipeActions.map { $0.reveal * $0.swipe.side.sign } ?? 0 }

  /// Places the content between what is at its ends, and returns its frame from left to right.
  @discardableResult private func placeContent(between near: Double, _ far: Double) -> Rect {
    let box = Rect(
      x: bounds.minX + near - aside, y: bounds.minY, width: max(0, bounds.width - near - far),
      height: bounds.height)
    place(contentView, box, in: bounds)
    return box
  }

  /// Sets the frame of a view, mirrored within a box for right-to-left layouts.
  private func place(_ view: View?, _ rect: Rect, in box: Rect) {
    guard let view else { return }
    let frame =
      isMirrored ? rect.offsetBy(dx: box.minX + box.maxX - rect.minX - rect.maxX, dy: 0) : rect
    if view.frame != frame { view.frame = frame }
  }

  func fittingSize(width: Double) -> Size {
    updateConfigurationIfNeeded()
    // Programs measure cells that are in no table, to find the heights of rows like them.
    if tableView == nil { sideMargin = View.systemSideMargin(atWidth: width) }
    let (near, far) = ends(inside: safeEnds, accessoryWidth: accessory?.width ?? 0)
    if content.preservesSuperviewLayoutMargins {
      // How much of the cell's margins is inside the content depends on where that is.
      isMirrored = !readsLeftToRight
      placeContent(between: near, far)
    }
    let room = max(0, width - near - far)
    if let listContent {
      return Size(
        width: width, height: listContent.sizeThatFits(Size(width: room, height: 0)).height)
    }
    if let height = contentView.constrainedHeight(atWidth: room) {
      return Size(width: width, height: height)
    }
    let columns = columns(in: Size(width: room, height: 0))
    var height = 0.0
    if hasText { height = textHeight(textLabel, columns.text.width) }
    if let detail = detailTextLabel, detail.hasText {
      let own = textHeight(detail, columns.detail.width)
      height = columns.areOne ? height + TableViewCell.lineGap + own : max(height, own)
    }
    if hasImage { height = max(height, imageView.intrinsicContentSize.height) }
    let margins = contentView.directionalLayoutMargins
    return Size(
      width: width,
      height: max(TableViewCell.standardHeight, height + margins.top + margins.bottom))
  }

  private func textHeight(_ label: Label, _ width: Double) -> Double {
    label.hasText ? label.sizeThatFits(Size(width: max(1, width), height: 0)).height : 0
  }

  /// Returns the horizontal extents of the two texts in the content view, and whether they are the same
  /// column, in which the details are below the text.
  ///
  /// A text and a value that do not fit on one line, but may have several, are below each other, too.
  private func columns(in size: Size) -> (text: Rect, detail: Rect, areOne: Bool) {
    let margins = contentView.directionalLayoutMargins
    var x = margins.leading + Double(indentationLevel) * indentationWidth
    if hasImage, imageView.image != nil {
      x += imageView.intrinsicContentSize.width + TableViewCell.gap
    }
    let width = max(0, size.width - x - margins.trailing)
    let whole = Rect(x: x, y: 0, width: width, height: size.height)
    guard let detail = detailTextLabel, style != .subtitle else { return (whole, whole, true) }
    let value = detail.intrinsicContentSize.width
    if style == .value1, hasText, textLabel.numberOfLines != 1,
      textLabel.intrinsicContentSize.width + TableViewCell.gap + value > width
    {
      return (whole, whole, true)
    }
    if style == .value2 {
      let first = min(width * 0.3, 100 * textScale)
      return (
        Rect(x: x, y: 0, width: first, height: size.height),
        Rect(
          x: x + first + TableViewCell.gap, y: 0, width: max(0, width - first - TableViewCell.gap),
          height: size.height),
        false
      )
    }
    let wanted = min(value, width * 0.6)
    let first = max(0, width - wanted - (wanted > 0 ? TableViewCell.gap : 0))
    return (
      Rect(x: x, y: 0, width: first, height: size.height),
      Rect(x: x + width - wanted, y: 0, width: wanted, height: size.height), false
    )
  }

  private func layoutTexts(in box: Rect) {
    if hasImage, let image = imageView.image {
      let indent = Double(indentationLevel) * indentationWidth
      place(
        imageView,
        Rect(
          x: contentView.directionalLayoutMargins.leading + indent,
          y: (box.height - image.size.height) / 2, width: image.size.width,
          height: image.size.height), in: box)
    }
    guard hasText || detailTextLabel != nil else { return }
    let (text, detail, areOne) = columns(in: box.size)
    guard let detailLabel = detailTextLabel, detailLabel.hasText else {
      if hasText { place(textLabel, hugged(textLabel, text), in: box) }
      return
    }
    guard areOne else {
      place(textLabel, hugged(textLabel, text), in: box)
      place(detailLabel, style == .value2 ? hugged(detailLabel, detail) : detail, in: box)
      return
    }
    let first = textHeight(textLabel, text.width)
    let second = textHeight(detailLabel, text.width)
    let top = max(0, (box.height - first - second - TableViewCell.lineGap) / 2)
    let (textWidth, detailWidth) = (hugged(textLabel, text).width, hugged(detailLabel, text).width)
    place(textLabel, Rect(x: text.minX, y: top, width: textWidth, height: first), in: box)
    place(
      detailLabel,
      Rect(
        x: text.minX, y: top + first + TableViewCell.lineGap, width: detailWidth, height: second),
      in: box)
  }

  /// Whether the cell has to place a view anew whose content has changed: one of its labels, or its image
  /// view if the image has another size.
  func isMisplaced(_ view: View) -> Bool {
    if hasText, view === textLabel { return true }
    if hasDetail, view === detailTextLabel { return true }
    return hasImage && view === imageView && imageView.image?.size != view.bounds.size
  }

  /// Returns the part of a column that a text in one line takes, from the leading edge.
  ///
  /// Such a label keeps its size, and its picture, while the cell becomes wider or narrower.
  private func hugged(_ label: Label, _ column: Rect) -> Rect {
    guard let width = label.leadingWidth else { return column }
    var column = column
    column.size.width = min(column.width, width)
    return column
  }

  private func layoutEnds(inside safe: (near: Double, far: Double), accessoryWidth: Double) {
    let (near, far) = safe
    if let swipeActions {
      let width = max(swipeActions.reveal, swipeActions.width)
      let isLeading = swipeActions.swipe.side == .leading
      let x = isLeading ? bounds.minX - aside - width : bounds.maxX - aside
      place(
        swipeActions, Rect(x: x, y: bounds.minY, width: width, height: bounds.height), in: bounds)
    }
    // Reading the traits is slow, so the width is computed only if a control needs it.
    let width = isEditing || editControl != nil || moveControl != nil ? editWidth : 0
    place(
      editControl,
      Rect(x: bounds.minX + near, y: bounds.minY, width: width, height: bounds.height), in: bounds)
    place(
      moveControl,
      Rect(x: bounds.maxX - far - width, y: bounds.minY, width: width, height: bounds.height),
      in: bounds)
    let edge = bounds.maxX - far - sideMargin - (isEditing && isMovable ? width : 0)
    if let accessoryView {
      let size = accessoryView.bounds.size
      place(
        accessoryView,
        Rect(
          x: edge - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
          width: size.width, height: size.height), in: bounds)
    }
    if let accessory {
      place(
        accessory,
        Rect(
          x: edge - accessoryWidth, y: bounds.minY, width: accessoryWidth, height: bounds.height),
        in: bounds)
      accessory.isHidden = accessoryView != nil
    }
  }

  /// Places the controls of edit mode where they begin to slide in.
  func placeControlsOutside() {
    let size = Size(width: editWidth, height: bounds.height)
    isMirrored = !readsLeftToRight
    place(editControl, Rect(origin: Point(x: -size.width, y: 0), size: size), in: bounds)
    place(moveControl, Rect(origin: Point(x: bounds.maxX, y: 0), size: size), in: bounds)
  }

  private func layoutSeparator(from near: Double) {
    guard let separator else { return }
    var inset = separatorInset ?? tableView?.separatorInset ?? EdgeInsets(all: 0)
    if inset.left == TableView.automaticDimension { inset.left = sideMargin }
    let height = 1 / (attachedWindow?.scale ?? 1)
    let start = bounds.minX + near + inset.left
    place(
      separator,
      Rect(
        x: start, y: bounds.maxY - height,
        width: max(0, bounds.maxX - inset.right - widthBeneathIndex - start),
        height: height), in: bounds)
  }

  private func updateAccessibility() {
    guard isLabeledByTexts else { return }
    knownLabel = labelOfTexts
    accessibility.label = knownLabel
  }

  /// Whether the accessibility label is that of the texts, and not one of the program's own.
  var isLabeledByTexts: Bool {
    accessibility.label == nil || accessibility.label == knownLabel
  }

  /// The texts of the cell in one; nil for none.
  var labelOfTexts: String? {
    if let listContent { return listContent.content.spokenText }
    let isOwn = configurations?.content == nil
    let (title, detail) = (isOwn && hasText ? textLabel : nil, isOwn ? detailTextLabel : nil)
    let texts = [title?.text ?? "", detail?.text ?? ""]
    guard contentView.storedSubviews.contains(where: { $0 !== title && $0 !== detail }) else {
      return texts[1].isEmpty ? (texts[0].isEmpty ? nil : texts[0]) : texts.joinedAsSpoken
    }
    return (texts + contentView.spokenTexts { $0 !== title && $0 !== detail }).joinedAsSpoken
  }
}

/// The view that holds the content of a cell in a table, which places the parts of its style.
final class RowContentView: CellContentView {
  override func subviewDidChange(_ subview: View, isContent: Bool) {
    super.subviewDidChange(subview, isContent: isContent)
    // Other subviews are the program's own, which may change them in each layout.
    if isContent, let cell = superview as? TableViewCell, cell.isMisplaced(subview) {
      cell.setNeedsLayout()
    }
  }
}
