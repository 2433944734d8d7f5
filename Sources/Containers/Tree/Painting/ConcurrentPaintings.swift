/// What views have handed over to be drawn on two threads at once, with the memory to do it: a steady
/// frame allocates nothing.
///
/// Sendable because each painting and each canvas is used by one lane of the pixel thread at a time, and
/// the list changes only between runs.
final class ConcurrentPaintings: @unchecked Sendable {
  private struct Painting {
    let drawing: ConcurrentDrawing
    let store: BackingStore
    let origin: Point
    let part: PixelRect
  }

  // So many pixels are worth a part of their own; each part looks at all that may be in it.
  private static let partArea = 200_000
  private static let mostParts = 8

  /// The canvas of the main thread, whose working memory other drawings there may share.
  let mainCanvas: Canvas
  private let thread: PixelThread?
  private let helperCanvas: Canvas
  /// What the canvases stand on between drawings.
  private let nothing = Bitmap(width: 0, height: 0)
  private var paintings: [Painting] = []
  private var drawingCount = 0
  private lazy var body: @Sendable (Int, Int) -> Void = { [unowned self] index, lane in
    paint(paintings[index], on: lane == 0 ? mainCanvas : helperCanvas)
  }

  /// - Parameter thread: Helps the main thread; nil where that draws alone.
  init(thread: PixelThread?) {
    self.thread = thread
    mainCanvas = Canvas(bitmap: nothing)
    helperCanvas = Canvas(bitmap: nothing)
  }

  /// Adds a drawing, in bands from the top where it can be divided.
  ///
  /// - Parameter parts: What of it is wanted, where it can be divided; nil for everything.
  func add(
    _ drawing: ConcurrentDrawing, on store: BackingStore, origin: Point, parts: DirtyRegion? = nil
  ) {
    store.isOpaque = drawing.isOpaque
    drawingCount += 1
    var index = 0
    func add(_ band: PixelRect) {
      // The drawings take turns, lest one thread be left with the last of them.
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

  /// Divides a whole picture.
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

  /// Returns the rows that some parts of a picture lie in.
  private func bands(of parts: DirtyRegion, in bounds: PixelRect) -> DirtyRegion {
    var bands = DirtyRegion()
    for part in parts.rects {
      let (top, bottom) = (part.y & ~1, min(bounds.height, (part.maxY + 1) & ~1))
      bands.add(PixelRect(x: 0, y: top, width: bounds.width, height: bottom - top))
    }
    return bands
  }

  /// Lets a body draw on a part of a store, on the main thread and with the canvas that is kept.
  func draw(on store: BackingStore, _ part: PixelRect, _ body: (Canvas) -> Void) {
    mainCanvas.restart(on: store.bitmap, scale: store.scale, clip: part)
    body(mainCanvas)
    mainCanvas.restart(on: nothing, scale: 1, clip: .empty)
  }

  /// Draws all that was added.
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
