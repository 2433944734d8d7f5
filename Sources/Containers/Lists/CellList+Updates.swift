/// The changes of a batch of updates, and what happens when it ends.
struct PendingUpdates<Animation> {
  var changes = BatchChanges()
  var animation: Animation
  /// The completion handlers to call at the end, from the innermost batch to the outermost.
  var completions: [(Bool) -> Void] = []

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}

extension CellList {
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  func beginBatch() {
    if batchDepth == 0 {
      let updates = prepareForUpdates()
      cancelPress()
      pendingUpdates = updates
    }
    batchDepth += 1
  }

  /// Adds to the updates of the current batch, or else carries out a batch of its own.
  func update(_ body: (inout PendingUpdates<UpdateAnimation>) -> Void) {
    let isAlone = batchDepth == 0
    if isAlone { beginBatch() }
    if var pending = pendingUpdates {
      body(&pending)
      pendingUpdates = pending
    }
    if isAlone { endBatch(nil) }
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    batchDepth -= 1
    if let completion { pendingUpdates?.completions.append(completion) }
    guard batchDepth == 0, let pending = pendingUpdates else { return }
    pendingUpdates = nil
    carryOut(pending)
  }

  /// Returns the mapping of entries by changes; traps if these do not explain the new counts.
  ///
  /// - Parameter owner: A description of the list and its data source.
  func mapping(
    of changes: BatchChanges, from old: [Int], to new: [Int], owner: String
  ) -> BatchMapping {
    do {
      let names = BatchNames(item: Self.entryTerm, owner: owner)
      return try BatchMapping(changes, from: old, to: new, names: names)
    } catch {
      misuse(error.reason)
    }
  }

  /// Moves the remaining cells to their new index paths.
  ///
  /// - Returns: The cells that disappear, by their old index paths.
  func moveCells(_ mapping: BatchMapping, reloading: Set<IndexPath>) -> [IndexPath: Cell] {
    var kept: [IndexPath: Cell] = [:]
    var gone: [IndexPath: Cell] = [:]
    for (path, cell) in cells {
      if let new = mapping.newPath(of: path), !reloading.contains(path) {
        kept[new] = cell
        formerPaths[ObjectIdentifier(cell)] = path
      } else {
        gone[path] = cell
      }
    }
    cells = kept
    return gone
  }

  /// Moves the selection and the keyboard focus to their new index paths.
  func moveSelection(_ mapping: BatchMapping) {
    selection = Set(selection.compactMap(mapping.followed))
    cursor = cursor.flatMap(mapping.followed)
    selectionAnchor = selectionAnchor.flatMap(mapping.followed)
  }
}
