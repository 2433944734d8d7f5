/// The animated update of a table's rows by a batch of changes.
@MainActor
struct TableUpdate {
  /// The previous frames of the cells that were visible.
  let startFrames: [ObjectIdentifier: Rect]
  /// The cells that disappear, by their old index paths.
  let gone: [IndexPath: TableViewCell]
  let old: TableLayout
  let mapping: BatchMapping
  /// The amount by which the content scrolled because it became shorter.
  let shift: Double
  let animation: TableView.RowAnimation
}

extension TableView {
  private static let changeDuration = Duration.milliseconds(300)

  func animateRows(_ update: TableUpdate, _ completion: ((Bool) -> Void)?) {
    var goals: [(cell: TableViewCell, frame: Rect)] = []
    View.performWithoutAnimation {
      for (path, cell) in cells {
        goals.append((cell, cell.frame))
        start(cell, path, update)
      }
    }
    View.animate(withDuration: TableView.changeDuration) {
      for (cell, frame) in goals {
        cell.frame = frame
        cell.alpha = 1
      }
      for cell in update.gone.values { self.sendAway(cell, update) }
    } completion: { [weak self] _ in
      self?.finish(update)
      completion?(true)
    }
  }

  /// Moves a cell to the start of its animation: its previous place, or the edge it enters from.
  private func start(_ cell: TableViewCell, _ path: IndexPath, _ update: TableUpdate) {
    let goal = cell.frame
    if let frame = update.startFrames[ObjectIdentifier(cell)] {
      cell.frame = frame.offsetBy(dx: 0, dy: update.shift)
      cell.frame.size = goal.size
    } else if let before = update.mapping.oldPath(of: path), update.old.holds(before) {
      let (y, _) = update.old.place(of: before)
      cell.frame = goal.offsetBy(dx: 0, dy: y + update.shift - goal.minY)
    } else {
      cell.alpha = 0
      cell.frame = goal.offsetBy(
        dx: offset(update.animation, goal).x, dy: offset(update.animation, goal).y)
    }
  }

  private func sendAway(_ cell: TableViewCell, _ update: TableUpdate) {
    let way = offset(update.animation, cell.frame)
    cell.alpha = 0
    cell.frame = cell.frame.offsetBy(dx: way.x, dy: way.y + update.shift)
  }

  private func offset(_ animation: RowAnimation, _ frame: Rect) -> Point {
    switch animation {
    case .left: Point(x: -frame.width, y: 0)
    case .right: Point(x: frame.width, y: 0)
    case .top: Point(x: 0, y: -frame.height / 2)
    case .bottom: Point(x: 0, y: frame.height / 2)
    case .fade, .none, .automatic: .zero
    }
  }

  private func finish(_ update: TableUpdate) {
    for (path, cell) in update.gone {
      recycle(cell, path)
    }
  }
}
