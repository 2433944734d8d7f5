/// A view as the compositor sees it; frames share it while nothing in it changes, so that two trees are
/// compared by identity.
///
/// A node is mutable, but only before it is seen and after nobody holds it any more: ``ViewPainter`` fills a
/// node, appends its children and hands it out, and from then on it stays as it is. Once the painter alone
/// holds it, it empties the node and fills it anew, so that a steady frame allocates none. Pixels are the
/// exception: a view paints again into the store that its node shows, unless the node was ``kept()``.
///
/// Sendable for that reason: whoever else holds a node, on whichever thread, only reads it.
package final class RenderNode: @unchecked Sendable {
  // Unchecked for overlapping accesses, since the compositor reads them all the time.
  /// Which view it is.
  @exclusivity(unchecked) package private(set) var identifier: ObjectIdentifier
  /// Where the node stands in its parent's bounds and how it is styled, as it is to be seen.
  @exclusivity(unchecked) package private(set) var properties: ViewProperties
  /// Whether the children and the contents are cut off at the rounded rectangle.
  @exclusivity(unchecked) package private(set) var clipsToBounds: Bool
  /// Whether an animation runs on the node: what moves is not held to whole pixels.
  @exclusivity(unchecked) package private(set) var isMoving: Bool
  /// What the view has painted, drawn over the ground.
  @exclusivity(unchecked) package private(set) var contents: RenderContents?
  /// The children, from the back to the front.
  @exclusivity(unchecked) package private(set) var children: [RenderNode]
  /// How far the node is rolled up, all that it holds within its bounds; nil for one that is flat.
  @exclusivity(unchecked) package private(set) var curl: PageCurl?
  /// What the node and all below it touch, in its own coordinates; nil where that has no limit.
  @exclusivity(unchecked) private(set) var localExtent: Rect?

  package init(
    identifier: ObjectIdentifier, properties: ViewProperties, clipsToBounds: Bool = false,
    isMoving: Bool = false, contents: RenderContents? = nil, children: [RenderNode] = [],
    curl: PageCurl? = nil
  ) {
    self.curl = curl
    self.identifier = identifier
    self.properties = properties
    self.clipsToBounds = clipsToBounds
    self.isMoving = isMoving
    self.contents = contents
    self.children = children
    localExtent = curl == nil ? ownExtent : properties.bounds
    for child in children { extend(to: child) }
  }

  /// Returns the node with something about it changed.
  package func with(
    _ properties: ViewProperties? = nil, identifier: ObjectIdentifier? = nil,
    children: [RenderNode]? = nil, curl: PageCurl? = nil
  ) -> RenderNode {
    RenderNode(
      identifier: identifier ?? self.identifier, properties: properties ?? self.properties,
      clipsToBounds: clipsToBounds, isMoving: isMoving, contents: contents,
      children: children ?? self.children, curl: curl ?? self.curl)
  }

  /// Returns the node as a still picture: what its views paint later is not seen in it.
  package func kept() -> RenderNode {
    contents?.store.isKept = true
    for child in children { _ = child.kept() }
    return self
  }

  /// Lets go of all that the node holds, but keeps the memory for children.
  package func empty() {
    properties = ViewProperties()
    contents = nil
    children.removeAll(keepingCapacity: true)
  }

  /// Makes an empty node that of a view.
  package func fill(
    identifier: ObjectIdentifier, properties: ViewProperties, clipsToBounds: Bool, isMoving: Bool,
    contents: RenderContents?
  ) {
    self.identifier = identifier
    self.properties = properties
    self.clipsToBounds = clipsToBounds
    self.isMoving = isMoving
    self.contents = contents
    curl = nil
    localExtent = ownExtent
  }

  /// Makes room for some children.
  package func reserve(_ count: Int) { children.reserveCapacity(count) }

  /// Adds a child in front of the others.
  package func append(_ child: RenderNode) {
    children.append(child)
    extend(to: child)
  }

  private func extend(to child: RenderNode) {
    guard curl == nil, !clipsToBounds, !child.isInvisible, let localExtent else { return }
    self.localExtent = child.extent(in: UprightMap(scale: 1, origin: .zero)).map(localExtent.union)
  }

  /// Whether nothing of the node can be seen.
  var isInvisible: Bool { properties.alpha < 1.0 / 512 }

  /// The opacity as a byte.
  var opacity: UInt32 { UInt32((min(max(properties.alpha, 0), 1) * 255).rounded()) }
}

/// What a view has painted at a certain time.
package struct RenderContents: Equatable, Sendable {
  let store: BackingStore
  /// Counts the repaints of the store.
  let version: Int
  /// What the last repaint changed, in pixels of the store; nil for everything.
  let changes: DirtyRegion?

  package init(store: BackingStore, version: Int) {
    self.store = store
    self.version = version
    changes = store.changedParts
  }

  /// What differs from older contents, in pixels of the store; nil for everything.
  func changes(since older: RenderContents?) -> DirtyRegion? {
    guard let older, older.store === store, older.version == version - 1 else { return nil }
    return changes
  }

  package static func == (a: RenderContents, b: RenderContents) -> Bool {
    a.store === b.store && a.version == b.version
  }
}
