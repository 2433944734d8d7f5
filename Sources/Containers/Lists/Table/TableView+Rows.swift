extension TableView {
  /// How many sections there are.
  public var numberOfSections: Int { loaded.sections.count }

  /// Returns how many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    checked(section: section)
    return loaded.sections[section].rows.count
  }

  /// Returns the rectangle of a section with header and footer, in the content.
  public func rect(forSection section: Int) -> Rect {
    checked(section: section)
    let extent = loaded.extent(of: section)
    return Rect(minX: 0, minY: extent.lowerBound, maxX: bounds.width, maxY: extent.upperBound)
  }

  /// Returns the rectangle of the header of a section where it does not stay in sight, in the
  /// content.
  public func rectForHeader(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    return Rect(
      x: sideInset, y: rect.minY, width: max(0, bounds.width - 2 * sideInset),
      height: loaded.sections[section].header)
  }

  /// Returns the rectangle of the footer of a section where it does not stay in sight, in the
  /// content.
  public func rectForFooter(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    let height = loaded.sections[section].footer
    return Rect(
      x: sideInset, y: rect.maxY - height, width: max(0, bounds.width - 2 * sideInset),
      height: height)
  }

  /// Returns the rectangle of a row, in the content.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    checked(indexPath)
    let (y, height) = loaded.place(of: indexPath)
    return Rect(
      x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: height)
  }

  /// Returns the row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    guard let path = loaded.firstRow(below: point.y), rectForRow(at: path).contains(point) else {
      return nil
    }
    return path
  }

  /// Returns the row of a cell; nil for one that is not shown.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// Returns the rows that a rectangle of the content meets.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath] {
    var result: [IndexPath] = []
    var next = loaded.firstRow(below: rect.minY)
    while let path = next, loaded.place(of: path).y < rect.maxY {
      result.append(path)
      next = loaded.row(after: path)
    }
    return result
  }

  /// Returns the cell of a row; nil where it is not shown.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { visible[indexPath] }

  /// The cells that are shown, from top to bottom.
  public var visibleCells: [TableViewCell] {
    visible.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are shown, from top to bottom; nil where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    visible.isEmpty ? nil : visible.keys.sorted()
  }

  /// Returns the header of a section that is shown; nil where there is none.
  public func headerView(forSection section: Int) -> View? { headers[section] }

  /// Returns the footer of a section that is shown; nil where there is none.
  public func footerView(forSection section: Int) -> View? { footers[section] }

  /// Notes the class of the cells of an identifier; nil forgets it.
  public func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    cellPool.register(
      identifier, cellClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Notes the class of the headers and footers of an identifier; nil forgets it.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(
      identifier, viewClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Returns a cell that waits to be used again, or one of the registered class; nil for neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let (cell, isReused) = cellPool.dequeue(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a cell that waits to be used again, or one of the registered class.
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

  /// Returns a header or footer that waits to be used again, or one of the registered class; nil for
  /// neither.
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
    layoutIfNeeded()
    checked(indexPath)
    guard !animated else {
      setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: true)
      // On the way rows were measured: the goal may have moved.
      whenAnimated = { [weak self] in
        guard let self, loaded.holds(indexPath) else { return }
        show(offset(showing: indexPath, at: scrollPosition))
      }
      return
    }
    for _ in 0..<3 {
      let target = offset(showing: indexPath, at: scrollPosition)
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
  }

  /// Scrolls to the selected row that is nearest to the middle of what is seen; does nothing where
  /// none is selected.
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
    case .none: if y > top { y = top } else if y < bottom { y = bottom }
    }
    return clamped(Point(x: contentOffset.x, y: y))
  }

  /// The rows, asked for if need be.
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
      misuse("\(self) has no row \(path): ask numberOfRows(inSection:) first.")
    }
  }

  /// How far rows stay from the sides.
  var sideInset: Double { style == .insetGrouped ? 16 : 0 }
}
