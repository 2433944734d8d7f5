/// A window in the frame, with its last painted and last presented render trees.
@MainActor
final class FrameTarget {
  let window: Window
  let surface: any Surface
  /// Whether any part of the window is visible.
  ///
  /// Invisible windows are neither painted nor presented.
  var isVisible = true
  /// The result of the last paint pass.
  var painted: RenderTree?
  /// The render tree on screen, or `nil` if unknown.
  private(set) var presented: RenderTree?

  let compositor: CompositorPair
  // Stored between frames, so that a steady frame allocates nothing.
  private var difference = RenderDifference()
  private var parts: [PixelRect] = []

  /// - Parameter pixelThread: The thread that helps with the pixels of the window.
  init(window: Window, surface: any Surface, pixelThread: PixelThread) {
    compositor = CompositorPair(thread: pixelThread)
    self.window = window
    self.surface = surface
  }

  /// Records that the painted tree is on screen.
  func didPresent() { presented = painted }

  /// Records that the pixels on screen were lost, so that the next frame presents all of them.
  func forgetPresented() { presented = nil }

  /// Returns the region in which the screen differs from a painted tree, or `nil` if unknown.
  func findDamage(_ tree: RenderTree) -> DirtyRegion? {
    guard let presented else { return nil }
    difference.compare(presented, tree, within: tree.pixels)
    return difference.region
  }

  /// Returns the rectangles of a region inside a bitmap, or the whole bitmap for `nil`.
  func parts(of region: DirtyRegion?, in bitmap: Bitmap) -> [PixelRect] {
    parts.removeAll(keepingCapacity: true)
    guard let region else {
      parts.append(bitmap.bounds)
      return parts
    }
    for rect in region.rects {
      let part = rect.intersection(bitmap.bounds)
      if !part.isEmpty { parts.append(part) }
    }
    return parts
  }
}
