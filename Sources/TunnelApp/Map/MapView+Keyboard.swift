import Atlas
import Containers

extension MapView {
  /// The commands of the keys while the map has the focus.
  var commands: [KeyCommand] {
    Self.directions.map { key, direction in
      command(key, Messages.MapKeys.turn) {
        $0.pan(by: direction * -40)
        $0.onChange?(.center)
      }
    }
      + [
        command(.character("+"), Messages.MapKeys.zoomIn) { $0.zoom(by: 1.25) },
        // The key of the plus on many keyboards, without Shift.
        command(.character("="), Messages.MapKeys.zoomIn, .hidden) { $0.zoom(by: 1.25) },
        command(.character("-"), Messages.MapKeys.zoomOut) { $0.zoom(by: 0.8) },
        command(.character("["), Messages.MapKeys.rotate) { $0.rotate(by: 15) },
        command(.character("]"), Messages.MapKeys.rotate) { $0.rotate(by: -15) },
        command(.character("n"), Messages.Maps.northUp) { $0.turnNorth() },
        command(.enter, Messages.MapKeys.dig) { $0.dig(at: $0.bounds.center) },
        command(.enter, Messages.MapKeys.fall, flags: .shift) { $0.fallToCenter() },
      ]
      + Self.directions.map { key, direction in
        command(key, Messages.MapKeys.nudge, flags: .shift) { $0.nudge(direction) }
      }
  }

  private func command(
    _ key: KeyCode, _ title: String, _ attributes: MenuElement.Attributes = [],
    flags: KeyModifierFlags = [], perform: @escaping (MapView) -> Void
  ) -> KeyCommand {
    KeyCommand(key, modifierFlags: flags, title: title, attributes: attributes, repeats: true) {
      [weak self] in
      guard let self else { return }
      motion.stop()
      perform(self)
    }
  }

  /// Asks for a fall between the middle of the map and the other end.
  private func fallToCenter() {
    let center = bounds.center
    if let coordinate = projection.coordinate(at: [center.x, center.y]) { onFallHere?(coordinate) }
  }

  /// Zooms by a factor about the middle.
  func zoom(by factor: Double) { zoom(by: factor, about: bounds.center) }

  private func rotate(by degrees: Double) {
    turn(by: .degrees(degrees))
    onChange?(.heading)
  }

  /// Moves the end by 4 points on the map.
  private func nudge(_ direction: Point) {
    guard let annotation = annotations.first else { return }
    let target = point(nearest: annotation.coordinate) + direction * 4
    onNudge?(projection.coordinate(nearest: [target.x, target.y]))
  }

  private static let directions: [(KeyCode, Point)] = [
    (.leftArrow, Point(x: -1, y: 0)), (.rightArrow, Point(x: 1, y: 0)),
    (.upArrow, Point(x: 0, y: -1)), (.downArrow, Point(x: 0, y: 1)),
  ]
}
