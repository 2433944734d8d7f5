extension View {
  /// The subviews, from back to front.
  public var subviews: [View] { storedSubviews }

  /// The superview, or `nil` if there is none.
  public var superview: View? { superviewReference?.view }

  /// The window that contains the view, or `nil` if there is none.
  ///
  /// For a window, `nil`.
  public var window: Window? { storedWindow }

  var storedSubviews: [View] { subviewList?.views ?? [] }

  /// The window that contains the view, or `nil` for a window itself.
  var storedWindow: Window? { windowReference?.view }

  /// The controller whose root view this is, or `nil` if there is none.
  var owner: (any ViewOwner & TraitSource)? {
    get { ownerReference?.owner }
    set {
      ownerReference = newValue.map(OwnerReference.init)
      toldTraits = nil
      if flags.contains(.toldTraits) { noteTraits(.all) }
    }
  }

  /// Adds a view in front of a subview.
  func adopt(_ view: View, above sibling: View) {
    adopt(view, at: index(of: sibling, without: view, "above") + 1)
  }

  /// Adds a view behind a subview.
  func adopt(_ view: View, below sibling: View) {
    adopt(view, at: index(of: sibling, without: view, "below"))
  }

  /// Adds a view at an index and notifies everyone involved.
  func adopt(_ view: View, at index: Int) {
    checkInsertion(of: view)
    if holds(view) {
      moveSubview(view, to: index)
      return
    }
    // Most views contain no owner when they are added, so nobody has to be notified.
    let owner = view.mayHoldOwner ? nearestOwner : nil
    if view.mayHoldOwner { view.announceOwner(above: owner) }
    let oldWindow = view.storedWindow
    let announced = attachedWindow
    let oldSuperview = view.superview
    view.flags.insert(.entering)
    if announced !== oldWindow { view.willMoveTree(to: announced, with: view) }
    view.willMove(toSuperview: self)
    if let oldSuperview, view.superview === oldSuperview { oldSuperview.willRemoveSubview(view) }
    // A callback may have moved or removed the view. The last move wins.
    guard view.flags.remove(.entering) != nil else {
      view.correctOwners(announced: announced)
      return
    }
    view.keepTraits()
    oldSuperview?.drop(view)
    checkInsertion(of: view)
    // A callback may also have moved the receiver, which then has another owner and window.
    if view.mayHoldOwner, nearestOwner !== owner { view.announceOwner(above: nearestOwner) }
    insert(view, at: index)
    didInsert(view, from: oldWindow, announced: announced)
  }

  private func didInsert(_ view: View, from oldWindow: Window?, announced: Window?) {
    let newWindow = attachedWindow
    if newWindow?.reference !== view.windowReference {
      view.setWindowOfTree(newWindow?.reference)
    }
    if flags.contains(.toldTraits) { view.noteTraits(.all) }
    markChildrenChanged()
    markNeedsLayout()
    if view.isLayoutDue { noteLayoutBelow() }
    if type(of: view).requiresConstraintBasedLayout { view.flags.insert(.needsUpdateConstraints) }
    if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .constraintsBelow]) {
      view.markConstraintsAbove()
    }
    view.constraintsDidEnter()
    view.didMoveToSuperview()
    didAddSubview(view)
    if viewLayout != nil || view.viewLayout != nil || view.ownerReference != nil {
      view.safeAreaFollowsWindow()
    }
    if newWindow !== oldWindow, view.storedWindow === newWindow {
      view.didMoveTree(from: oldWindow, to: newWindow, with: view)
    } else if let shown = newWindow?.shown {
      view.visitOwners { $0.ownedViewDidMove(inside: shown, with: view) }
    }
    view.correctOwners(announced: announced)
    if newWindow !== oldWindow { oldWindow?.viewsDidLeave() }
  }

  /// Removes the view from its superview.
  ///
  /// Does nothing if it has none.
  ///
  /// Calling this method in a callback before the view is added cancels the addition.
  public func removeFromSuperview() {
    flags.remove(.entering)
    guard let superview else { return }
    if storedWindow != nil { willMoveTree(to: nil, with: self) }
    if self.superview === superview { willMove(toSuperview: nil) }
    if self.superview === superview { superview.willRemoveSubview(self) }
    // A callback may have moved the view. The last move wins.
    guard self.superview === superview else {
      correctOwners(announced: nil)
      return
    }
    keepTraits()
    superview.drop(self)
    let oldWindow = storedWindow
    if oldWindow != nil { setWindowOfTree(nil) }
    didMoveToSuperview()
    if oldWindow != nil, storedWindow == nil { didMoveTree(from: oldWindow, to: nil, with: self) }
    oldWindow?.viewsDidLeave()
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: View) {
    if holds(view) { moveSubview(view, to: storedSubviews.count) }
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: View) {
    if holds(view) { moveSubview(view, to: 0) }
  }

  /// Exchanges the subviews at two indices, counted from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let indices = storedSubviews.indices
    guard indices.contains(index1), indices.contains(index2) else {
      misuse(
        "\(identity) has \(indices.count) subviews and cannot exchange those at \(index1) and "
          + "\(index2): use indices of its subviews.")
    }
    guard index1 != index2 else { return }
    subviewList?.change { $0.swapAt(index1, index2) }
    for index in [index1, index2] { storedSubviews[index].viewLayout?.orderDidChange() }
    markChildrenChanged()
  }

  /// Returns whether the receiver is the given view or is inside it.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The number of ancestors of the view.
  var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }

  private func checkInsertion(of view: View) {
    guard view !== self, view.subviewList == nil || !isDescendant(of: view) else {
      misuse(
        "\(view.identity) cannot become a subview of \(identity), which is the same view or inside it: "
          + "remove \(identity) from it first.")
    }
    guard !view.flags.contains(.window) else {
      misuse(
        "\(view.identity) is a window and cannot become a subview of \(identity): add its subviews."
      )
    }
  }

  private func index(of sibling: View, without view: View, _ place: String) -> Int {
    let others = storedSubviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      misuse(
        "\(view.identity) cannot be inserted \(place) \(sibling.identity), which is not another "
          + "subview of \(identity): choose one of its subviews.")
    }
    return index
  }

  private func moveSubview(_ view: View, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    guard min(max(0, index), storedSubviews.count - 1) != old else { return }
    subviewList?.change { $0.remove(at: old) }
    insert(view, at: index)
    view.viewLayout?.orderDidChange()
    markChildrenChanged()
  }

  private func insert(_ view: View, at index: Int) {
    if subviewList == nil { subviewList = SubviewList(of: self) }
    subviewList?.change { $0.insert(view, at: min(max(0, index), $0.count)) }
    view.superviewReference = subviewList?.holder
    if let extras = view.extras, extras.zPosition != 0 { subviewList?.hasDepths = true }
  }

  private func drop(_ view: View) {
    view.constraintsWillLeave()
    subviewList?.change { $0.removeAll { $0 === view } }
    view.superviewReference = nil
    markNeedsLayout()
    markChildrenChanged()
  }

  private func markChildrenChanged() {
    setNeedsRender()
    window?.setNeedsFrame()
  }

  /// The owner of the view or of its nearest ancestor that has one.
  var nearestOwner: (any ViewOwner)? {
    var view: View? = self
    while let current = view {
      if let owner = current.owner { return owner }
      view = current.superview
    }
    return nil
  }

  /// Whether the view or one of its descendants may have an owner.
  private var mayHoldOwner: Bool { subviewList != nil || ownerReference != nil }

  /// Announces to each nearest owner, from the view down, the owner in whose view its own view will
  /// lie.
  func announceOwner(above: (any ViewOwner)?) {
    owner?.ownedViewWillMove(under: above)
    let nearest = owner ?? above
    for subview in storedSubviews { subview.announceOwner(above: nearest) }
  }

  /// Calls a closure for the owners of the view and its descendants, from the top down.
  func visitOwners(_ body: (any ViewOwner) -> Void) {
    if let owner { body(owner) }
    for subview in storedSubviews where holds(subview) { subview.visitOwners(body) }
  }

  private func willMoveTree(to window: Window?, with moved: View) {
    willMoveTree(from: storedWindow, windowReference, to: window, with: moved)
  }

  private func willMoveTree(
    from old: Window?, _ reference: ViewReference<Window>?, to window: Window?, with moved: View
  ) {
    // A callback may have moved the tree.
    guard windowReference === reference else { return willMoveTree(to: window, with: moved) }
    old?.viewWillLeave(self)
    if let owner, storedWindow?.shown !== window?.shown {
      owner.ownedViewWillMove(from: storedWindow?.shown, to: window?.shown, with: moved)
    }
    willMove(toWindow: window)
    for subview in storedSubviews where holds(subview) {
      subview.willMoveTree(from: old, reference, to: window, with: moved)
    }
  }

  /// Corrects what the owners were told if the view did not end up in the announced window.
  private func correctOwners(announced window: Window?) {
    let (announced, actual) = (window?.shown, storedWindow?.shown)
    guard announced !== actual else { return }
    visitOwners { $0.ownedViewDidMove(from: announced, to: actual, with: self) }
  }

  private func setWindowOfTree(_ window: ViewReference<Window>?) {
    windowReference = window
    set(.attached, window != nil)
    for subview in storedSubviews { subview.setWindowOfTree(window) }
  }

  /// Forgets a superview that is gone, and the window.
  func superviewDidEnd() {
    superviewReference = nil
    flags.insert(.leftEngine)
    if flags.contains(.attached) { setWindowOfTree(nil) }
  }

  /// Whether a view is a subview of the receiver.
  func holds(_ view: View) -> Bool {
    subviewList != nil && view.superviewReference === subviewList?.holder
  }

  private func didMoveTree(from old: Window?, to window: Window?, with moved: View) {
    // Subviews added from here on are notified when they are added.
    let present = storedSubviews
    let here = present.isEmpty ? nil : windowReference
    if let owner, old?.shown !== window?.shown {
      owner.ownedViewDidMove(from: old?.shown, to: window?.shown, with: moved)
      guard storedWindow === window else { return }
    }
    if owner != nil || insets != nil { safeAreaFollowsWindow() }
    didMoveToWindow()
    // The callbacks may have removed subviews or the whole tree.
    for subview in present where holds(subview) && subview.windowReference === here {
      subview.didMoveTree(from: old, to: window, with: moved)
    }
  }
}
