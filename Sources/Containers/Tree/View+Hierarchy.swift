extension View {
  /// The views that this one holds, from the back to the front.
  public var subviews: [View] { storedSubviews }

  /// The view that holds this one; nil at the top.
  public var superview: View? { superviewLink.target }

  /// The window that the view is in; nil outside one.
  public var window: Window? { storedWindow }

  var storedSubviews: [View] { subviewList?.views ?? [] }

  /// The window that a subview would be in.
  var attachedWindow: Window? {
    // A view with the flag is one, as its initializer alone sets it.
    flags.contains(.window) ? unsafeDowncast(self, to: Window.self) : storedWindow
  }

  /// The window that the view is in; nil for a window itself.
  var storedWindow: Window? {
    // It leads to the list of a window, or nowhere.
    windowLink.target.map { unsafeDowncast($0, to: Window.self) }
  }

  /// The controller whose root view this is; nil where it is nobody's.
  var owner: (any ViewOwner & TraitSource)? {
    get { ownerReference?.owner }
    set { ownerReference = newValue.map(OwnerReference.init) }
  }

  /// Adds a view in front of one that the receiver holds.
  func adopt(_ view: View, above sibling: View) {
    adopt(view, at: index(of: sibling, without: view, "above") + 1)
  }

  /// Adds a view behind one that the receiver holds.
  func adopt(_ view: View, below sibling: View) {
    adopt(view, at: index(of: sibling, without: view, "below"))
  }

  /// Adds a view at a position among the others, and tells all who are concerned.
  func adopt(_ view: View, at index: Int) {
    checkInsertion(of: view)
    if holds(view) {
      moveSubview(view, to: index)
      return
    }
    // A view without an owner in it, as most are when they are added, has nobody to tell.
    let owner = view.mayHoldOwner ? nearestOwner : nil
    if view.mayHoldOwner { view.announceOwner(above: owner) }
    let oldWindow = view.storedWindow
    let announced = attachedWindow
    let oldSuperview = view.superview
    view.flags.insert(.entering)
    if announced !== oldWindow { view.willMoveTree(to: announced, with: view) }
    view.willMove(toSuperview: self)
    if let oldSuperview, view.superview === oldSuperview { oldSuperview.willRemoveSubview(view) }
    // Who is told may have put the view elsewhere, or taken it out: what came last counts.
    guard view.flags.remove(.entering) != nil else {
      view.correctOwners(announced: announced)
      return
    }
    view.keepTraits()
    oldSuperview?.drop(view)
    checkInsertion(of: view)
    // Or this one: then its owner and its window are others now.
    if view.mayHoldOwner, nearestOwner !== owner { view.announceOwner(above: nearestOwner) }
    insert(view, at: index)
    view.superviewLink = ViewLink(subviewList)
    didInsert(view, from: oldWindow, announced: announced)
  }

  private func didInsert(_ view: View, from oldWindow: Window?, announced: Window?) {
    let newWindow = attachedWindow
    if newWindow !== view.storedWindow { view.setWindowOfTree(newWindow) }
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
    if newWindow !== oldWindow { oldWindow?.respondersDidLeave() }
  }

  /// Takes the view out of its superview; does nothing where it has none.
  ///
  /// Called by whoever is told that the view is about to be added, it calls that off.
  public func removeFromSuperview() {
    flags.remove(.entering)
    guard let superview else { return }
    if storedWindow != nil { willMoveTree(to: nil, with: self) }
    if self.superview === superview { willMove(toSuperview: nil) }
    if self.superview === superview { superview.willRemoveSubview(self) }
    // Who is told may have put the view elsewhere: what came last counts.
    guard self.superview === superview else {
      correctOwners(announced: nil)
      return
    }
    keepTraits()
    superview.drop(self)
    superviewLink = ViewLink()
    let oldWindow = storedWindow
    if oldWindow != nil { setWindowOfTree(nil) }
    didMoveToSuperview()
    if oldWindow != nil, storedWindow == nil { didMoveTree(from: oldWindow, to: nil, with: self) }
    oldWindow?.respondersDidLeave()
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: View) {
    if holds(view) { moveSubview(view, to: storedSubviews.count) }
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: View) {
    if holds(view) { moveSubview(view, to: 0) }
  }

  /// Lets two subviews change places, by their positions from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let indices = storedSubviews.indices
    guard indices.contains(index1), indices.contains(index2) else {
      misuse(
        "\(identity) has \(indices.count) subviews and cannot exchange those at \(index1) and "
          + "\(index2): take positions from its subviews.")
    }
    subviewList?.views.swapAt(index1, index2)
    markChildrenChanged()
  }

  /// Whether the receiver is a view or lies inside it.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// How many views are above this one.
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
        "\(view.identity) cannot become a subview of \(identity), which is or lies inside it: take "
          + "\(identity) out of it first.")
    }
    guard !view.flags.contains(.window) else {
      misuse(
        "\(view.identity) is a window and cannot become a subview of \(identity): add what it holds."
      )
    }
  }

  private func index(of sibling: View, without view: View, _ place: String) -> Int {
    let others = storedSubviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      misuse(
        "\(sibling.identity) is no other subview of \(identity): insert \(view.identity) \(place) one of "
          + "those.")
    }
    return index
  }

  private func moveSubview(_ view: View, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    subviewList?.views.remove(at: old)
    insert(view, at: index)
    markChildrenChanged()
  }

  private func insert(_ view: View, at index: Int) {
    let list = subviewList ?? SubviewList(of: self)
    subviewList = list
    list.views.insert(view, at: min(max(0, index), list.views.count))
  }

  private func drop(_ view: View) {
    view.constraintsWillLeave()
    subviewList?.views.removeAll { $0 === view }
    markNeedsLayout()
    markChildrenChanged()
  }

  private func markChildrenChanged() {
    setNeedsRender()
    window?.setNeedsFrame()
  }

  /// The owner of the view, or of the nearest one above that has an owner.
  var nearestOwner: (any ViewOwner)? {
    var view: View? = self
    while let current = view {
      if let owner = current.owner { return owner }
      view = current.superview
    }
    return nil
  }

  /// Whether the view has an owner, or one below it may have.
  private var mayHoldOwner: Bool { subviewList != nil || ownerReference != nil }

  /// Tells every owner from the view down whose view its own is about to lie in.
  func announceOwner(above: (any ViewOwner)?) {
    owner?.ownedViewWillMove(under: above)
    let nearest = owner ?? above
    for subview in storedSubviews { subview.announceOwner(above: nearest) }
  }

  /// Calls a closure for the owner of the view and of each below it, from the top down.
  func visitOwners(_ body: (any ViewOwner) -> Void) {
    if let owner { body(owner) }
    let link = ViewLink(subviewList)
    for subview in storedSubviews where subview.superviewLink == link {
      subview.visitOwners(body)
    }
  }

  private func willMoveTree(to window: Window?, with moved: View) {
    if flags.contains(.attached) { storedWindow?.viewWillLeave(self) }
    if let owner, storedWindow?.shown !== window?.shown {
      owner.ownedViewWillMove(from: storedWindow?.shown, to: window?.shown, with: moved)
    }
    willMove(toWindow: window)
    let link = ViewLink(subviewList)
    for subview in storedSubviews where subview.superviewLink == link {
      subview.willMoveTree(to: window, with: moved)
    }
  }

  /// Tells the owners where their views are, after something else was announced.
  private func correctOwners(announced window: Window?) {
    let (announced, actual) = (window?.shown, storedWindow?.shown)
    guard announced !== actual else { return }
    visitOwners { $0.ownedViewDidMove(from: announced, to: actual, with: self) }
  }

  private func setWindowOfTree(_ window: Window?) {
    setLinkOfTree(ViewLink(window?.subviewList), window != nil)
  }

  private func setLinkOfTree(_ link: ViewLink, _ isAttached: Bool) {
    windowLink = link
    set(.attached, isAttached)
    for subview in storedSubviews { subview.setLinkOfTree(link, isAttached) }
  }

  /// Notes that the view that held this one is gone, and with it the window if that was one.
  func superviewDidEnd() {
    superviewLink = ViewLink()
    if flags.contains(.attached) { setWindowOfTree(nil) }
  }

  /// Whether a view is a subview of the receiver.
  func holds(_ view: View) -> Bool {
    subviewList != nil && view.superviewLink == ViewLink(subviewList)
  }

  private func didMoveTree(from old: Window?, to window: Window?, with moved: View) {
    // Those that are added from here on are told when they are added.
    let (present, link, here) = (storedSubviews, ViewLink(subviewList), windowLink)
    if let owner, old?.shown !== window?.shown {
      owner.ownedViewDidMove(from: old?.shown, to: window?.shown, with: moved)
      guard storedWindow === window else { return }
    }
    if owner != nil || viewLayout?.insets != nil { safeAreaFollowsWindow() }
    didMoveToWindow()
    // Whatever was told before may have taken subviews out, or all of this.
    for subview in present
    where subview.superviewLink == link && subview.windowLink == here {
      subview.didMoveTree(from: old, to: window, with: moved)
    }
  }
}
