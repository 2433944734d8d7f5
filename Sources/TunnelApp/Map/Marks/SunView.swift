import Containers

/// The mark of the place where the sun is overhead.
final class SunView: View {
  /// The width and height in points on a map of a usual size.
  static let side = 30.0

  init() {
    super.init()
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.label = Messages.Skies.sun
    accessibility.identifier = "Sun"
    accessibility.role = .image
  }

  override func draw(_ canvas: Canvas) { Drawing.sun.draw(on: canvas, in: bounds) }
}
