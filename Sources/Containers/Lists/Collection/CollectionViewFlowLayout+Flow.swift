extension CollectionViewFlowLayout {
  private var flowDelegate: (any CollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any CollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Returns the lines of all sections.
  func makeFlow() -> FlowGeometry {
    guard let collectionView else { return FlowGeometry() }
    let inset = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.inset(by: inset)
    var flow = FlowGeometry()
    flow.cross = isVertical ? bounds.width : bounds.height
    for index in 0..<collectionView.numberOfSections {
      var section = makeSection(index, collectionView, cross: flow.cross)
      section.start = flow.extent
      flow.extent += section.extent
      flow.sections.append(section)
    }
    return flow
  }

  private func makeSection(
    _ index: Int, _ view: CollectionView, cross: Double
  ) -> FlowGeometry.Section {
    var section = FlowGeometry.Section()
    section.count = view.numberOfItems(inSection: index)
    let own = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: index)
    section.inset = turned(own ?? sectionInset)
    let delegate = flowDelegate
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.header =
      turned(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize
      ).height
    section.footer =
      turned(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize
      ).height
    let lines = FlowLines(
      room: cross - section.inset.left - section.inset.right, spacing: spacing,
      lineSpacing: section.lineSpacing)
    section.runs = runs(of: index, count: section.count, lines, view)
    return section
  }

  private func runs(
    of section: Int, count: Int, _ lines: FlowLines, _ view: CollectionView
  ) -> [FlowLines.Run] {
    guard count > 0 else { return [] }
    let known = isSelfSizing ? preferredSizes[section] : nil
    if let sizes = delegateSizes(section, count: count, view) {
      return [lines.listed(count: count) { known?[$0].map(turned) ?? sizes[$0] }]
    }
    guard isSelfSizing else { return [lines.uniform(turned(standardSize), count: count)] }
    return lines.mixed(
      known?.mapped(turned) ?? KnownSizes(), standard: turned(standardSize), count: count)
  }

  /// Whether cells determine their own sizes.
  var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The size of items whose actual size is unknown.
  private var standardSize: Size {
    for size in [estimatedItemSize, itemSize] where size != .zero && size != Self.automaticSize {
      return size
    }
    return Size(width: 50, height: 50)
  }

  /// Returns the item sizes provided by the delegate, or nil to use the layout's.
  private func delegateSizes(_ section: Int, count: Int, _ view: CollectionView) -> [Size]? {
    guard let flowDelegate else { return nil }
    let first = IndexPath(item: 0, section: section)
    usesItemSize = false
    let size = flowDelegate.collectionView(view, layout: self, sizeForItemAt: first)
    if usesItemSize { return nil }
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      let own =
        item == 0 ? size : flowDelegate.collectionView(view, layout: self, sizeForItemAt: path)
      return turned(own == Self.automaticSize ? standardSize : own)
    }
  }

  /// Returns the size of items, and notes that the delegate has none of its own.
  func itemSizeByDefault() -> Size {
    usesItemSize = true
    return itemSize
  }

  /// Returns a size as for a layout that scrolls vertically.
  private func turned(_ size: Size) -> Size {
    isVertical ? size : Size(width: size.height, height: size.width)
  }

  private func turned(_ insets: EdgeInsets) -> EdgeInsets {
    isVertical
      ? insets
      : EdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  /// Returns a rectangle of the geometry in content coordinates, mirrored for right-to-left
  /// layouts.
  func oriented(_ rect: Rect) -> Rect {
    guard isVertical else {
      return Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    guard collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return rect
    }
    return Rect(
      x: flow.cross - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [CollectionViewLayoutAttributes] = []
    var index = flow.section(at: low)
    while index < flow.sections.count, flow.sections[index].start < high {
      for item in flow.items(in: index, from: low, to: high) {
        let path = IndexPath(item: item, section: index)
        if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) {
          result.append(attributes)
        }
      }
      for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
        if let view = supplementary(kind, section: index), view.frame.intersects(rect) {
          result.append(view)
        }
      }
      index += 1
    }
    return result
  }

  /// Returns the attributes of a header or footer; nil if there is none.
  func supplementary(_ kind: String, section index: Int) -> CollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(index) else { return nil }
    let section = flow.sections[index]
    let isHeader = kind == Self.elementKindSectionHeader
    guard isHeader || kind == Self.elementKindSectionFooter else { return nil }
    let height = isHeader ? section.header : section.footer
    guard height > 0 else { return nil }
    var y = isHeader ? section.start : section.start + section.extent - height
    let isPinned =
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned, let seen = visibleExtent {
      let end = section.start + section.extent
      y =
        isHeader
        ? max(y, min(seen.lowerBound, end - section.footer - height))
        : min(y, max(seen.upperBound - height, section.start + section.header))
    }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.frame = oriented(Rect(x: 0, y: y, width: flow.cross, height: height))
    attributes.zIndex = 10
    return attributes
  }

  private var visibleExtent: ClosedRange<Double>? {
    guard let collectionView else { return nil }
    let seen = collectionView.bounds.inset(by: collectionView.coveredInset)
    return isVertical ? seen.minY...seen.maxY : seen.minX...seen.maxX
  }
}
