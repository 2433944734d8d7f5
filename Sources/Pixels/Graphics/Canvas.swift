internal import Support

/// A drawing context: lengths are in points, and the result is pixels in a bitmap.
///
/// Drawing applies a transform, a clip and an opacity, which `save()` pushes and `restore()` pops.
/// A canvas belongs to one thread at a time.
///
/// ```swift
/// let image = Image.drawn(size: Size(width: 20, height: 20)) { canvas in
///   canvas.fill(Path(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 16)), .black)
/// }
/// ```
public final class Canvas {
  /// The bitmap that is drawn into.
  ///
  /// A deferred canvas creates it on first access.
  public var bitmap: Bitmap {
    if let madeBitmap { return madeBitmap }
    let bitmap = Bitmap(width: size.width, height: size.height)
    madeBitmap = bitmap
    return bitmap
  }
  /// The number of pixels per point before any transform.
  public private(set) var scale: Double

  struct State {
    var transform: Transform
    var clip: PixelRect
    var mask: ClipMask?
    var opacity = 1.0
  }

  var state: State
  /// The bitmap, or `nil` for a deferred canvas that nothing was drawn on.
  package private(set) var madeBitmap: Bitmap?
  private var madeTarget: DrawingTarget?
  // Created when the first path is drawn.
  private(set) lazy var rasterizer = Rasterizer()
  private var size: PixelRect
  private var saved: [State] = []

  /// Creates a canvas that covers a bitmap, with its origin at the top left corner.
  public init(bitmap: Bitmap, scale: Double = 1) {
    madeBitmap = bitmap
    size = bitmap.bounds
    self.scale = scale
    state = State(transform: Transform(scaleX: scale, y: scale), clip: size)
  }

  /// Creates a canvas that shares the working memory of another, which must not draw at the same
  /// time.
  public convenience init(bitmap: Bitmap, scale: Double, sharing other: Canvas) {
    self.init(bitmap: bitmap, scale: scale)
    rasterizer = other.rasterizer
  }

  /// Resets the canvas to draw on part of another bitmap, as if newly created.
  package func restart(on bitmap: Bitmap, scale: Double, clip: PixelRect) {
    restart(on: bitmap, size: bitmap.bounds, scale: scale, clip: clip)
  }

  /// Resets the canvas to draw on a bitmap that is made only if something is drawn.
  package func restart(deferred size: PixelRect, scale: Double) {
    restart(on: nil, size: size, scale: scale, clip: size)
  }

  private func restart(on bitmap: Bitmap?, size: PixelRect, scale: Double, clip: PixelRect) {
    madeBitmap = bitmap
    madeTarget = nil
    self.size = size
    self.scale = scale
    state = State(transform: Transform(scaleX: scale, y: scale), clip: clip)
    saved.removeAll(keepingCapacity: true)
  }

  /// The pixels that are currently drawn into.
  var target: DrawingTarget {
    get {
      if let madeTarget { return madeTarget }
      let target = DrawingTarget(bitmap)
      madeTarget = target
      return target
    }
    set { madeTarget = newValue }
  }

  /// Saves the transform, the clip and the opacity for `restore()`.
  public func save() { saved.append(state) }

  /// Restores the state of the matching `save()`.
  public func restore() {
    guard let last = saved.popLast() else {
      misuse("Canvas.restore() was called more often than save(); call them in pairs.")
    }
    state = last
  }

  /// Runs a body whose changes of transform, clip and opacity end with it.
  public func saved(_ body: () -> Void) {
    save()
    body()
    restore()
  }

  /// The transform from points to pixels of the bitmap.
  public var transform: Transform { state.transform }

  /// Moves the origin by a distance in points.
  public func translate(x: Double, y: Double) {
    concatenate(Transform(translationX: x, y: y))
  }

  /// Scales subsequent drawing.
  public func scale(x: Double, y: Double) {
    concatenate(Transform(scaleX: x, y: y))
  }

  /// Rotates subsequent drawing about the origin by an angle in radians, clockwise.
  public func rotate(by radians: Double) {
    concatenate(Transform(rotationAngle: radians))
  }

  /// Applies a transform to subsequent drawing, before the current transform.
  public func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The opacity of each drawing operation, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// Draws a group and then fades it as a whole, so that its parts do not show through each other.
  public func withOpacity(_ opacity: Double, _ body: () -> Void) {
    let clip = state.clip
    guard opacity < 1 else { return saved(body) }
    guard opacity > 0, !clip.isEmpty else { return }
    let layer = Bitmap(width: clip.width, height: clip.height)
    let (outer, before) = (target, state)
    target = DrawingTarget(layer, x: clip.x, y: clip.y)
    state.opacity = 1
    state.mask = nil
    saved(body)
    (target, state) = (outer, before)
    let faded = UInt32((min(opacity, 1) * state.opacity * 255).rounded())
    draw(layer, PixelRect(x: 0, y: 0, width: clip.width, height: clip.height), at: clip, faded)
  }
}
