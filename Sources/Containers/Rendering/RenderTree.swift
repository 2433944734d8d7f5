/// What a window shows in one frame.
struct RenderTree: Sendable {
  /// The window.
  let root: RenderNode
  /// Pixels per point.
  let scale: Double
}
