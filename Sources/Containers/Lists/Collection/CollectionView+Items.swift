extension CollectionView {
  /// The number of sections.
  public var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    guard loadedCounts.indices.contains(section) else {
      misuse("\(self) has \(loadedCounts.count) sections and none with the index \(section).")
    }
    return loadedCounts[section]
  }

  /// Returns the layout attributes of an item; nil if the layout has none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the index path of the item at a point in the content; nil if there is none.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    elements(in: Rect(x: point.x, y: point.y, width: 0.01, height: 0.01)).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns the index path of a cell's item; nil if the cell is not visible.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of an item; nil if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { cells[indexPath] }

  /// The visible cells, in the order of their items.
  public var visibleCells: [CollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Returns a visible supplementary view; nil if there is none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    supplements[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplements.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Returns the layout attributes of a supplementary view; nil if the layout has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
  }

  /// Registers a class for cells with an identifier; nil unregisters it.
  public func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    cellPool.register(identifier, cellClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Registers a class for supplementary views of a kind with an identifier; nil unregisters it.
  public func register(
    _ viewClass: CollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplementPool.register(
      poolName(elementKind, identifier),
      viewClass.map { type in { _ in type.init(dequeuedWith: identifier) } })
  }

  /// Returns a cell from the reuse pool, or a new one of the registered class.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    guard let (cell, isReused) = cellPool.dequeue(identifier) else {
      misuse(
        "could not dequeue a cell with identifier \(identifier) for item \(indexPath) of \(self): "
          + "register a class for the identifier first.")
    }
    cell.reuseIdentifier = identifier
    if isReused { cell.prepareForReuse() }
    cell.willShow(nil, at: indexPath, in: self)
    return cell
  }

  /// Returns a supplementary view from the reuse pool, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let name = poolName(elementKind, identifier)
    guard let (view, isReused) = supplementPool.dequeue(name) else {
      misuse(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier) for "
          + "\(indexPath) of \(self): register a class for the kind and identifier first.")
    }
    view.reuseIdentifier = identifier
    if isReused { view.prepareForReuse() }
    view.willShow(elementKind, at: indexPath, in: self)
    return view
  }

  /// Returns the name of a pool; the kind is part of it, since kinds may share identifiers.
  func poolName(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  /// Scrolls to an item; with an empty position, as little as needed to show it.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard holds(indexPath) else {
      misuse("\(self) has no item \(indexPath): check numberOfItems(inSection:) first.")
    }
    layoutIfNeeded()
    collectionViewLayout.revealAcross(indexPath, at: scrollPosition, animated: animated)
    scroll(animated: animated) { list in
      list.layoutAttributesForItem(at: indexPath).map {
        list.offset(showing: $0.frame, at: scrollPosition)
      }
    }
  }

  private func offset(showing frame: Rect, at scrollPosition: ScrollPosition) -> Point {
    guard !scrollPosition.isEmpty else { return offset(revealing: frame) }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - seen.maxX }
    return clamped(offset)
  }

  /// Changes the layout, optionally animating the items to their new positions.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    layoutIfNeeded()
    guard animated, window?.host != nil else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    View.animate(withDuration: .milliseconds(300)) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// The number of items in each section, requested from the data source if not loaded yet.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askedCounts
    counts = new
    return new
  }

  /// The number of items in each section according to the data source.
  var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count >= 0 else {
        misuse(
          "The data source of \(self) returned \(count) items for section \(section): return at least 0."
        )
      }
      return count
    }
  }

  func holds(_ path: IndexPath) -> Bool {
    loadedCounts.indices.contains(path.section)
      && (0..<loadedCounts[path.section]).contains(path.item)
  }
}
