/// A painter that redraws dirty views and creates their render nodes.
@MainActor
final class ViewPainter {
  private let concurrent: ConcurrentPaintings
  // Kept between frames, so that a steady frame allocates nothing.
  private var replaced: [RenderNode] = []
  private var spare: [RenderNode] = []

  /// The maximum number of retained nodes, more than change in a frame that lays out two lists anew.
  private static let most = 384

  /// - Parameter thread: The thread that helps with concurrent drawings, or `nil` for none.
  init(thread: PixelThread?) { concurrent = ConcurrentPaintings(thread: thread) }

  /// Returns the node of a view with all pixels drawn.
  func picture(of view: View, scale: Double) -> RenderNode {
    let node = node(of: view, scale: scale)
    finish()
    return node
  }

  /// Returns the node of a view, reusing the last one if nothing in it has changed.
  ///
  /// Concurrent drawings are missing until ``finish()``.
  func node(of view: View, scale: Double) -> RenderNode {
    if !view.flags.contains(.needsRender), let node = view.renderNode { return node }
    // Marks set from here on, while this view or another is painted, are for the next frame.
    view.flags.remove(.needsRender)
    if let last = view.renderNode, replaced.count < ViewPainter.most { replaced.append(last) }
    var node: RenderNode
    if let presentation = view.presentation {
      let isMoving = view.animations?.isBetweenPixels(presentation, view.properties) == true
      node = self.node(of: view, showing: presentation, isMoving: isMoving, scale: scale)
    } else {
      node = self.node(of: view, showing: view.properties, isMoving: false, scale: scale)
    }
    if let animations = view.animations {
      let shown = animations.changed(node, by: self)
      // The node is recycled if only its children are shown.
      if shown !== node, replaced.count < ViewPainter.most { replaced.append(node) }
      node = shown
    }
    view.renderNode = node
    return node
  }

  /// Returns a node of a view, painted, with the given properties and with its children.
  private func node(
    of view: View, showing properties: ViewProperties, isMoving: Bool, scale: Double
  ) -> RenderNode {
    let isSeen = properties.alpha > 0
    // An invisible view is painted when it becomes visible.
    if isSeen, view.mayDraw { paintIfNeeded(view, scale: scale) }
    var contents: RenderContents?
    if isSeen, let store = view.backingStore {
      let isResizing = !store.fits(properties.bounds.size, scale: scale)
      contents = RenderContents(
        store: store, version: view.paintCount,
        alignment: isResizing ? view.contentMode.alignment : nil)
    }
    let node = filledNode(
      ObjectIdentifier(view), properties, clipsToBounds: view.flags.contains(.clipsToBounds),
      isMoving: isMoving, contents)
    if isSeen { addChildren(of: view, to: node, scale: scale) }
    return node
  }

  private func filledNode(
    _ identifier: ObjectIdentifier, _ properties: ViewProperties, clipsToBounds: Bool,
    isMoving: Bool, _ contents: RenderContents?
  ) -> RenderNode {
    guard let node = spare.popLast() else {
      return RenderNode(
        identifier: identifier, properties: properties, clipsToBounds: clipsToBounds,
        isMoving: isMoving, contents: contents)
    }
    node.fill(
      identifier: identifier, properties: properties, clipsToBounds: clipsToBounds,
      isMoving: isMoving, contents: contents)
    return node
  }

  /// Returns a copy of a node with other properties and with the children that a closure chooses.
  func node(
    like whole: RenderNode, _ properties: ViewProperties, child: (RenderNode) -> RenderNode?
  ) -> RenderNode {
    let node = filledNode(
      whole.identifier, properties, clipsToBounds: whole.clipsToBounds, isMoving: whole.isMoving,
      whole.contents)
    node.reserve(whole.children.count)
    for each in whole.children { if let child = child(each) { node.append(child) } }
    return node
  }

  private func addChildren(of view: View, to node: RenderNode, scale: Double) {
    guard let list = view.subviewList else { return }
    node.reserve(list.views.count)
    let effect = view.animations?.effect
    for subview in list.drawn {
      if subview.flags.contains(.hidden), !subview.isCollapsing {
        // So that it marks its ancestors when it is shown.
        subview.flags.remove(.needsRender)
      } else if let still = effect?.still(of: subview, in: node.properties.bounds.size) {
        // Changes to the view are painted once it is visible again.
        node.append(still)
      } else {
        node.append(self.node(of: subview, scale: scale))
      }
    }
  }

  /// Takes back the replaced nodes that nothing shows anymore, for reuse.
  func recycle() {
    // Parents come first and release their children.
    for index in replaced.indices where isKnownUniquelyReferenced(&replaced[index]) {
      replaced[index].empty()
    }
    // In reverse, so that in the next frame each view gets the node it had.
    while var node = replaced.popLast() {
      guard isKnownUniquelyReferenced(&node), spare.count < ViewPainter.most else { continue }
      // A view that moved may come before the one that releases its node only now.
      node.empty()
      spare.append(node)
    }
  }

  /// Runs the concurrent drawings.
  func finish() { concurrent.run() }

  private func paintIfNeeded(_ view: View, scale: Double) {
    let store = view.backingStore
    var isStale = false
    if let store { isStale = !store.fits(view.properties.bounds.size, scale: scale) }
    let isWhole = isStale || view.flags.contains(.needsDisplay)
    guard isWhole || store?.staleParts.isEmpty == false else { return }
    view.flags.remove(.needsDisplay)
    view.paintCount += 1
    if isStale || store?.isKept == true { view.backingStore = nil }
    let parts = isWhole ? nil : view.backingStore?.staleParts
    view.backingStore?.staleParts.removeAll()
    if let drawing = view.concurrentDrawing() {
      let size = view.properties.bounds.size
      guard let store = view.backingStore ?? BackingStore(size: size, scale: scale) else {
        return view.markNeedsStore()
      }
      view.backingStore = store
      store.changedParts = drawing.isDivisible ? parts : nil
      concurrent.add(
        drawing, on: store, origin: view.properties.bounds.origin, parts: store.changedParts)
    } else {
      paint(view, parts, scale: scale)
    }
  }

  /// Draws a view, or only its marked parts.
  private func paint(_ view: View, _ parts: DirtyRegion?, scale: Double) {
    let bounds = view.properties.bounds
    func draw(on canvas: Canvas) {
      if bounds.origin != .zero { canvas.translate(x: -bounds.minX, y: -bounds.minY) }
      view.draw(canvas)
    }
    if let store = view.backingStore {
      store.isOpaque = false
      store.changedParts = parts
      for part in parts?.rects ?? [store.bitmap.bounds] {
        store.bitmap.clear(part)
        concurrent.draw(on: store, part) { draw(on: $0) }
      }
      return
    }
    guard let (width, height) = BackingStore.pixels(of: bounds.size, scale: scale) else {
      return view.markNeedsStore()
    }
    let size = PixelRect(x: 0, y: 0, width: width, height: height)
    let bitmap = concurrent.draw(deferred: size, scale: scale) { draw(on: $0) }
    guard view.backingStore == nil, let bitmap else { return }
    view.backingStore = BackingStore(bitmap: bitmap, size: bounds.size, scale: scale)
  }
}

extension View {
  /// Whether the class of the view may draw something; a subclass of the program's own may.
  fileprivate var mayDraw: Bool { type(of: self) != View.self && !flags.contains(.drawsNothing) }

  /// Lets a view without pixels be drawn with the next change that it takes part in, because there
  /// may be memory for them then.
  fileprivate func markNeedsStore() { flags.insert(.needsDisplay) }
}
