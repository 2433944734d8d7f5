/// Knows where the mouse pointer of a window is, which views it is over and what it looks like.
@MainActor
final class PointerTracker {
  private unowned let window: Window
  /// The position in the window; nil outside.
  private(set) var location: Point?
  /// The shape that the views under the pointer ask for.
  private(set) var style = PointerStyle.arrow
  /// The deepest first.
  private var hovered: [WeakView] = []
  // Kept, so that a move of the pointer allocates nothing.
  private var old: [View] = []
  private var new: [View] = []

  init(window: Window) { self.window = window }

  /// Notes where the pointer is; nil for outside.
  func move(to location: Point?) {
    self.location = location
    update()
  }

  /// Finds the views under the pointer again and tells those that it has entered or left.
  ///
  /// While a button is down, the view that it went down in keeps the pointer.
  func update() {
    let hit = location.flatMap { window.pointerTarget(at: $0) }
    // Taken out, for whoever is told may lead to here again.
    var (old, new): ([View], [View]) = ([], [])
    swap(&old, &self.old)
    swap(&new, &self.new)
    for entry in hovered { if let view = entry.view { old.append(view) } }
    if let hit { new.append(contentsOf: hit.chain) }
    hovered.removeAll(keepingCapacity: true)
    for view in new { hovered.append(WeakView(view: view)) }
    tell(old, new)
    updateStyle(over: hit)
    old.removeAll(keepingCapacity: true)
    new.removeAll(keepingCapacity: true)
    swap(&old, &self.old)
    swap(&new, &self.new)
  }

  private func tell(_ old: [View], _ new: [View]) {
    for view in old where !new.contains(where: { $0 === view }) {
      view.pointerDidExit()
      view.tellPointerInteractions(of: nil)
    }
    for view in new.reversed() where !old.contains(where: { $0 === view }) {
      view.pointerDidEnter()
    }
    for view in old where !new.contains(where: { $0 === view }) { view.hover(at: nil) }
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
  /// Tells the view's hover recognizers where the pointer is over it; nil for outside.
  fileprivate func hover(at location: Point?) {
    for case let recognizer as HoverGestureRecognizer in gestureRecognizers {
      recognizer.follow(location)
    }
  }

  /// The shape that the pointer has over the view or, where it says nothing, over those above it.
  fileprivate var pointerStyleInChain: PointerStyle? {
    for view in chain { if let style = view.wantedPointerStyle { return style } }
    return nil
  }

  /// The shape that the pointer has over the view where it is now; nil for that of the view below.
  fileprivate var wantedPointerStyle: PointerStyle? {
    guard let extras else { return nil }
    let styles = extras.interactions.lazy.compactMap {
      ($0 as? PointerInteraction)?.style
    }
    return styles.first ?? extras.pointerStyle
  }

  /// Tells the interactions where the pointer is in the window; nil for not over the view.
  fileprivate func tellPointerInteractions(of location: Point?) {
    guard let extras else { return }
    for case let interaction as PointerInteraction in extras.interactions {
      interaction.pointerIs(at: location.map { convert($0, from: nil) })
    }
  }
}
