extension CollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { loadedCounts.count }

  /// Returns how many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    guard loadedCounts.indices.contains(section) else {
      misuse("\(self) has \(loadedCounts.count) sections and none with the index \(section).")
    }
    return loadedCounts[section]
  }

  /// Returns where an item stands; nil where the layout has no place for it.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    elements(in: Rect(x: point.x, y: point.y, width: 0.01, height: 0.01)).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns the item of a cell; nil for one that is not shown.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of an item; nil where it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { cells[indexPath] }

  /// The cells that are shown, in the order of their items.
  public var visibleCells: [CollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items that are shown, in order.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Returns a supplementary view that is shown; nil where there is none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    supplements[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the supplementary views of a kind that are shown, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns where the supplementary views of a kind belong that are shown, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplements.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Returns where a supplementary view stands; nil where the layout has no place for it.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: elementKind, at: indexPath)
  }

  /// Notes the class of the cells of an identifier; nil forgets it.
  public func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    cellPool.register(identifier, cellClass.map { type in { type.init(dequeuedWith: $0) } })
  }

  /// Notes the class of the supplementary views of a kind and an identifier; nil forgets it.
  public func register(
    _ viewClass: CollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplementPool.register(
      poolName(elementKind, identifier),
      viewClass.map { type in { _ in type.init(dequeuedWith: identifier) } })
  }

  /// Returns a cell that waits to be used again, or one of the registered class.
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
    return cell
  }

  /// Returns a supplementary view that waits to be used again, or one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let name = poolName(elementKind, identifier)
    guard let (view, isReused) = supplementPool.dequeue(name) else {
      misuse(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier) for "
          + "\(indexPath) of \(self): register a class for kind and identifier first.")
    }
    view.reuseIdentifier = identifier
    if isReused { view.prepareForReuse() }
    return view
  }

  /// Returns the name of the pool of a kind's views: two kinds may have the same identifiers.
  func poolName(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  /// Scrolls to an item; without a position as little as needed.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      misuse("\(self) has no item \(indexPath): ask numberOfItems(inSection:) first.")
    }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(frame, animated: animated)
    }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - seen.maxX }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Puts another layout in force.
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

  /// How many items each section has, asked for if need be.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askedCounts
    counts = new
    return new
  }

  /// How many items the data source says that each section has.
  var askedCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count >= 0 else {
        misuse("The data source of \(self) cannot have \(count) items in section \(section).")
      }
      return count
    }
  }

  func holds(_ path: IndexPath) -> Bool {
    loadedCounts.indices.contains(path.section)
      && (0..<loadedCounts[path.section]).contains(path.item)
  }
}
