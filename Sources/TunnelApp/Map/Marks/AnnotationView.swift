import Atlas
package import Containers

/// The child or the cross on a map: a drawing whose tip is at a coordinate.
package final class AnnotationView: View {
  /// The place that the annotation marks.
  var coordinate: Coordinate {
    didSet { if coordinate != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// The name of the place; nil if it has none, or none is shown.
  var name: EndName? {
    didSet { if name != oldValue { setNeedsAccessibilityUpdate() } }
  }

  /// Whether the place is behind the globe.
  ///
  /// The drawing is then hollow and placed on the limb.
  var isBehind = false {
    didSet { if isBehind != oldValue { setNeedsDisplay() } }
  }

  /// The scale of the drawing, 1 for its natural size.
  var magnification = 1.0 {
    didSet {
      guard magnification != oldValue else { return }
      bounds = Rect(origin: .zero, size: Self.size(of: image, magnification))
    }
  }

  /// Whether the drawing is raised, because it is dragged.
  private(set) var isLifted = false

  /// The image of the annotation.
  let image: AnnotationImage
  /// Returns what assistive technology can do with the mark.
  var makeActions: (() -> [AccessibilityCustomAction])?
  /// Called when assistive technology presses the mark.
  var onPress: (() -> Void)?
  private static let margin = 4.0

  /// Creates an annotation at a coordinate.
  init(image: AnnotationImage, coordinate: Coordinate) {
    self.image = image
    self.coordinate = coordinate
    super.init(
      frame: Rect(origin: .zero, size: Self.size(of: image, 1)))
    pointerStyle = .openHand
    accessibility.isElement = true
    accessibility.label = image.end.name
    accessibility.identifier = image.end.identifier
    accessibility.traits = [.button, .updatesFrequently]
    accessibility.hint = Messages.TunnelEnds.dragging
  }

  /// Moves the tip to a point of the superview.
  func place(at point: Point) {
    let tip = Point(x: image.tip.x * magnification, y: image.tip.y * magnification)
    let offset = Point(
      x: bounds.width / 2 - tip.x - Self.margin, y: bounds.height / 2 - tip.y - Self.margin)
    center = point + offset
  }

  /// Raises or lowers the drawing by 10 points in 0.2 seconds.
  func setLifted(_ isLifted: Bool) {
    self.isLifted = isLifted
    pointerStyle = isLifted ? .closedHand : .openHand
    View.animate(withDuration: .milliseconds(200)) {
      self.transform = isLifted ? Transform(translationX: 0, y: -10) : .identity
    }
  }

  package override func draw(_ canvas: Canvas) {
    let box = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    (isBehind ? image.drawing.outline : image.drawing).draw(on: canvas, in: box)
  }

  private static func size(of image: AnnotationImage, _ magnification: Double) -> Size {
    Size(
      width: image.drawing.size.width * magnification + 2 * margin,
      height: image.drawing.size.height * magnification + 2 * margin)
  }

  package override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    let parts = [
      CoordinateFormat.degreesMinutes.string(for: coordinate), name?.line,
      isBehind ? Messages.TunnelEnds.behind : nil,
    ]
    semantics.value = parts.compactMap(\.self).joinedByCommas
  }

  package override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { makeActions?() }
    set { super.accessibilityCustomActions = newValue }
  }

  package override func accessibilityActivate() -> Bool {
    onPress?()
    return onPress != nil
  }
}
