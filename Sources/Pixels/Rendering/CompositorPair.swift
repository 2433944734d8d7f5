/// Two compositors that render a tree in parallel, each taking bands of the damaged area.
///
/// Sendable because each compositor is used by one lane of the pixel thread at a time, and what
/// they draw changes only between runs.
package final class CompositorPair: @unchecked Sendable {
  // Below this number of pixels, waking a thread takes longer than it saves.
  private static let leastArea = 1 << 17
  // A larger band does not fit in a processor's cache, and each band walks the whole tree.
  private static let bandArea = 1 << 17

  private let thread: PixelThread
  private let compositors = [Compositor(), Compositor()]
  // Kept between frames, so that a steady frame allocates nothing.
  private var bands: [PixelRect] = []
  private var picture: (tree: RenderTree, bitmap: Bitmap)?
  private lazy var body: @Sendable (Int, Int) -> Void = { [unowned self] index, lane in
    guard let picture else { return }
    compositors[lane].compose(picture.tree, into: picture.bitmap, CollectionOfOne(bands[index]))
  }

  /// Creates a pair that has drawn nothing yet.
  ///
  /// - Parameter thread: The thread that helps the caller.
  package init(thread: PixelThread) { self.thread = thread }

  /// Draws disjoint parts of a tree onto a bitmap; see ``Compositor``.
  package func compose(_ tree: RenderTree, into bitmap: Bitmap, _ rects: [PixelRect]) {
    let area = rects.reduce(0) { $0 + $1.area }
    // Transformed nodes are flattened first, which two compositors would do twice.
    guard area >= Self.leastArea, tree.root.isUpright else {
      return compositors[0].compose(tree, into: bitmap, rects)
    }
    for rect in rects { divide(rect) }
    picture = (tree, bitmap)
    thread.run(bands.count, body)
    picture = nil
    bands.removeAll(keepingCapacity: true)
  }

  /// Releases the bitmaps cached for later frames.
  package func releaseBuffers() {
    for compositor in compositors { compositor.releaseBuffers() }
  }

  private func divide(_ rect: PixelRect) {
    // In pairs, so that neither thread waits for the last band of the other.
    let pairs = (rect.area + 2 * Self.bandArea - 1) / (2 * Self.bandArea)
    let count = max(1, min(rect.height, rect.area <= Self.bandArea ? 1 : 2 * pairs))
    for index in 0..<count {
      let (top, bottom) = (rect.height * index / count, rect.height * (index + 1) / count)
      bands.append(
        PixelRect(x: rect.x, y: rect.y + top, width: rect.width, height: bottom - top))
    }
  }
}
