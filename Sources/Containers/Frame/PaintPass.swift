/// The pass that paints dirty views and creates the render tree of each window.
@MainActor
final class PaintPass {
  private let painter: ViewPainter

  init(thread: PixelThread) { painter = ViewPainter(thread: thread) }

  func run(_ targets: [FrameTarget]) {
    for target in targets { target.contents.willPaint() }
    for target in targets {
      let scale = target.surface.scale
      let root = target.window.traitCollection.performAsCurrent {
        painter.node(of: target.window, scale: scale)
      }
      target.window.lastTree = RenderTree(root: root, scale: scale)
      target.contents.painted = target.window.lastTree
    }
    painter.finish()
  }

  /// Recycles the render nodes of the previous frame that are no longer on screen.
  func recycle() { painter.recycle() }
}
