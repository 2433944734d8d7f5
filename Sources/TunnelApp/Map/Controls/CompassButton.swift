import Atlas
import Containers

/// A compass needle, shown while the map is not north up.
///
/// Pressing it turns north up again.
final class CompassButton: MapButton {
  /// The direction that is up on the map, clockwise from north.
  var heading = Angle.zero {
    didSet { if heading != oldValue { setNeedsDisplay() } }
  }

  /// The width and height in points, at the default text size.
  static let side = 40.0

  init() {
    super.init(
      name: Messages.Maps.compass, hint: Messages.Maps.compassHint, tip: Messages.Maps.northUp,
      shortcut: "N")
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.value = Self.words(for: heading)
  }

  /// Returns which way is up on a map in words.
  static func words(for heading: Angle) -> String {
    let degrees = Int(heading.degrees.rounded()) % 360
    let left = degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees
    if left == 0 { return Messages.Maps.northUp }
    return left > 0 ? Messages.Maps.turnedLeft(left) : Messages.Maps.turnedRight(-left)
  }

  override func draw(_ canvas: Canvas) {
    let circle = Path(ellipseIn: bounds.insetBy(dx: 2, dy: 2))
    canvas.fill(circle, seen(Theme.raised).withAlphaComponent(isHighlighted ? 1 : plateOpacity))
    canvas.stroke(
      circle, Stroke(width: showsFocus ? focusWidth : 1),
      seen(showsFocus ? Theme.mark : Theme.hairline))
    canvas.saved {
      canvas.translate(x: bounds.midX, y: bounds.midY)
      canvas.scale(x: bounds.width / Self.side, y: bounds.width / Self.side)
      canvas.rotate(by: -heading.radians)
      for (tip, color) in [(-12.0, Color(hex: 0xE2503A)), (12, Color(white: 1, alpha: 0.75))] {
        var half = Path()
        half.move(to: Point(x: -4.5, y: 0))
        half.line(to: Point(x: 0, y: tip))
        half.line(to: Point(x: 4.5, y: 0))
        half.close()
        canvas.fill(half, color)
      }
    }
  }
}
