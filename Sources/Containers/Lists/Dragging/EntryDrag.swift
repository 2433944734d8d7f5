/// A drag of an entry with items, from its list to another one or to a view that accepts drops.
///
/// Over its own list, an entry that may move there is moved as without items.
@MainActor
final class EntryDrag: EntryCarrier {
  private enum Phase {
    case ready, carried, over
  }

  private weak var list: (any DraggingList)?
  private let path: IndexPath
  private let origin: DragOrigin
  let session = DragSession()
  private let drop: DropSession
  /// The distance from the center of the cell to the pointer, in points.
  private var grip = Point.zero
  /// The distance from the center of the image to the pointer, in points.
  private var pictureGrip = Point.zero
  private var phase = Phase.ready
  /// Whether the entry is being moved within its own list.
  private var isHome = false
  private var overlay: Overlay?
  private weak var target: (any DropTaking)?
  private weak var interaction: DropInteraction?

  /// Creates the drag of an entry that is lifted, and of the other selected ones if it is selected.
  ///
  /// - Returns: Nil if the entry has no items, or if the list changes when it is asked for them.
  init?(of path: IndexPath, in list: any DraggingList, at point: Point) {
    (self.list, self.path, origin) = (list, path, DragOrigin(in: list))
    session.origin = origin
    session.windowLocation = list.convert(point, to: nil)
    let isSelected = list.selection.contains(path)
    let others = isSelected ? list.selection.subtracting([path]).sorted() : []
    if list.parts.isEnabled {
      session.items = list.itemsForBeginning(session, at: path)
      origin.paths = session.items.map { _ in path }
    }
    if !session.items.isEmpty {
      for other in others where origin.isCurrent && list.holds(other) {
        let items = list.itemsForAdding(to: session, at: other, point)
        session.items += items
        origin.paths += items.map { _ in other }
      }
    }
    drop = DropSession(session.items, at: session.windowLocation, from: session)
    guard !session.items.isEmpty, origin.isCurrent, list.holds(path) else { return nil }
  }

  func carry(to point: Point) {
    if phase == .ready { lift() }
    guard phase == .carried, let list, let window = list.window else {
      return end(isCancelled: true)
    }
    session.windowLocation = point
    drop.windowLocation = point
    if let picture = overlay?.view, let container = picture.superview {
      let center = container.convert(point - pictureGrip, from: nil)
      View.performWithoutAnimation { picture.center = center }
    }
    let isOverHome = mayBeHome(point, in: window)
    guard phase == .carried else { return }
    if isOverHome {
      leaveTarget()
      if phase == .carried { moveHome(list.convert(point, from: nil)) }
      return
    }
    leaveHome()
    let acceptor = window.acceptor(of: drop)
    if phase == .carried { move(over: acceptor) }
  }

  func end(isCancelled: Bool) {
    let wasCarried = phase == .carried
    phase = .over
    guard wasCarried else { return }
    var landing: DropLanding?
    if isHome {
      list?.endMove(isCancelled: isCancelled)
      landing = DropLanding()
    } else if !isCancelled {
      landing = land()
    }
    if landing == nil { target?.dropDidExit(drop) }
    target?.dropDidEnd(drop)
    putDown(landing)
    list?.dragDidEnd(session)
  }

  /// Drops the items where they are.
  private func land() -> DropLanding? {
    if let interaction {
      interaction.delegate?.dropInteraction(interaction, performDrop: drop)
      return DropLanding()
    }
    return target?.takeDrop(drop)
  }

  // MARK: - The image

  private func lift() {
    guard let list, let window = list.window, let cell = list.entryCell(at: path) else { return }
    phase = .carried
    let picture = DragPicture(of: cell, count: Set(origin.paths).count)
    let center = cell.convert(picture.frame.center, to: nil)
    grip = session.windowLocation - cell.convert(cell.bounds.center, to: nil)
    pictureGrip = session.windowLocation - center
    let reach = max(0, picture.bounds.width / 2 - 20)
    pictureGrip.x = min(max(pictureGrip.x, -reach), reach)
    picture.onEscape = { [weak self] in self?.end(isCancelled: true) }
    let overlay = Overlay(picture, kind: .dragPicture)
    overlay.takesKeys = true
    overlay.onEnd = { [weak self] in self?.end(isCancelled: true) }
    self.overlay = overlay
    list.cancelPress()
    View.performWithoutAnimation {
      picture.center = center
      overlay.begin(in: window)
    }
    list.dragWillBegin(session)
    session.allowsMove = list.allowsMove(session)
  }

  /// Lets the image go: to where the item lands, or back to the entry.
  private func putDown(_ landing: DropLanding?) {
    guard let overlay else { return }
    self.overlay = nil
    let picture = overlay.view
    let goal = landing == nil ? home : landing?.frame
    let center = goal.flatMap { goal in
      picture.superview.map { $0.convert(goal.center, from: nil) }
    }
    overlay.leave = { completion in
      View.animate(withDuration: .milliseconds(200)) {
        if let center { picture.center = center }
        picture.alpha = 0
      } completion: { _ in
        completion()
      }
    }
    if picture.isHidden { overlay.leave = nil }
    overlay.onEnd = nil
    overlay.end()
  }

  /// The place of the entry in the window; nil if it is no longer known.
  private var home: Rect? {
    guard let list, list.window != nil, origin.isCurrent, list.holds(path) else { return nil }
    return list.entryFrame(at: path).map { list.convert($0, to: nil) }
  }

  // MARK: - Over its own list

  /// Whether the entry moves within its own list at a point of the window.
  private func mayBeHome(_ point: Point, in window: Window) -> Bool {
    guard let list, origin.isCurrent, Set(origin.paths).count == 1, list.holds(path),
      let hit = window.hitTest(point, with: nil), hit.isDescendant(of: list)
    else { return false }
    return list.mayMove(path)
  }

  private func moveHome(_ point: Point) {
    guard let list else { return }
    if !isHome {
      guard list.moving == nil, let cell = list.entryCell(at: path) else { return }
      let center = cell.convert(cell.bounds.center, to: list)
      guard list.beginMove(of: cell, at: center + grip), phase == .carried else { return }
      isHome = true
      overlay?.view.isHidden = true
    }
    list.continueMove(to: point)
  }

  private func leaveHome() {
    guard isHome else { return }
    isHome = false
    overlay?.view.isHidden = false
    list?.endMove(isCancelled: true)
  }

  // MARK: - Over other views

  private func move(over acceptor: DropAcceptor?) {
    var view: (any DropTaking)?
    if case .view(let found) = acceptor { view = found }
    if view !== target {
      leaveTarget()
      guard phase == .carried else { return }
      target = view
      view?.dropDidEnter(drop)
      guard phase == .carried else { return }
    }
    if case .interaction(let found) = acceptor { interaction = found } else { interaction = nil }
    view?.dropDidMove(drop)
  }

  private func leaveTarget() {
    interaction = nil
    guard let target else { return }
    self.target = nil
    target.dropDidExit(drop)
  }
}
