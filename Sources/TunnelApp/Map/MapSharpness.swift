import Containers

/// Lets a map with very many pixels be coarse while it moves, and sharp soon after it has come to rest.
final class MapSharpness {
  private unowned let map: MapView
  private var lastChange: Duration?
  private lazy var stillness = Stillness(after: Self.patience) { [weak self] in
    self?.map.setCoarse(false)
  }

  /// After so long without a change the map is at rest.
  private static let patience = Duration.milliseconds(50)

  /// Begins at rest.
  init(map: MapView) { self.map = map }

  /// Notes that the camera is another: two changes at different moments, one soon after the other, are
  /// motion.
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
