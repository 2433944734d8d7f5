/// What a window shows: its last painted and its last presented render tree, and what draws them.
///
/// It holds no view, because a window without a screen keeps it until somebody reads the picture.
@MainActor
final class FrameContents: SurfaceContents {
  /// The result of the last paint pass.
  var painted: RenderTree?
  /// The tree of the last frame.
  private var presented: RenderTree?
  /// Whether the screen shows the last frame.
  private var isOnScreen = false
  /// Whether ``difference`` is that of the last frame from the one before.
  private var isDifferenceKnown = false
  private(set) var isDrawable = true

  private let compositor: CompositorPair
  // Stored between frames, so that a steady frame allocates nothing.
  private var difference = RenderDifference()
  private var parts: [PixelRect] = []

  /// - Parameter pixelThread: The thread that helps with the pixels.
  init(pixelThread: PixelThread) { compositor = CompositorPair(thread: pixelThread) }

  /// Records that views are about to paint, some on pixels that the presented tree shows.
  func willPaint() { isDrawable = false }

  /// Records that the pixels on screen were lost, so that the next frame presents all of them.
  func forgetPresented() { isOnScreen = false }

  /// Presents the painted tree on a surface, if it differs from what is on screen.
  func present(on surface: any Surface) {
    isDrawable = true
    guard let painted else { return }
    if isOnScreen {
      guard let presented, presented.root !== painted.root || presented.scale != painted.scale
      else { return }
      difference.compare(presented, painted, within: painted.pixels)
    }
    isDifferenceKnown = isOnScreen
    // Also if no pixel differs: the painter is about to reuse the nodes of the previous tree.
    presented = painted
    isOnScreen = true
    if isDifferenceKnown, difference.region.isEmpty { return }
    surface.present(self)
  }

  func changedParts(in bounds: PixelRect, isKept: Bool) -> [PixelRect] {
    parts.removeAll(keepingCapacity: true)
    guard isKept, isDifferenceKnown else {
      parts.append(bounds)
      return parts
    }
    for rect in difference.region.rects where !rect.intersection(bounds).isEmpty {
      parts.append(rect.intersection(bounds))
    }
    return parts
  }

  func draw(_ parts: [PixelRect], into bitmap: Bitmap) {
    if let presented { compositor.compose(presented, into: bitmap, parts) }
  }

  /// Releases the bitmaps cached for later frames.
  func releaseBuffers() { compositor.releaseBuffers() }
}
