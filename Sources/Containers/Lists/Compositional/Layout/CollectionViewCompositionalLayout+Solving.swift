internal import Pixels

extension CollectionViewCompositionalLayout {
  private var axis: ScrollAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// What sections are made for.
  private func environment(of view: CollectionView) -> LayoutEnvironment {
    let inset = view.adjustedContentInset
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return LayoutEnvironment(
      contentSize: view.bounds.size,
      contentInsets: DirectionalEdgeInsets(inset, isRightToLeft: isRightToLeft),
      traitCollection: view.traitCollection)
  }

  /// What sections are made for now; nil without a view.
  var environment: LayoutEnvironment? { collectionView.map(environment) }

  /// Asks for the sections and places everything in them.
  func solve() {
    guard let view = collectionView else {
      (geometry, sections) = (CompositionalGeometry(), [])
      return
    }
    let environment = environment(of: view)
    let axis = axis
    let room = environment.effectiveContentSize
    let sizes = sizesThatStay(across: room[axis.other], inset: view.adjustedContentInset)
    kept = KnownElementSizes()
    var new = CompositionalGeometry()
    (new.axis, new.room) = (axis, room)
    new.spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    sections = (0..<view.numberOfSections).map { provider($0, environment) }
    for (index, section) in sections.enumerated() {
      let plan = section.map { $0.plan(environment) }
      new.sections.append(
        SolvedSection(
          plan ?? .nothing, count: plan == nil ? 0 : view.numberOfItems(inSection: index),
          in: room, along: axis, known: sizes.items[index] ?? KnownSizes(),
          knownBoundary: sizes.boundary[index] ?? [:]))
    }
    new.setBoundary(
      CollectionLayoutBoundarySupplementaryItem.plans(
        of: configuration.boundarySupplementaryItems), known: sizes.whole)
    new.arrange()
    geometry = new
    offerSwipes()
    showGround()
  }

