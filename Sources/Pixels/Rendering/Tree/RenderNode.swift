/// A view as the compositor sees it, shared between frames while nothing in it changes.
///
/// Sharing lets two trees be compared by identity. A node is mutable only before it is published
/// and after it is no longer shared: ``ViewPainter`` fills a node, appends its children and hands
/// it out, and from then on it does not change. Once only the painter holds it, the painter empties
/// and refills it, so that a steady frame allocates no nodes. Pixels are the exception: a view
/// repaints the store that its node shows, unless the node was ``kept()``.
///
/// Sendable for that reason: all other holders, on whichever thread, only read it.
package final class RenderNode: @unchecked Sendable {
  private struct Content {
    var identifier: ObjectIdentifier
    var properties: ViewProperties
    var clipsToBounds: Bool
    var isMoving: Bool
    var contents: RenderContents?
    var children: [RenderNode]
    var curl: PageCurl?
    var back: RenderNode?
  }

  // The compositor reads these constantly. They are never changed in place by code that is called,
  // so the compiler proves that accesses do not overlap, and checks none at run time.
  private var content: Content
  /// The area of the node and its descendants, in its own coordinates; `nil` if it is unbounded.
  private(set) var localExtent: Rect?
  /// Whether neither the node nor any descendant is rotated, skewed, seen in perspective or curled.
  private(set) var isUpright = true
  /// Whether the node was emptied and not filled since.
  private var isEmpty = false

  package init(
    identifier: ObjectIdentifier, properties: ViewProperties, clipsToBounds: Bool = false,
    isMoving: Bool = false, contents: RenderContents? = nil, children: [RenderNode] = [],
    curl: PageCurl? = nil, back: RenderNode? = nil
  ) {
    content = Content(
      identifier: identifier, properties: properties, clipsToBounds: clipsToBounds,
      isMoving: isMoving, contents: contents, children: children, curl: curl, back: back)
    localExtent = curl == nil ? ownExtent : properties.bounds
    isUpright = isUprightItself && children.allSatisfy(\.isUpright)
    for child in children { extend(to: child) }
  }

  /// The identity of the view.
  package var identifier: ObjectIdentifier { content.identifier }
  /// The position in the parent's bounds and the style, as presented.
  package var properties: ViewProperties {
    // A copy, on which code can be called.
    let properties = content.properties
    return properties
  }
  /// Whether children and contents are clipped to the rounded rectangle.
  package var clipsToBounds: Bool { content.clipsToBounds }
  /// Whether an animation changes the place or the shape of the node, which is then not snapped to
  /// whole pixels.
  package var isMoving: Bool { content.isMoving }
  /// The painted pixels of the view, drawn over the background.
  package var contents: RenderContents? { content.contents }
  /// The children, from back to front.
  package var children: [RenderNode] { content.children }
  /// The page curl of the node and its descendants; `nil` for a flat node.
  package var curl: PageCurl? { content.curl }
  /// What the back of a curled node shows, as seen from there; `nil` for bare paper.
  package var back: RenderNode? { content.back }

  /// Returns the node with some properties replaced.
  package func with(
    _ properties: ViewProperties? = nil, identifier: ObjectIdentifier? = nil,
    children: [RenderNode]? = nil, curl: PageCurl? = nil, back: RenderNode? = nil
  ) -> RenderNode {
    RenderNode(
      identifier: identifier ?? self.identifier, properties: properties ?? self.properties,
      clipsToBounds: clipsToBounds, isMoving: isMoving, contents: contents,
      children: children ?? self.children, curl: curl ?? self.curl, back: back ?? self.back)
  }

  /// Returns the node as a snapshot, which does not show what its views paint later.
  package func kept() -> RenderNode {
    contents?.store.isKept = true
    for child in children { _ = child.kept() }
    return self
  }

  /// Releases everything that the node holds, keeping the capacity for children.
  package func empty() {
    guard !isEmpty else { return }
    isEmpty = true
    content.properties = ViewProperties()
    content.contents = nil
    if !children.isEmpty { changeChildren { $0.removeAll(keepingCapacity: true) } }
  }

  /// Fills an empty node with the state of a view.
  package func fill(
    identifier: ObjectIdentifier, properties: ViewProperties, clipsToBounds: Bool, isMoving: Bool,
    contents: RenderContents?
  ) {
    content.identifier = identifier
    content.properties = properties
    content.clipsToBounds = clipsToBounds
    content.isMoving = isMoving
    content.contents = contents
    isEmpty = false
    content.curl = nil
    content.back = nil
    localExtent = ownExtent
    isUpright = isUprightItself
  }

  /// Reserves capacity for a number of children.
  package func reserve(_ count: Int) { changeChildren { $0.reserveCapacity(count) } }

  /// Adds a child in front of the others.
  package func append(_ child: RenderNode) {
    changeChildren { $0.append(child) }
    isUpright = isUpright && child.isUpright
    extend(to: child)
  }

  @inline(__always)
  private func changeChildren(_ change: (inout [RenderNode]) -> Void) {
    var children: [RenderNode] = []
    swap(&content.children, &children)
    change(&children)
    swap(&content.children, &children)
  }

  private func extend(to child: RenderNode) {
    guard curl == nil, !clipsToBounds, !child.isInvisible, let localExtent else { return }
    self.localExtent = child.extent(in: UprightMap(scale: 1, origin: .zero)).map(localExtent.union)
  }

  private var isUprightItself: Bool {
    curl == nil && UprightMap(scale: 1, origin: .zero).map(of: self) != nil
  }

  /// Whether the node is too transparent to be seen.
  var isInvisible: Bool { properties.alpha < 1.0 / 512 }

  /// The opacity, 0…255.
  var opacity: UInt32 { opacity(by: 1) }

  /// The opacity, 0…1.
  var share: Double { min(max(properties.alpha, 0), 1) }

  /// Returns the opacity, 0…255, of the node inside ancestors with an opacity of 0…1.
  func opacity(by share: Double) -> UInt32 { UInt32((self.share * share * 255).rounded()) }
}

/// The pixels of a view at a certain repaint.
package struct RenderContents: Equatable, Sendable {
  let store: BackingStore
  /// The number of repaints of the store.
  let version: Int
  /// The parts changed by the last repaint, in pixels of the store; `nil` for everything.
  let changes: DirtyRegion?
  /// The fractions of the free space before the pixels, horizontally and vertically, while the view
  /// has another size than they were painted for; `nil` to stretch them.
  let alignment: Point?

  package init(store: BackingStore, version: Int, alignment: Point? = nil) {
    self.store = store
    self.version = version
    self.alignment = alignment
    changes = store.changedParts
  }

  /// Returns the difference from older contents, in pixels of the store; `nil` for everything.
  func changes(since older: RenderContents?) -> DirtyRegion? {
    guard let older, older.store === store, older.version == version - 1 else { return nil }
    return changes
  }

  package static func == (a: RenderContents, b: RenderContents) -> Bool {
    a.store === b.store && a.version == b.version && a.alignment == b.alignment
  }
}
