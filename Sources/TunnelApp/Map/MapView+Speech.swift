internal import Glibc
import Atlas
import Containers

/// Something of a map that the user has changed.
enum MapChange {
  /// The place of the end.
  case end
  /// What is in the middle.
  case center
  /// How much of the Earth is shown.
  case width
  /// What is up.
  case heading
}

/// What assistive technology is told of a map, always as it is at rest, or as it will be after a flight.
extension MapView {
  /// Adds what a map shows.
  func describe(_ semantics: inout Semantics) {
    guard !bounds.isEmpty else { return }
    let camera = motion.destination ?? (scene.isMoving ? restingCamera ?? camera : camera)
    let limits = zoomLimits
    let kilometers = { (radius: Double) in
      Camera(center: camera.center, radius: radius).meters(across: self.bounds.width) / 1000
    }
    semantics.range = SemanticRange(
      kilometers(camera.radius), from: kilometers(limits.largest), to: kilometers(limits.smallest))
    let width = width(of: camera)
    semantics.value = Messages.Maps.across(width)
    let view = Messages.Maps.view(
      of: CoordinateFormat.degreesMinutes.string(for: camera.center), width: width,
      style: mapStyle.title)
    let turn = camera.heading == .zero ? nil : CompassButton.words(for: camera.heading)
    semantics.hint = [view, turn, accessibility.value].compactMap(\.self).joinedByCommas
  }

  /// Returns the width of the ground that a camera shows, with its unit.
  func width(of camera: Camera) -> String {
    inShownUnits { Units.current.distance(meters: camera.meters(across: bounds.width)) }
  }

  /// Turns the globe toward a direction of the compass, as far as an arrow key does.
  func turn(toward bearing: Angle) {
    motion.stop()
    let angle = bearing.radians - camera.heading.radians
    pan(by: Point(x: sin(angle), y: -cos(angle)) * -40)
    onChange?(.center)
  }
}

extension MapView: NumberSetting {
  /// Zooms until the map shows a number of kilometers.
  package func setAccessibilityNumber(_ kilometers: Double) {
    motion.stop()
    let radius = Camera.radius(showing: kilometers * 1000, across: bounds.width)
    zoom(by: radius / camera.radius, about: bounds.center)
  }
}
