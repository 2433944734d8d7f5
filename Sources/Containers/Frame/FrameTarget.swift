/// A window in the frame: what was painted of it and what of that is on the screen.
@MainActor
final class FrameTarget {
  let window: Window
  let surface: any Surface
  /// Whether anything of the window can be seen; what cannot is neither painted nor presented.
  var isVisible = true
  /// What the last paint made of the window.
  var painted: RenderTree?
  /// What is on the screen; nil where that is not known.
  private(set) var presented: RenderTree?

  let compositor: CompositorPair
  // Kept from frame to frame, so that a steady one allocates nothing.
  private var difference = RenderDifference()
  private var parts: [PixelRect] = []

  /// - Parameter pixelThread: Helps with the pixels of the window.
  init(window: Window, surface: any Surface, pixelThread: PixelThread) {
    compositor = CompositorPair(thread: pixelThread)
    self.window = window
    self.surface = surface
  }

  /// Notes that what was painted is on the screen.
  func didPresent() { presented = painted }

  /// Notes that the pixels on the screen were lost, so that the next frame presents all of them.
  func forgetPresented() { presented = nil }

  /// Returns what of the screen differs from what was painted; nil where that is not known.
  func findDamage(_ tree: RenderTree) -> DirtyRegion? {
    guard let presented else { return nil }
    difference.compare(presented, tree, within: tree.pixels)
    return difference.region
  }

  /// Returns the parts of a region that a bitmap has; all of the bitmap for nil.
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
