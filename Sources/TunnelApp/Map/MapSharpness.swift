import Containers

/// A policy that draws a map with very many pixels coarsely while it moves, and sharply soon after
/// it stops.
final class MapSharpness {
  private unowned let map: MapView
  private var lastChange: Duration?
  private lazy var stillness = Stillness(after: Self.patience) { [weak self] in
    self?.map.setCoarse(false)
  }

  /// How long the camera must stay unchanged for the map to count as at rest.
  private static let patience = Duration.milliseconds(50)

  /// Creates the policy for a map at rest.
  init(map: MapView) { self.map = map }

  /// Notes a change of the camera.
  ///
  /// Two changes at different times in quick succession count as motion.
  func cameraDidChange() {
    guard let host = map.window?.host else { return }
    let (bounds, scale) = (map.bounds, map.window?.scale ?? 1)
    guard bounds.width * bounds.height * scale * scale > map.sharpPixelLimit else {
      return map.setCoarse(false)
    }
    defer { lastChange = host.now }
    guard let lastChange, host.now > lastChange, host.now - lastChange <= Self.patience else {
      return
    }
    map.setCoarse(true)
    stillness.note(in: host)
  }
}
