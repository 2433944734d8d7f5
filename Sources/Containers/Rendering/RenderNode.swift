/// A view as the compositor sees it: an immutable value shared between frames while nothing in it
/// changes, so that two trees are compared by identity.
final class RenderNode: Sendable {
  /// Which view it is.
  let identifier: ObjectIdentifier
  /// Where the node stands in its parent's bounds and how it is styled, as it is to be seen.
  let properties: ViewProperties
  /// Whether the children and the contents are cut off at the rounded rectangle.
  let clipsToBounds: Bool
  /// Whether an animation runs on the node: what moves is not held to whole pixels.
  let isMoving: Bool
  /// What the view has painted, drawn over the ground.
  let contents: RenderContents?
  /// The children, from the back to the front.
  let children: [RenderNode]
  /// How far the node is rolled up, all that it holds within its bounds; nil for one that is flat.
  let curl: PageCurl?

  init(
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
  }

  /// Returns the node with something about it changed.
  func with(
    _ properties: ViewProperties? = nil, identifier: ObjectIdentifier? = nil,
    children: [RenderNode]? = nil, curl: PageCurl? = nil
  ) -> RenderNode {
    RenderNode(
      identifier: identifier ?? self.identifier, properties: properties ?? self.properties,
      clipsToBounds: clipsToBounds, isMoving: isMoving, contents: contents,
      children: children ?? self.children, curl: curl ?? self.curl)
  }

  /// Returns the node as a still picture: what its views paint later is not seen in it.
  func kept() -> RenderNode {
    contents?.store.isKept = true
    for child in children { _ = child.kept() }
    return self
  }

  /// Whether nothing of the node can be seen.
  var isInvisible: Bool { properties.alpha < 1.0 / 512 }

  /// The opacity as a byte.
  var opacity: UInt32 { UInt32((min(max(properties.alpha, 0), 1) * 255).rounded()) }
}

/// What a view has painted at a certain time.
struct RenderContents: Equatable, Sendable {
  let store: BackingStore
  /// Counts the repaints of the store.
  let version: Int

  static func == (a: RenderContents, b: RenderContents) -> Bool {
    a.store === b.store && a.version == b.version
  }
}
