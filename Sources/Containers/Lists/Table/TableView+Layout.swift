extension TableView {
  /// Creates the cells of visible rows, updates all frames, and recycles the other cells.
  func layoutRows() {
    guard batchDepth == 0 else { return }
    guard !isLayingOut else { return setNeedsLayout() }
    isLayingOut = true
    let started = edition
    defer {
      isLayingOut = false
      if edition == started { formerPaths = [:] }
    }
    loadIfNeeded()
    updateIndex()
    measuresMayHaveChanged()
    updateContentSize()
    // Rows taller than estimated shift the content, so other rows may become visible.
    for _ in 0..<4 {
      let shift = measureVisibleRows()
      // Before the new size limits the offset, so that the content does not end above the bottom.
      shiftContent(by: Point(x: 0, y: shift))
      prefetching.contentDidShift(by: Point(x: 0, y: shift))
      updateContentSize()
      if shift == 0 { break }
    }
    recycleUnseen()
    placeAll()
    placeIndex()
    prefetch()
    updateRing()
  }

  /// The vertical range of the visible content.
  var seen: ClosedRange<Double> { bounds.minY...max(bounds.minY, bounds.maxY) }

  /// Discards heights that were measured for another width or text size.
  private func measuresMayHaveChanged() {
    let category = traitCollection.preferredContentSizeCategory
    guard bounds.width != knownWidth || category != knownCategory else { return }
    let isOtherText = category != knownCategory
    (knownWidth, knownCategory) = (bounds.width, category)
    guard rowHeight < 0 || isOtherText, let old = layout else { return }
    // Text wraps differently now, so heights are measured again; the first visible row stays put.
    let anchor = old.firstRow(below: bounds.minY)
    let distance = anchor.map { bounds.minY - old.place(of: $0).y } ?? 0
    let (counts, started) = (old.counts, edition)
    let sections = counts.indices.map { section($0, rows: counts[$0]) }
    guard edition == started else { return }
    layout = TableLayout(sections)
    layout?.top = old.top
    layout?.bottom = old.bottom
    if let anchor, phase == .resting, bounds.minY > minimumOffset.y, loaded.holds(anchor) {
      show(Point(x: contentOffset.x, y: loaded.place(of: anchor).y + distance))
    }
  }

  /// Creates missing cells and measures their rows.
  ///
  /// - Returns: The distance by which the first visible row moved.
  private func measureVisibleRows() -> Double {
    let (range, started) = (seen, edition)
    var before: (path: IndexPath, y: Double)?
    var next = loaded.firstRow(below: range.lowerBound)
    var section = next?.section
    var y = next.map { loaded.place(of: $0).y } ?? 0
    while let path = next, y < range.upperBound {
      let shown = cells[path]
      // The row that stays in place is looked for before the first change: a new cell or height.
      if before == nil, shown == nil { before = firstVisible(in: range) }
      let cell = shown ?? makeCell(path)
      // A delegate that reloads while it is told of a row or asked about it makes the rest stale.
      guard edition == started else { return 0 }
      let height = height(of: path, cell)
      guard edition == started else { return 0 }
      if before == nil, height != loaded.place(of: path).height { before = firstVisible(in: range) }
      layout?.set(height: height, of: path)
      y += height
      next = loaded.row(after: path)
      if let next, next.section != section {
        section = next.section
        y = loaded.place(of: next).y
      }
    }
    guard let before else { return 0 }
    let shift = loaded.place(of: before.path).y - before.y
    return abs(shift) < 0.001 ? 0 : shift
  }

  /// Returns the first row with a cell in a vertical range of the content, and its top.
  private func firstVisible(in range: ClosedRange<Double>) -> (path: IndexPath, y: Double)? {
    let layout = loaded
    var first: (path: IndexPath, y: Double)?
    for path in cells.keys where layout.holds(path) {
      let (y, height) = layout.place(of: path)
      guard y + height > range.lowerBound, y < range.upperBound else { continue }
      if let known = first, known.path < path { continue }
      first = (path, y)
    }
    return first
  }

  private func makeCell(_ path: IndexPath) -> TableViewCell {
    let (cell, isStale) = makeSourceCell(at: path)
    guard !isStale else { return cell }
    cells[path] = cell
    View.performWithoutAnimation { prepare(cell, path) }
    guard cells[path] === cell else { return cell }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func prepare(_ cell: TableViewCell, _ path: IndexPath) {
    cell.tableView = self
    cell.isInset = style == .insetGrouped
    cell.sideMargin = cellSideMargin
    cell.widthBeneathIndex = widthBeneathIndex
    if cell.backgroundColor == nil, style == .grouped, cell.shownBackground == nil {
      cell.backgroundColor = ScrollPalette.card
    }
    cell.setSelected(selection.contains(path), animated: false)
    prepareEditing(of: cell, path)
    cell.setEditing(storedIsEditing, animated: false)
    // The cell and the data source may have reloaded the rows when they were asked.
    guard cells[path] === cell else { return }
    cell.updateConfigurationIfNeeded()
    showSeparator(cell, path)
    cell.frame = frame(of: path, in: loaded)
    if cell.superview !== self {
      insertSubview(cell, at: indexOfCells)
    }
  }

  private func recycleUnseen() {
    let (range, layout) = (seen, loaded)
    for (path, cell) in cells {
      let (y, height) = layout.place(of: path)
      guard y + height <= range.lowerBound || y >= range.upperBound else { continue }
      guard moving?.cell !== cell, !holdsFirstResponder(cell), cells[path] === cell else {
        continue
      }
      cells[path] = nil
      recycle(cell, formerPaths[ObjectIdentifier(cell)] ?? path)
    }
  }

  /// Removes a cell and returns it to the reuse pool.
  func recycle(_ cell: TableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    if cell.swipeActions != nil { swiper?.forget(cell) }
    cell.content.sizing = .measured
    cell.tableView = nil
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cellPool.enqueue(cell, cell.reuseIdentifier)
  }

  /// Updates the frames of cells, headers, footers, and cards.
  func placeAll() {
    let (layout, started) = (loaded, edition)
    let count = layout.rowCount
    // Most tables show rows of one section.
    var known = (section: -1, start: 0)
    for (path, cell) in cells where moving?.cell !== cell {
      guard edition == started else { return }
      let frame = frame(of: path, in: layout)
      if cell.frame != frame, cell.transform == .identity { cell.frame = frame }
      if path.section != known.section {
        known.section = path.section
        known.start = layout.ordinal(of: IndexPath(row: 0, section: path.section))
      }
      cell.accessibility.position = AccessibilityProperties.Position(
        index: known.start + path.row + 1, count: count)
    }
    placeSections()
    backgroundView?.frame = bounds
    // A height that a program has changed since it assigned the view stays, and counts once it is
    // assigned again.
    if let view = tableHeaderView {
      view.frame = Rect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = Rect(
        x: 0, y: loaded.height - loaded.bottom, width: bounds.width, height: view.bounds.height)
    }
  }
}

extension TableView {
  /// The insets of the separators, in points.
  ///
  /// A left inset of ``automaticDimension``, the default, is read as the default margin of the rows.
  public var separatorInset: EdgeInsets {
    get {
      var insets = givenSeparatorInset
      if insets.left == TableView.automaticDimension { insets.left = cellSideMargin }
      return insets
    }
    set {
      guard newValue != givenSeparatorInset else { return }
      givenSeparatorInset = newValue
      separatorsDidChange()
    }
  }

  func separatorsDidChange() {
    for (path, cell) in cells { showSeparator(cell, path) }
    for cell in cells.values { cell.setNeedsLayout() }
  }

  func showSeparator(_ cell: TableViewCell, _ path: IndexPath) {
    let isLast = path.row + 1 == loaded.sections[path.section].rows.count
    let hides = separatorStyle == .none || isLast && style == .insetGrouped
    cell.showSeparator(hides ? nil : separatorColor ?? ScrollPalette.separator)
  }
}
