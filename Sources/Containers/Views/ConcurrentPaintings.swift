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
  }

  /// The canvas of the main thread, whose working memory other drawings there may share.
  let mainCanvas = Canvas(bitmap: ConcurrentPaintings.nothing)
  private let helperCanvas = Canvas(bitmap: ConcurrentPaintings.nothing)
  private var paintings: [Painting] = []
  private lazy var body: @Sendable (Int, Int) -> Void = { [unowned self] index, lane in
    paint(paintings[index], on: lane == 0 ? mainCanvas : helperCanvas)
  }

  private static let nothing = Bitmap(width: 0, height: 0)

  /// Adds a drawing.
  func add(_ drawing: ConcurrentDrawing, on store: BackingStore, origin: Point) {
    paintings.append(Painting(drawing: drawing, store: store, origin: origin))
  }

  /// Draws all that was added.
  func run() {
    guard !paintings.isEmpty else { return }
    PixelThread.shared.run(paintings.count, body)
    paintings.removeAll(keepingCapacity: true)
  }

  private func paint(_ painting: Painting, on canvas: Canvas) {
    let bitmap = painting.store.bitmap
    bitmap.clear(bitmap.bounds)
    canvas.restart(on: bitmap, scale: painting.store.scale)
    if painting.origin != .zero {
      canvas.translate(x: -painting.origin.x, y: -painting.origin.y)
    }
    painting.drawing.body(canvas)
    canvas.restart(on: Self.nothing, scale: 1)
  }
}