  /// Whether leading is at the right.
  var isMirrored: Bool {
    geometry.axis == .vertical
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func sizesThatStay(across: Double, inset: EdgeInsets) -> KnownElementSizes {
    let new = LayoutBasis(across: across, inset: inset)
    defer {
      basis = new
      isResizing = false
    }
    let isOnlyMoved = isResizing || new.inset != basis.inset
    guard isOnlyMoved, new.across == basis.across else { return kept }
    var sizes = knownSizes
    sizes.items.merge(kept.items) { $1 }
    return sizes
  }

  /// The preferred sizes of all elements.
  private var knownSizes: KnownElementSizes {
    var sizes = KnownElementSizes()
    for (index, section) in geometry.sections.enumerated() {
      if !section.stack.known.items.isEmpty { sizes.items[index] = section.stack.known }
      if !section.knownBoundary.isEmpty { sizes.boundary[index] = section.knownBoundary }
    }
    sizes.whole = geometry.knownBoundary
    return sizes
  }

  func discardSizes() { kept = KnownElementSizes() }

  /// Takes sizes and offsets along to the sections and items of a new state.
  func follow(_ mapping: BatchMapping, forgetting paths: Set<IndexPath>) {
    let old = knownSizes
    var new = KnownElementSizes()
    for (section, known) in old.items {
      for (item, size) in zip(known.items, known.sizes) {
        let path = IndexPath(item: item, section: section)
        guard !paths.contains(path), let place = mapping.newPath(of: path) else { continue }
        new.items[place.section, default: KnownSizes()][place.item] = size
      }
    }
    var (newOffsets, newScrollers) = ([Int: Double](), [Int: OrthogonalScroller]())
    for (section, _) in geometry.sections.enumerated() {
      let place = mapping.newSection(of: section)
      if let place {
        new.boundary[place] = old.boundary[section]
        newOffsets[place] = offsets[section]
        newScrollers[place] = scrollers[section]
      } else if let scroller = scrollers[section] {
        formerScrollers.append(scroller)
      }
    }
    (offsets, scrollers) = (newOffsets, newScrollers)
    new.whole = old.whole
    invalidateLayout()
    kept = new
  }

  // MARK: - Sizes of contents

  /// Returns the index of a view at the boundary of a section, or of the whole layout.
  private func boundaryIndex(of element: CollectionElement) -> (section: Int?, index: Int)? {
    guard let kind = element.kind, !element.isDecoration else { return nil }
    let (section, item) = (element.indexPath.section, element.indexPath.item)
    func find(_ plans: [BoundaryPlan]) -> Int? {
      plans.firstIndex { $0.kind == kind && $0.index == item }
    }
    if geometry.sections.indices.contains(section),
      let index = find(geometry.sections[section].plan.boundary)
    {
      return (section, index)
    }
    return section == 0 ? find(geometry.plans).map { (nil, $0) } : nil
  }

  /// Returns the dimensions of an element that its content determines.
  func estimates(of element: CollectionElement) -> ContentSizing {
    let path = element.indexPath
    if element.kind == nil {
      guard geometry.sections.indices.contains(path.section) else { return [] }
      return geometry.sections[path.section].stack.estimates(of: path.item)
    }
    guard let (section, index) = boundaryIndex(of: element) else { return [] }
    let plans = section.map { geometry.sections[$0].plan.boundary } ?? geometry.plans
    return plans[index].size.estimates
  }

  func asks(_ element: CollectionElement, isNew: Bool) -> Bool {
    guard !estimates(of: element).isEmpty else { return false }
    if isNew { return true }
    if element.kind == nil {
      return geometry.sections[element.indexPath.section].stack.known[element.indexPath.item] == nil
    }
    guard let (section, index) = boundaryIndex(of: element) else { return false }
    let known = section.map { geometry.sections[$0].knownBoundary } ?? geometry.knownBoundary
    return known[index] == nil
  }

  /// Returns the size that an element gets if it prefers one.
  func accepted(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) -> Size {
    let size = preferred.size
    guard size.width.isFinite, size.height.isFinite else { return original.size }
    let sane = Size(width: max(0, size.width), height: max(0, size.height))
    return original.size.replacing(estimates(of: original.key), by: sane)
  }

  func accept(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) {
    let size = accepted(preferred, insteadOf: original)
    let path = original.indexPath
    if original.representedElementKind == nil {
      guard geometry.sections.indices.contains(path.section) else { return }
      let extent = geometry.sections[path.section].size
      geometry.sections[path.section].setSize(size, of: path.item)
      if geometry.sections[path.section].size != extent { geometry.arrange() }
    } else if let (section, index) = boundaryIndex(of: original.key) {
      if let section {
        geometry.sections[section].setBoundarySize(size, of: index)
        geometry.arrange()
      } else {
        geometry.setBoundarySize(size, of: index)
      }
    }
    if size != original.size { collectionView?.needsContentSize = true }
  }

  // MARK: - Changes of the view's size

  /// Notes the first visible item, which stays where it is when the view gets other bounds.
  func noteBoundsChange(_ new: Rect) {
    guard let view = collectionView, new.size != view.bounds.size else { return }
    isResizing = true
    let axis = geometry.axis
    let seen = view.bounds.inset(by: view.coveredInset)
    guard anchor == nil, !needsPreparation, new.size[axis.other] != view.bounds.size[axis.other],
      view.contentOffset[axis] > view.minimumOffset[axis] + 0.5
    else { return }
    let first = elements(in: seen).filter { $0.representedElementCategory == .cell }
      .min { ($0.frame.origin[axis], $0.indexPath) < ($1.frame.origin[axis], $1.indexPath) }
    anchor = first.map { ($0.indexPath, $0.frame.origin[axis] - view.contentOffset[axis]) }
  }

  /// Returns the offset at which the item that was first before a resize is so again; nil for none.
  func offsetAfterResize() -> Point? {
    guard let anchor, let view = collectionView else { return nil }
    self.anchor = nil
    guard let frame = layoutAttributesForItem(at: anchor.path)?.frame else { return nil }
    var offset = view.contentOffset
    // An item that began above the edge may be lower now.
    let distance = max(anchor.distance, -frame.size[geometry.axis] / 2)
    offset[geometry.axis] = frame.origin[geometry.axis] - distance
    return view.clamped(offset)
  }
}

extension SectionPlan {
  /// A section without any extent.
  static let nothing = SectionPlan(
    group: ItemPlan(
      size: CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      group: GroupPlan(arrangement: .line(.horizontal, repeats: 0), items: [])))
}
