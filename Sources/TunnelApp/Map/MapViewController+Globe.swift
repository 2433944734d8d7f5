import Atlas
import Containers

extension MapViewController {
  /// The square around the globe in the window, or around as much of it as the map shows; nil if the
  /// map is not in a window.
  var globeInWindow: Rect? {
    guard let map = viewIfLoaded as? MapView, map.window != nil else { return nil }
    let projection = map.projection
    let radius = min(projection.radius, min(map.bounds.width, map.bounds.height) / 2)
    let center = Point(x: projection.center.x, y: projection.center.y)
    return map.convert(
      Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)), to: nil)
  }
}
