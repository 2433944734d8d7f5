import Atlas
import Containers

/// What is said of a map after the user has changed it, and what assistive technology can do with it.
extension MapViewController {
  /// Says what has changed, once it rests.
  func tell(_ change: MapChange) {
    speech.say(in: map) { [weak self] in self?.words(about: change) }
  }

  private func words(about change: MapChange) -> String? {
    guard !map.motion.isMoving else {
      tell(change)
      return nil
    }
    switch change {
    case .end: return name(of: currentLocation)
    case .center: return name(of: map.camera.center)
    case .width: return Messages.Maps.across(map.width(of: map.camera))
    case .heading: return CompassButton.words(for: map.camera.heading)
    }
  }

  /// Returns the name of a place on one line, or its coordinates.
  private func name(of place: Coordinate) -> String {
    inShownUnits { earth.name(of: place) }?.line ?? format.shown(place)
  }

  /// What assistive technology can do with the map.
  var actions: [AccessibilityCustomAction] {
    let end = annotationImage.end
    return [
      action(end.digTitle) { $0.map.dig(at: $0.map.bounds.center) },
      action(Messages.MapKeys.zoomIn) { $0.zoom(by: 1.25) },
      action(Messages.MapKeys.zoomOut) { $0.zoom(by: 0.8) },
      action(Messages.MapKeys.turnNorth) { $0.map.turn(toward: .zero) },
      action(Messages.MapKeys.turnSouth) { $0.map.turn(toward: .degrees(180)) },
      action(Messages.MapKeys.turnEast) { $0.map.turn(toward: .degrees(90)) },
      action(Messages.MapKeys.turnWest) { $0.map.turn(toward: .degrees(270)) },
      action(Messages.Commands.bothGlobes) { $0.goHome() },
      action(MapOverlay.otherSide.title) { $0.toggle(.otherSide) },
      action(Messages.Commands.nextStyle) { $0.showNextStyle() },
    ]
  }

  /// What assistive technology can do with the mark of the end.
  var markActions: [AccessibilityCustomAction] {
    [
      action(Messages.TunnelEnds.stepNorth) { $0.step(toward: .zero) },
      action(Messages.TunnelEnds.stepSouth) { $0.step(toward: .degrees(180)) },
      action(Messages.TunnelEnds.stepEast) { $0.step(toward: .degrees(90)) },
      action(Messages.TunnelEnds.stepWest) { $0.step(toward: .degrees(270)) },
      action(Messages.MapKeys.dig) { $0.map.dig(at: $0.map.bounds.center) },
    ]
  }

  private func action(
    _ name: String, _ perform: @escaping (MapViewController) -> Void
  ) -> AccessibilityCustomAction {
    AccessibilityCustomAction(name: name) { [weak self] _ in
      guard let self else { return false }
      perform(self)
      return true
    }
  }

  private func zoom(by factor: Double) {
    map.motion.stop()
    map.zoom(by: factor)
  }

  private func showNextStyle() {
    if let onAskForStyle { onAskForStyle() } else { MapMenu(maps: [self]).showNextStyle() }
  }

  /// Moves the end by 1 % of the width of the ground on the map.
  private func step(toward bearing: Angle) {
    let meters = map.camera.meters(across: map.bounds.width) / 100
    let way = GreatCircle(
      from: currentLocation, bearing: bearing, angle: .radians(meters / Ellipsoid.meanRadius))
    map.onNudge?(way.coordinate(at: 1))
  }
}
