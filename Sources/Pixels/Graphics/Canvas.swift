internal import Support

/// A place to draw: lengths in points, pixels in a bitmap.
///
/// Drawing goes through a transform, a clip and an opacity that `save()` keeps and `restore()`
/// brings back. A canvas belongs to one thread at a time.
///
/// ```swift
/// let image = Image.drawn(size: Size(width: 20, height: 20)) { canvas in
///   canvas.fill(Path(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 16)), .black)
/// }
/// ```
public final class Canvas {
  /// The bitmap that is drawn into; of a deferred canvas, made now.
  public var bitmap: Bitmap {
    if let madeBitmap { return madeBitmap }
    let bitmap = Bitmap(width: size.width, height: size.height)
    madeBitmap = bitmap
    return bitmap
  }
  /// Pixels per point before any transform.
  public private(set) var scale: Double

  struct State {
    var transform: Transform
    var clip: PixelRect
    var mask: ClipMask?
    var opacity = 1.0
  }

  var state: State
  /// The bitmap once there is one: a deferred canvas that nothing was drawn on has none.
  package private(set) var madeBitmap: Bitmap?
  private var madeTarget: DrawingTarget?
  // Of its own only once it draws a path.
  private(set) lazy var rasterizer = Rasterizer()
  private var size: PixelRect
  private var saved: [State] = []

  /// Makes a canvas over all of a bitmap, its origin at the left top corner.
  public init(bitmap: Bitmap, scale: Double = 1) {
    madeBitmap = bitmap
    size = bitmap.bounds
    self.scale = scale
    state = State(transform: Transform(scaleX: scale, y: scale), clip: size)
  }

  /// Makes a canvas that works in the memory of another, which must not draw at the same time.
  public convenience init(bitmap: Bitmap, scale: Double, sharing other: Canvas) {
    self.init(bitmap: bitmap, scale: scale)
    rasterizer = other.rasterizer
  }

  /// Makes a canvas without a bitmap, which is made when something is drawn; works in the memory of
  /// another canvas, which must not draw at the same time.
  package init(deferred size: PixelRect, scale: Double, sharing other: Canvas) {
    self.size = size
    self.scale = scale
    state = State(transform: Transform(scaleX: scale, y: scale), clip: size)
    rasterizer = other.rasterizer
  }

  /// Begins anew on a part of another bitmap, as if just made.
  package func restart(on bitmap: Bitmap, scale: Double, clip: PixelRect) {
    madeBitmap = bitmap
    madeTarget = nil
    size = bitmap.bounds
    self.scale = scale
    state = State(transform: Transform(scaleX: scale, y: scale), clip: clip)
    saved.removeAll(keepingCapacity: true)
  }

  /// Where the pixels are that are drawn into now.
  var target: DrawingTarget {
    get {
      if let madeTarget { return madeTarget }
      let target = DrawingTarget(bitmap)
      madeTarget = target
      return target
    }
    set { madeTarget = newValue }
  }

  /// Keeps the transform, the clip and the opacity for `restore()`.
  public func save() { saved.append(state) }

  /// Brings back what the matching `save()` kept.
  public func restore() {
    guard let last = saved.popLast() else {
      misuse("Canvas.restore() was called more often than save(); call them in pairs.")
    }
    state = last
  }

  /// Draws with a transform, a clip and an opacity that end with the body.
  public func saved(_ body: () -> Void) {
    save()
    body()
    restore()
  }

  /// The transform from points to pixels of the bitmap.
  public var transform: Transform { state.transform }

  /// Moves the origin.
  public func translate(x: Double, y: Double) {
    concatenate(Transform(translationX: x, y: y))
  }

  /// Makes what is drawn from now on larger.
  public func scale(x: Double, y: Double) {
    concatenate(Transform(scaleX: x, y: y))
  }

  /// Turns what is drawn from now on clockwise about the origin, in radians.
  public func rotate(by radians: Double) {
    concatenate(Transform(rotationAngle: radians))
  }

  /// Applies a transform to what is drawn from now on, before the transforms so far.
  public func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The opacity that everything drawn is faded by, piece by piece, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// Draws a group and then fades it as a whole, so that nothing shines through within it.
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
