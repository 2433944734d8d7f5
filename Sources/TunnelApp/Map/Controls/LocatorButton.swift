import Atlas
import Containers

/// A tiny globe in the corner of a zoomed map that shows where the map is.
///
/// Pressing it returns to the whole globe.
final class LocatorButton: MapButton {
  /// The camera of the map.
  ///
  /// Changes too small to be visible on the tiny globe do not redraw it.
  var camera: Camera {
    didSet { if isSeen(camera, instead: drawnCamera) { setNeedsDisplay() } }
  }

  /// The size of the map in points.
  var mapSize = Size.zero {
    didSet { if mapSize != oldValue { setNeedsDisplay() } }
  }

  private let earth: Earth
  private let sampler: ImagerySampler
  private var drawnCamera: Camera?

  /// The margin around the globe in points.
  private static let margin = 3.0
  /// The smallest frame that is drawn, in points.
  ///
  /// Below it, a dot is drawn instead.
  private static let smallestFrame = 6.0
  /// A wash over the imagery, which is dark at sea.
  private static let wash = Color(white: 1, alpha: 0.14)
  private static let frameColor = Color(hex: 0xFF5A3C)

  /// Creates a locator that shows where a camera looks.
  init(earth: Earth, camera: Camera) {
    self.earth = earth
    self.camera = camera
    sampler = ImagerySampler(pyramid: earth.imagery, tileLimit: 1)
    super.init(
      name: Messages.Maps.home, hint: Messages.Maps.homeHint, tip: Messages.Maps.homeTip,
      shortcut: Messages.Shortcuts.home)
  }

  /// Returns the side of the button on a map of a given size, in points.
  static func side(on map: Size, scale: Double) -> Double {
    let least = min(map.width, map.height)
    let usual = min(64, max(40, least * 0.17))
    return max(usual, min(usual * scale, least * 0.3))
  }

  /// The ring lies around the rim, which is white.
  override var focusEffect: FocusHaloEffect? {
    get {
      FocusHaloEffect(
        roundedRect: bounds.insetBy(dx: Self.margin, dy: Self.margin),
        cornerRadius: bounds.width / 2 - Self.margin)
    }
    set { super.focusEffect = newValue }
  }

  override func draw(_ canvas: Canvas) {
    let globe = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    drawnCamera = camera
    canvas.withPixels(of: bounds) { drawGlobe(radius: globe.width / 2, in: $0) }
    canvas.fill(Path(ellipseIn: globe), Self.wash)
    drawFrame(in: globe, on: canvas)
    let rim = Path(ellipseIn: globe)
    canvas.stroke(rim, Stroke(width: 3), Color(white: 0, alpha: 0.5))
    canvas.stroke(
      rim, Stroke(width: showsFocus ? focusWidth : 1.5),
      isMarked ? seen(Theme.mark) : Color(white: 1, alpha: 0.9))
  }

  private func drawGlobe(radius: Double, in region: PixelRegion) {
    let scale = window?.scale ?? 1
    let projection = Orthographic(
      camera: Camera(center: camera.center, radius: radius * scale, heading: camera.heading),
      center: SIMD2(bounds.midX * scale - Double(region.x), bounds.midY * scale - Double(region.y)))
    let overview = sampler.pyramid.overview
    if !sampler.pyramid.isLoaded(overview) {
      earth.noting { () throws(AssetError) in try sampler.pyramid.load(overview) }
    }
    sampler.draw(projection, into: region.raster)
  }

  /// Whether a new camera moves the tiny globe, or the frame on it, by half a pixel or more.
  private func isSeen(_ camera: Camera, instead old: Camera?) -> Bool {
    guard let old else { return true }
    let radius = bounds.width / 2 * (window?.scale ?? 1)
    let moved = UnitVector(camera.center).angle(to: UnitVector(old.center)).radians
    let turned = (camera.heading.radians - old.heading.radians).remainder(dividingBy: 2 * .pi)
    let grown = abs(1 / camera.radius - 1 / old.radius) * mapSize.width
    return max(moved, abs(turned), grown) * radius >= 0.5
  }

  /// Draws the extent of the map as a frame, or as a dot if the frame would be too small.
  private func drawFrame(in globe: Rect, on canvas: Canvas) {
    let share = globe.width / 2 / max(camera.radius, 1)
    let size = Size(width: mapSize.width * share, height: mapSize.height * share)
    let (dark, bright) = (Color(white: 0, alpha: 0.55), Self.frameColor)
    guard min(size.width, size.height) >= Self.smallestFrame else {
      for (radius, color) in [(4.5, dark), (3, bright)] {
        let side = Size(width: 2 * radius, height: 2 * radius)
        canvas.fill(Path(ellipseIn: Rect(center: globe.center, size: side)), color)
      }
      return
    }
    canvas.saved {
      canvas.clip(to: Path(ellipseIn: globe))
      let frame = Path(rect: Rect(center: globe.center, size: size))
      canvas.stroke(frame, Stroke(width: 3.5), dark)
      canvas.stroke(frame, Stroke(width: 1.75), bright)
    }
  }
}
