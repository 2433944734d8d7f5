extension TableView {
  /// The color of the titles of the index; nil for the tint color.
  public var sectionIndexColor: DynamicColor? {
    get { sectionIndex.look.color }
    set { changeIndexLook { $0.color = newValue } }
  }

  /// The color behind the titles of the index; nil for none.
  public var sectionIndexBackgroundColor: DynamicColor? {
    get { sectionIndex.look.background }
    set { changeIndexLook { $0.background = newValue } }
  }

  /// The color behind the titles of the index while the user drags through them; nil for
  /// ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: DynamicColor? {
    get { sectionIndex.look.trackingBackground }
    set { changeIndexLook { $0.trackingBackground = newValue } }
  }

  /// The number of rows from which on the index is shown; 0 by default.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumCount }
    set {
      guard newValue != sectionIndex.minimumCount else { return }
      sectionIndex.minimumCount = newValue
      reloadIndexTitles()
    }
  }

  /// Asks the data source for the titles of the index again.
  ///
  /// The table view also does so when it reloads its rows, and when sections are inserted, deleted,
  /// moved, or reloaded.
  public func reloadSectionIndexTitles() { reloadIndexTitles() }

  private func changeIndexLook(_ change: (inout SectionIndex.Look) -> Void) {
    let old = sectionIndex.look
    change(&sectionIndex.look)
    indexLookDidChange(from: old)
  }

  /// The part of the cells' trailing edge that is beneath the index, in points.
  var widthBeneathIndex: Double { max(0, sectionIndex.width - sideInset) }

  /// Asks for the titles of the index, and lets the rows leave room for them.
  func updateIndex() {
    guard updateIndexTitles() else { return }
    // The rows are measured again, and the headers and footers even if all rows have one height.
    (knownWidth, knownCategory) = (-1, .unspecified)
    for cell in cells.values { cell.widthBeneathIndex = widthBeneathIndex }
  }
}

extension TableView: IndexedList {
  var sourceIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }

  func show(indexTitle: String, at index: Int) {
    guard
      let section = dataSource?.tableView(
        self, sectionForSectionIndexTitle: indexTitle, at: index)
    else { return }
    layoutIfNeeded()
    scroll(animated: false) { list in
      guard list.loaded.sections.indices.contains(section) else { return nil }
      let top = list.loaded.extent(of: section).lowerBound
      return list.clamped(
        Point(x: list.contentOffset.x, y: top - list.adjustedContentInset.top))
    }
  }

  func indexTitleInSight(among titles: [String]) -> Int? {
    guard let dataSource, !loaded.sections.isEmpty, !titles.isEmpty else { return nil }
    let top = loaded.section(at: bounds.minY + adjustedContentInset.top + 1)
    return titles.indices.last {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[$0], at: $0) <= top
    } ?? 0
  }
}
