extension TableView {
  /// The number of sections.
  public var numberOfSections: Int { loaded.sections.count }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    checked(section: section)
    return loaded.sections[section].rows.count
  }

  /// Returns the rectangle of a section, including its header and footer, in content coordinates.
  public func rect(forSection section: Int) -> Rect {
    checked(section: section)
    let extent = loaded.extent(of: section)
    return Rect(minX: 0, minY: extent.lowerBound, maxX: bounds.width, maxY: extent.upperBound)
  }

  /// Returns the rectangle of a section's header in content coordinates, ignoring that it may
  /// float.
  public func rectForHeader(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    return Rect(
      x: sideInset, y: rect.minY, width: max(0, bounds.width - 2 * sideInset),
      height: loaded.sections[section].header)
  }

  /// Returns the rectangle of a section's footer in content coordinates, ignoring that it may
  /// float.
  public func rectForFooter(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    let height = loaded.sections[section].footer
    return Rect(
      x: sideInset, y: rect.maxY - height, width: max(0, bounds.width - 2 * sideInset),
      height: height)
  }

  /// Returns the rectangle of a row, in content coordinates.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    checked(indexPath)
    return frame(of: indexPath, in: loaded)
  }

  /// Returns the frame of a row in a layout.
  func frame(of path: IndexPath, in layout: TableLayout) -> Rect {
    let (y, height) = layout.place(of: path)
    return Rect(x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: height)
  }

  /// Returns the index path of the row at a point in the content; nil if there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    guard let path = loaded.firstRow(below: point.y), rectForRow(at: path).contains(point) else {
      return nil
    }
    return path
  }

  /// Returns the index path of a cell's row; nil if the cell is not visible.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath] {
    var result: [IndexPath] = []
    var next = loaded.firstRow(below: rect.minY)
    while let path = next, loaded.place(of: path).y < rect.maxY {
      result.append(path)
      next = loaded.row(after: path)
    }
    return result
  }

  /// Returns the cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { cells[indexPath] }

  /// The visible cells, from top to bottom.
  public var visibleCells: [TableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible rows, from top to bottom; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.isEmpty ? nil : cells.keys.sorted()
  }

  /// Returns the visible header of a section; nil if there is none.
  public func headerView(forSection section: Int) -> View? { headers[section] }

  /// Returns the visible footer of a section; nil if there is none.
  public func footerView(forSection section: Int) -> View? { footers[section] }

  /// Registers a class for cells with an identifier; nil unregisters it.
  public func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    cellPool.register(
      identifier, cellClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Registers a class for headers and footers with an identifier; nil unregisters it.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(
      identifier, viewClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Returns a cell from the reuse pool, or a new one of the registered class; nil if there is
  /// neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let (cell, isReused) = cellPool.dequeue(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a cell from the reuse pool, or a new one of the registered class; traps if there is
  /// neither.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      misuse(
        "unable to dequeue a cell with identifier \(identifier) for row \(indexPath) of \(self): "
          + "register a class for the identifier first.")
    }
    return cell
  }

  /// Returns a header or footer from the reuse pool, or a new one of the registered class.
  ///
  /// The result is nil if there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    guard let (view, isReused) = headerPool.dequeue(identifier) else { return nil }
    if isReused { view.prepareForReuse() }
    return view
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    checked(indexPath)
    layoutIfNeeded()
    scroll(animated: animated) { list in
      list.loaded.holds(indexPath) ? list.offset(showing: indexPath, at: scrollPosition) : nil
    }
  }

  /// Scrolls to the selected row closest to the center of the visible area, if any is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - bounds.midY) < abs(rectForRow(at: $1).midY - bounds.midY)
    }
    guard let nearest else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point {
    let rect = rectForRow(at: path)
    let inset = adjustedContentInset
    let header = style == .plain ? loaded.sections[path.section].header : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY + inset.bottom - bounds.height
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (top + header + bottom) / 2
    // A row taller than the table keeps filling it.
    case .none: y = min(max(y, min(top, bottom)), max(top, bottom))
    }
    return clamped(Point(x: contentOffset.x, y: y))
  }

  /// The layout of all rows, loaded if needed.
  var loaded: TableLayout {
    loadIfNeeded()
    return layout ?? TableLayout([])
  }

  func checked(section: Int) {
    guard loaded.sections.indices.contains(section) else {
      misuse("\(self) has \(loaded.sections.count) sections and none with the index \(section).")
    }
  }

  func checked(_ path: IndexPath) {
    guard loaded.holds(path) else {
      misuse("\(self) has no row \(path): check numberOfRows(inSection:) first.")
    }
  }
}

extension TableView {
  /// Whether the margins of rows, headers, and footers keep their content from becoming wider than is
  /// comfortable to read; false by default.
  ///
  /// The width is that of ``View/readableContentGuide``: 672 points at the default text size. The
  /// backgrounds of rows still reach from edge to edge. The cards of ``Style/insetGrouped`` become
  /// narrower instead.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { extras?.cellsFollowReadableWidth ?? false }
    set {
      guard newValue != cellLayoutMarginsFollowReadableWidth else { return }
      madeExtras.cellsFollowReadableWidth = newValue
      reloadData()
    }
  }

  /// The margin at the sides of the content of rows, headers, and footers, in points.
  var cellSideMargin: Double { style == .insetGrouped ? systemSideMargin : readableSideMargin }

  /// The distance of rows from the sides, in points.
  var sideInset: Double { style == .insetGrouped ? readableSideMargin : 0 }

  private var readableSideMargin: Double {
    guard cellLayoutMarginsFollowReadableWidth else { return systemSideMargin }
    return ReadableContentGuide.margin(
      atWidth: bounds.width, traitCollection.preferredContentSizeCategory,
      atLeast: systemSideMargin)
  }
}
