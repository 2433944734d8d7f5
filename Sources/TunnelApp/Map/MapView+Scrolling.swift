import Atlas
import Containers
internal import Glibc

extension MapView {
  /// The most that a notch of the wheel zooms.
  private static let factorPerNotch = 1.25
  /// The points that a notch scrolls.
  private static let pointsPerNotch = 48.0

  /// Zooms about the pointer, turns the globe or rotates the map.
  ///
  /// Each fraction of a notch takes effect at once, so nothing is left over for another direction.
  func move(by scroll: Scroll) {
    motion.stop()
    let flags = scroll.modifierFlags
    let isAcross = abs(scroll.delta.x) > abs(scroll.delta.y)
    if flags.contains(.alternate) {
      if !isAcross { turn(by: .degrees(scroll.delta.y / 8)) }
    } else if flags.contains(.shift) {
      // Some systems turn the wheel sideways themselves while Shift is held.
      pan(by: Point(x: scroll.delta.x + scroll.delta.y, y: 0))
    } else if traitCollection[ScrollingTrait.self] == .turns, !flags.contains(.control) {
      pan(by: scroll.delta)
    } else if isAcross {
      pan(by: Point(x: scroll.delta.x, y: 0))
    } else if scroll.delta.y != 0 {
      zoom(
        by: pow(Self.factorPerNotch, scroll.delta.y / Self.pointsPerNotch),
        about: convert(scroll.windowLocation, from: nil))
    }
  }
}
