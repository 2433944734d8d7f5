import Atlas
import Containers

/// The pins of a map, which mark places of the user's own.
nonisolated final class PinLayer {
  /// The frames of the pins in sight, in points of the map.
  private(set) var frames: [Rect] = []

  // The buffers are reused for every image, so that a steady one allocates nothing.
  private var placed: [(image: Image, corner: Point)] = []
  private var images: DotImages?
  private var scales = (pixels: 1.0, text: 1.0)

  /// Places the pins of a scene that are on the near side and inside the image.
  func place(for scene: MapScene) {
    frames.removeAll(keepingCapacity: true)
    placed.removeAll(keepingCapacity: true)
    guard !scene.pins.isEmpty else { return }
    let magnification = Self.magnification(textScale: scene.textScale)
    let images = images(for: scene, magnification)
    let projection = scene.projection
    let area = Rect(origin: .zero, size: scene.size).insetBy(dx: -12, dy: -12)
    // By index, because a copy would retain the name. The home is the last and in front.
    for index in scene.pins.indices {
      guard let position = projection.position(of: scene.pins[index].vector) else { continue }
      let point = Point(x: position.x, y: position.y)
      guard area.contains(point) else { continue }
      let kind = DotImages.Kind.pin(scene.pins[index].kind)
      placed.append(images.image(of: kind, at: point))
      let side = 2 * kind.radius * magnification
      frames.append(Rect(center: point, size: Size(width: side, height: side)))
    }
  }

  private func images(for scene: MapScene, _ magnification: Double) -> DotImages {
    if let images, scales == (scene.scale, scene.textScale) { return images }
    scales = (scene.scale, scene.textScale)
    let made = DotImages(scale: scene.scale, magnification: magnification)
    images = made
    return made
  }

  /// Draws the placed pins.
  ///
  /// Threads may call this concurrently.
  func draw(on canvas: Canvas) {
    for (image, corner) in placed { canvas.draw(image, at: corner) }
  }

  /// Returns the size of pins relative to the usual one, at which names beside them have room.
  static func magnification(textScale: Double) -> Double { min(1.1, max(1, textScale)) }
}
