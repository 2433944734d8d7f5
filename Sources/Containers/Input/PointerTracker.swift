/// The object that tracks a window's mouse pointer: its location, the views under it and its shape.
@MainActor
final class PointerTracker {
  private unowned let window: Window
  /// The pointer's location in the window; nil if it is outside.
  private(set) var location: Point?
  /// The pointer shape that the views under the pointer request.
  private(set) var style = PointerStyle.arrow
  /// The views under the pointer, the deepest first.
  private var hovered = WeakList<View>()
  // Kept so that moving the pointer allocates no memory.
  private var old: [View] = []
  private var new: [View] = []

  init(window: Window) { self.window = window }

  /// Records the pointer's location, nil if it is outside, and tells the views under it.
  func move(to location: Point?) {
    record(location)
    update()
  }

  /// Records the pointer's location; nil if it is outside.
  func record(_ location: Point?) { self.location = location }

  /// Updates the views under the pointer and notifies those that it has entered or left.
  ///
  /// While a button is down, the view in which it was pressed determines the pointer's shape.
  func update() {
    let hit = location.flatMap { window.pointerTarget(at: $0) }
    // Take the arrays out, because a callback may reenter this method.
    var (old, new): ([View], [View]) = ([], [])
    swap(&old, &self.old)
    swap(&new, &self.new)
    old.append(contentsOf: hovered)
    if let hit { new.append(contentsOf: hit.chain) }
    hovered.removeAll()
    for view in new { hovered.append(view) }
    tell(old, new)
    updateStyle(over: hit)
    old.removeAll(keepingCapacity: true)
    new.removeAll(keepingCapacity: true)
    swap(&old, &self.old)
    swap(&new, &self.new)
  }

  private func tell(_ old: [View], _ new: [View]) {
    for view in old where !new.contains(view) {
      view.pointerDidExit()
      view.tellPointerInteractions(of: nil)
    }
    for view in new.reversed() where !old.contains(view) {
      view.pointerDidEnter()
    }
    for view in old where !new.contains(view) { view.hover(at: nil) }
    for view in new.reversed() { view.hover(at: location) }
    for view in new { view.tellPointerInteractions(of: location) }
  }

  private func updateStyle(over hit: View?) {
    let style = (window.touchDispatcher.pointerTouch?.view ?? hit)?.pointerStyleInChain ?? .arrow
    guard style != self.style else { return }
    self.style = style
    window.host?.windowDidChangeProperties(window)
  }
}

extension View {
  /// Reports the pointer's location to the view's hover recognizers; nil if it is outside.
  fileprivate func hover(at location: Point?) {
    for case let recognizer as HoverGestureRecognizer in gestureRecognizers {
      recognizer.follow(location)
    }
  }

  /// The pointer shape that the view or its nearest ancestor with one requests.
  fileprivate var pointerStyleInChain: PointerStyle? {
    for view in chain { if let style = view.wantedPointerStyle { return style } }
    return nil
  }

  /// The pointer shape that the view requests at the pointer's location; nil to use that of its
  /// ancestors.
  fileprivate var wantedPointerStyle: PointerStyle? {
    guard let extras else { return nil }
    let styles = extras.interactions.lazy.compactMap {
      ($0 as? PointerInteraction)?.style
    }
    return styles.first ?? extras.pointerStyle
  }

  /// Reports the pointer's location in the window to the interactions; nil if it is not over the
  /// view.
  fileprivate func tellPointerInteractions(of location: Point?) {
    guard let extras else { return }
    for case let interaction as PointerInteraction in extras.interactions {
      interaction.pointerIs(at: location.map { convert($0, from: nil) })
    }
  }
}
