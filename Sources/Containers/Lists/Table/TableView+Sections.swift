extension TableView {
  /// Places headers and footers; those of a plain table stay visible.
  func placeSections() {
    let (range, started) = (seen, edition)
    var section = loaded.sections.isEmpty ? 0 : loaded.section(at: range.lowerBound)
    var first = section
    while section < loaded.sections.count, loaded.start(of: section) < range.upperBound {
      let extent = loaded.extent(of: section)
      if extent.upperBound > range.lowerBound {
        placeHeader(section, extent)
        guard edition == started else { return }
        placeFooter(section, extent)
        guard edition == started else { return }
        placeCard(section)
      } else {
        first = section + 1
      }
      section += 1
    }
    let shown = first..<section
    for section in headers.keys.filter({ !shown.contains($0) }) { recycleHeader(section) }
    for section in footers.keys.filter({ !shown.contains($0) }) { recycleFooter(section) }
    for section in cards.keys.filter({ !shown.contains($0) }) {
      cards.removeValue(forKey: section)?.removeFromSuperview()
    }
  }

  private func placeHeader(_ section: Int, _ extent: ClosedRange<Double>) {
    let (height, footer) = (loaded.sections[section].header, loaded.sections[section].footer)
    guard height > 0, let view = headers[section] ?? makeHeader(section) else { return }
    var y = extent.lowerBound
    if style == .plain {
      let top = bounds.minY + coveredInset.top
      y = max(y, min(top, extent.upperBound - footer - height))
    }
    place(view, y: y, height: height, isPinned: y != extent.lowerBound)
  }

  private func placeFooter(_ section: Int, _ extent: ClosedRange<Double>) {
    let (height, header) = (loaded.sections[section].footer, loaded.sections[section].header)
    guard height > 0, let view = footers[section] ?? makeFooter(section) else { return }
    var y = extent.upperBound - height
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom - height
      let first = extent.lowerBound + header
      y = min(y, max(bottom, first))
    }
    place(view, y: y, height: height, isPinned: y != extent.upperBound - height)
  }

  /// Places the background of a section's rows, if the style has cards.
  private func placeCard(_ section: Int) {
    guard style == .insetGrouped else { return }
    let rows = loaded.sections[section].rows
    guard rows.count > 0 else {
      cards.removeValue(forKey: section)?.removeFromSuperview()
      return
    }
    let card = cards[section] ?? makeCard(section)
    // A card may span a million rows, so it is clipped to the neighborhood of the visible area.
    let low = max(loaded.rowsStart(of: section), bounds.minY - 100)
    let high = min(loaded.rowsStart(of: section) + rows.total, bounds.maxY + 100)
    card.frame = Rect(
      x: sideInset, y: low, width: max(0, bounds.width - 2 * sideInset), height: max(0, high - low))
  }

  private func place(_ view: View, y: Double, height: Double, isPinned: Bool) {
    let frame = Rect(
      x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: height)
    if let view = view as? TableViewHeaderFooterView {
      view.sideMargin = cellSideMargin
      view.widthBeneathIndex = widthBeneathIndex
      view.isPinned = isPinned
    }
    if view.frame != frame { view.frame = frame }
  }

  private func makeCard(_ section: Int) -> View {
    let card = View()
    card.isUserInteractionEnabled = false
    card.backgroundColor = ScrollPalette.card
    card.cornerRadius = 10
    cards[section] = card
    insertSubview(card, at: backgroundView == nil ? 0 : 1)
    return card
  }

  private func makeHeader(_ section: Int) -> View? {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? title.map({ titledView($0, isFooter: false) }) else { return nil }
    headers[section] = view
    prepare(view, hasGivenHeight: headerHeightIsGiven(section))
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    if headers[section] === view { addSubview(view) }
    return view
  }

  private func makeFooter(_ section: Int) -> View? {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let own = tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard let view = own ?? title.map({ titledView($0, isFooter: true) }) else { return nil }
    footers[section] = view
    prepare(view, hasGivenHeight: footerHeightIsGiven(section))
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    if footers[section] === view { addSubview(view) }
    return view
  }

  private func prepare(_ view: View, hasGivenHeight: Bool) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.content.sizing = hasGivenHeight ? [] : .height
    view.sideMargin = cellSideMargin
    view.widthBeneathIndex = widthBeneathIndex
  }

  func recycleHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    putBack(view)
  }

  func recycleFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    putBack(view)
  }

  /// Removes all headers, footers, and cards.
  func recycleSections() {
    for section in Array(headers.keys) { recycleHeader(section) }
    for section in Array(footers.keys) { recycleFooter(section) }
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]
  }

  private func putBack(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.content.sizing = .measured
    headerPool.enqueue(view, view.reuseIdentifier)
  }
}
