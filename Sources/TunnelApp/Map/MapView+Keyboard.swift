import Atlas
import Containers

extension MapView {
  /// Performs the action of a key.
  ///
  /// - Returns: Whether the map handles the key.
  func handle(_ press: Press) -> Bool {
    motion.stop()
    let flags = press.key.modifierFlags
    guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    if let direction = Self.direction(of: press.key.keyCode) {
      if flags.contains(.shift) { nudge(direction) } else { pan(by: direction * -40) }
      return true
    }
    let middle = bounds.center
    switch press.key.keyCode {
    case .character("+"), .character("="): zoom(by: 1.25, about: middle)
    case .character("-"): zoom(by: 0.8, about: middle)
    case .character("["): turn(by: .degrees(15))
    case .character("]"): turn(by: .degrees(-15))
    case .character("n"): turnNorth()
    case .enter: dig(at: middle)
    default: return false
    }
    return true
  }

  /// Moves the end by 4 points on the map.
  private func nudge(_ direction: Point) {
    guard let annotation = annotations.first else { return }
    let target = point(nearest: annotation.coordinate) + direction * 4
    onNudge?(projection.coordinate(nearest: [target.x, target.y]))
  }

  private static func direction(of key: KeyCode) -> Point? {
    switch key {
    case .leftArrow: Point(x: -1, y: 0)
    case .rightArrow: Point(x: 1, y: 0)
    case .upArrow: Point(x: 0, y: -1)
    case .downArrow: Point(x: 0, y: 1)
    default: nil
    }
  }
}
