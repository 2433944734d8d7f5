/// A list whose sections have titles at its trailing edge, by which the user moves to them.
@MainActor
protocol IndexedList: EntryList, ScrollView {
  var sectionIndex: SectionIndex { get set }
  /// The titles that the data source provides.
  var sourceIndexTitles: [String]? { get }

  /// Scrolls to what a title stands for.
  func show(indexTitle: String, at index: Int)
  /// Returns the title that stands for what is at the top, among those that the index has.
  func indexTitleInSight(among titles: [String]) -> Int?
}

extension IndexedList {
  /// Asks the data source for the titles, if that is due.
  ///
  /// - Returns: Whether the index needs another width.
  func updateIndexTitles() -> Bool {
    guard sectionIndex.needsTitles else { return false }
    sectionIndex.needsTitles = false
    let old = sectionIndex.width
    var titles = sourceIndexTitles ?? []
    if entryCount < sectionIndex.minimumCount { titles = [] }
    guard sectionIndex.bar != nil || !titles.isEmpty else { return false }
    let bar = sectionIndex.bar ?? SectionIndexBar(of: self)
    sectionIndex.bar = bar
    bar.look = sectionIndex.look
    bar.titles = titles
    return sectionIndex.width != old
  }

  /// Keeps the index at the trailing edge, in front of everything that scrolls.
  func placeIndex() {
    guard let bar = sectionIndex.bar else { return }
    guard !bar.titles.isEmpty else { return bar.removeFromSuperview() }
    if bar.superview !== self { addSubview(bar) }
    let isInFront = subviews.reversed().prefix { $0 !== bar }.allSatisfy {
      $0 is FocusRingView || $0 is ScrollIndicator
    }
    if !isInFront { bringSubviewToFront(bar) }
    let area = bounds.inset(by: adjustedContentInset)
    let height = bar.height(in: area.height)
    let frame = Rect(
      x: readsLeftToRight ? area.maxX - bar.width : area.minX,
      y: area.minY + max(0, (area.height - height) / 2), width: bar.width, height: height)
    let aligned = grid.align(frame)
    if bar.frame != aligned { bar.frame = aligned }
  }

  func indexLookDidChange(from old: SectionIndex.Look) {
    guard sectionIndex.look != old else { return }
    sectionIndex.bar?.look = sectionIndex.look
  }

  func reloadIndexTitles() {
    sectionIndex.needsTitles = true
    setNeedsLayout()
  }
}
