/// The concurrent drawings of views and the memory to run them on two threads.
///
/// A steady frame allocates nothing.
///
/// Sendable because each painting and each canvas is used by only one lane of the pixel thread at a
/// time, and the list changes only between runs.
final class ConcurrentPaintings: @unchecked Sendable {
  private struct Painting {
    let drawing: ConcurrentDrawing
    let store: BackingStore
    let origin: Point
    let part: PixelRect
  }

  // The number of pixels worth a part of its own. Each part visits everything that may be in it.
  private static let partArea = 200_000
  private static let mostParts = 8

  /// The canvas of the main thread.
  private let mainCanvas: Canvas
  private let thread: PixelThread?
  private let helperCanvas: Canvas
  /// The bitmap of the canvases between drawings.
  private let nothing = Bitmap(width: 0, height: 0)
  private var paintings: [Painting] = []
  private var drawingCount = 0
  private lazy var body: @Sendable (Int, Int) -> Void = { [unowned self] index, lane in
    paint(paintings[index], on: lane == 0 ? mainCanvas : helperCanvas)
  }

  /// - Parameter thread: The thread that helps the main thread, or `nil` to draw on that alone.
  init(thread: PixelThread?) {
    self.thread = thread
    mainCanvas = Canvas(bitmap: nothing)
    helperCanvas = Canvas(bitmap: nothing)
  }

  /// Adds a drawing, split into bands from the top if it is divisible.
  ///
  /// - Parameter parts: The parts to draw if the drawing is divisible, or `nil` for all of it.
  func add(
    _ drawing: ConcurrentDrawing, on store: BackingStore, origin: Point, parts: DirtyRegion? = nil
  ) {
    store.isOpaque = drawing.isOpaque
    drawingCount += 1
    var index = 0
    func add(_ band: PixelRect) {
      // Drawings are interleaved, so that no thread is left with the last of them.
      paintings.insert(
        Painting(drawing: drawing, store: store, origin: origin, part: band),
        at: min(paintings.count, index * drawingCount + drawingCount - 1))
      index += 1
    }
    if let parts {
      bands(of: parts, in: store.bitmap.bounds).rects.forEach(add)
    } else {
      forEachBand(of: store.bitmap.bounds, isDivisible: drawing.isDivisible, add)
    }
  }

  /// Splits a whole image into bands.
  private func forEachBand(
    of bounds: PixelRect, isDivisible: Bool, _ body: (PixelRect) -> Void
  ) {
    let count = isDivisible ? max(1, min(Self.mostParts, bounds.area / Self.partArea)) : 1
    for index in 0..<count {
      let top = bounds.height * index / count & ~1
      let bottom = index == count - 1 ? bounds.height : bounds.height * (index + 1) / count & ~1
      body(PixelRect(x: 0, y: top, width: bounds.width, height: bottom - top))
    }
  }

  /// Returns the full-width bands that contain the given parts of an image.
  private func bands(of parts: DirtyRegion, in bounds: PixelRect) -> DirtyRegion {
    var bands = DirtyRegion()
    for part in parts.rects {
      let (top, bottom) = (part.y & ~1, min(bounds.height, (part.maxY + 1) & ~1))
      bands.add(PixelRect(x: 0, y: top, width: bounds.width, height: bottom - top))
    }
    return bands
  }

  /// Calls a closure to draw on part of a store, on the main thread with its retained canvas.
  func draw(on store: BackingStore, _ part: PixelRect, _ body: (Canvas) -> Void) {
    mainCanvas.restart(on: store.bitmap, scale: store.scale, clip: part)
    body(mainCanvas)
    mainCanvas.restart(on: nothing, scale: 1, clip: .empty)
  }

  /// Calls a closure to draw on the retained canvas of the main thread, which makes a bitmap only if
  /// something is drawn.
  ///
  /// - Returns: The bitmap, or `nil` if nothing was drawn.
  func draw(deferred size: PixelRect, scale: Double, _ body: (Canvas) -> Void) -> Bitmap? {
    mainCanvas.restart(deferred: size, scale: scale)
    defer { mainCanvas.restart(on: nothing, scale: 1, clip: .empty) }
    body(mainCanvas)
    return mainCanvas.madeBitmap
  }

  /// Draws everything that was added.
  func run() {
    guard !paintings.isEmpty else { return }
    if let thread {
      thread.run(paintings.count, body)
    } else {
      for index in paintings.indices { body(index, 0) }
    }
    paintings.removeAll(keepingCapacity: true)
    drawingCount = 0
  }

  private func paint(_ painting: Painting, on canvas: Canvas) {
    let bitmap = painting.store.bitmap
    if !painting.drawing.isOpaque { bitmap.clear(painting.part) }
    canvas.restart(on: bitmap, scale: painting.store.scale, clip: painting.part)
    if painting.origin != .zero {
      canvas.translate(x: -painting.origin.x, y: -painting.origin.y)
    }
    painting.drawing.body(canvas)
    canvas.restart(on: nothing, scale: 1, clip: .empty)
  }
}
