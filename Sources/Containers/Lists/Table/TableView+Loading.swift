extension TableView {
  private static let groupGap = 18.0

  /// Discards all rows; the next layout or lookup loads them again.
  func forgetRows() {
    guard !isMakingCell else {
      misuse("\(self) cannot reload while its data source makes a cell: reload it afterward.")
    }
    guard layout != nil else { return setNeedsLayout() }
    layout = nil
    edition += 1
    sectionIndex.needsTitles = true
    cancelMove()
    // Taken away first, since the delegate may look for rows or reload again when it is told.
    let old = cells
    cells = [:]
    for (path, cell) in old { recycle(cell, path) }
    recycleSections()
    selection = []
    prefetching.forget()
    (highlighted, selectionAnchor) = (nil, nil)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard layout == nil else { return }
    // What is asked for meanwhile finds what is known so far.
    layout = TableLayout([])
    guard let dataSource else { return }
    let started = edition
    (knownWidth, knownCategory) = (bounds.width, traitCollection.preferredContentSizeCategory)
    let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map(rowCount)
    guard edition == started else { return }
    layout = TableLayout(counts.map(unmeasured))
    let sections = counts.indices.map { section($0, rows: counts[$0]) }
    guard edition == started else { return }
    layout = TableLayout(sections)
    measureEnds()
    measureAllIfAsked()
    if let cursor, layout?.holds(cursor) != true { self.cursor = nil }
    updateContentSize()
  }

  /// Takes over the heights of the views above and below all rows.
  ///
  /// - Returns: Whether they differ from the heights before.
  @discardableResult
  private func measureEnds() -> Bool {
    let old = (layout?.top, layout?.bottom)
    layout?.top = tableHeaderView?.bounds.height ?? 0
    layout?.bottom = tableFooterView?.bounds.height ?? 0
    return old != (layout?.top, layout?.bottom)
  }

  /// Returns the layout of a section before any of its rows is measured.
  func fresh(_ section: Int) -> TableLayout.Section {
    self.section(section, rows: rowCount(of: section))
  }

  private func rowCount(of section: Int) -> Int {
    let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    guard rows >= 0 else {
      misuse(
        "The data source of \(self) returned \(rows) rows for section \(section): return at least 0."
      )
    }
    return rows
  }

  private func unmeasured(_ rows: Int) -> TableLayout.Section {
    TableLayout.Section(rows: RowHeights(count: rows, estimate: estimate))
  }

  /// Returns the layout of a section with a number of rows, and asks for its header and footer.
  func section(_ section: Int, rows: Int) -> TableLayout.Section {
    var result = unmeasured(rows)
    result.header = headerHeight(section)
    result.footer = footerHeight(section)
    if style != .plain { result.gap = TableView.groupGap }
    return result
  }

  /// The estimated height of a row.
  private var estimate: Double {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : TableViewCell.standardHeight
  }

  /// Without estimates, asks the delegate for the heights of all rows.
  private func measureAllIfAsked() {
    guard estimatedRowHeight == 0, let tableDelegate else { return }
    let started = edition
    for section in layout?.sections.indices ?? 0..<0 {
      for row in 0..<(layout?.sections[section].rows.count ?? 0) {
        let path = IndexPath(row: row, section: section)
        let height = tableDelegate.tableView(self, heightForRowAt: path)
        guard edition == started else { return }
        if height >= 0 { layout?.set(height: height, of: path) }
      }
    }
  }

  /// Returns the height of a row: the explicit one, or else the one that its cell requires.
  func height(of path: IndexPath, _ cell: TableViewCell) -> Double {
    let own = tableDelegate?.tableView(self, heightForRowAt: path) ?? TableView.automaticDimension
    let given = own >= 0 ? own : rowHeight
    cell.content.sizing = given >= 0 ? [] : .height
    cell.sideMargin = cellSideMargin
    guard given < 0 else { return given }
    let width = max(0, bounds.width - 2 * sideInset)
    let height = fittingHeight(of: cell, width)
    return grid.align(max(1, height))
  }

  /// Returns whether a header has an explicit height.
  func headerHeightIsGiven(_ section: Int) -> Bool {
    sectionHeaderHeight >= 0
      || tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? -1 >= 0
  }

  /// Returns whether a footer has an explicit height.
  func footerHeightIsGiven(_ section: Int) -> Bool {
    sectionFooterHeight >= 0
      || tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1 >= 0
  }

  private func headerHeight(_ section: Int) -> Double {
    let own = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? -1
    if own >= 0 { return own }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    if title?.isEmpty == false {
      return sectionHeaderHeight >= 0 ? sectionHeaderHeight : titleHeight(title ?? "")
    }
    return customHeight(sectionHeaderHeight) {
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
    }
  }

  /// Returns the height of a header with a title, which wraps to the width of the table.
  private func titleHeight(_ title: String) -> Double {
    let margins = TableViewHeaderFooterView.margins(side: cellSideMargin)
    let room =
      bounds.width - 2 * sideInset - widthBeneathIndex - margins.leading - margins.trailing
    let layout = TextLayout(
      title,
      style: TextStyle(font: titleFont(isFooter: false).scaled(compatibleWith: traitCollection)),
      width: bounds.width > 0 ? max(1, room) : .infinity)
    let text = layout.size.height.rounded(.up) + margins.top + margins.bottom
    return max(text, style == .plain ? 28 : 30)
  }

  private func titleFont(isFooter: Bool) -> Font {
    style == .plain && !isFooter ? .system(size: 13, weight: .semibold) : .caption
  }

  private func footerHeight(_ section: Int) -> Double {
    let own = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1
    if own >= 0 { return own }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    if let title, !title.isEmpty {
      if sectionFooterHeight >= 0 { return sectionFooterHeight }
      let view = titledView(title, isFooter: true)
      return view.sizeThatFits(Size(width: max(1, bounds.width - 2 * sideInset), height: 0)).height
    }
    return customHeight(sectionFooterHeight) {
      tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  private func customHeight(_ fixed: Double, _ view: () -> View?) -> Double {
    guard let view = view() else { return 0 }
    if fixed >= 0 { return fixed }
    let width = max(0, bounds.width - 2 * sideInset)
    if let view = view as? TableViewHeaderFooterView {
      view.sideMargin = cellSideMargin
      view.widthBeneathIndex = widthBeneathIndex
      return fittingHeight(of: view, width)
    }
    return view.constrainedHeight(atWidth: width)
      ?? view.sizeThatFits(Size(width: width, height: 0)).height
  }

  private func fittingHeight(of view: View, _ width: Double) -> Double {
    view.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns a header or footer with a title.
  func titledView(_ title: String, isFooter: Bool) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.isFooter = isFooter
    view.sideMargin = cellSideMargin
    view.textLabel.text = title
    view.textLabel.font = titleFont(isFooter: isFooter)
    view.textLabel.textColor =
      style == .plain && !isFooter ? ScrollPalette.label : ScrollPalette.secondaryLabel
    if style == .plain { view.backgroundColor = ScrollPalette.header }
    if !isFooter { view.textLabel.accessibility.traits = .header }
    return view
  }

  func updateContentSize() {
    let size = Size(width: bounds.width, height: layout?.height ?? 0)
    if size != storedContentSize { changeContentSize(to: size) }
  }

  func accessoryDidChange(_ old: View?, _ new: View?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    guard measureEnds() || old !== new else { return }
    if layout != nil, batchDepth == 0 { updateContentSize() }
    setNeedsLayout()
  }
}

extension TableView {
  /// Whether ``prefetchDataSource`` is asked to prepare rows; true by default.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { setPrefetchingEnabled(newValue) }
  }

  /// Asks the prefetching data source to prepare rows ahead, and no longer those that were passed.
  func prefetch() {
    guard let source = prefetchDataSource else { return }
    prefetch(from: source) {
      source.tableView(self, prefetchRowsAt: $0)
    } callOff: {
      source.tableView(self, cancelPrefetchingForRowsAt: $0)
    }
  }

  func entriesWithoutCell(in room: Rect) -> [IndexPath] {
    let layout = loaded
    var paths: [IndexPath] = []
    var next = room.maxY > 0 ? layout.firstRow(below: max(0, room.minY)) : nil
    while let path = next, layout.place(of: path).y < room.maxY {
      if cells[path] == nil { paths.append(path) }
      next = layout.row(after: path)
    }
    return paths
  }
}
