import Atlas
import Containers

extension MapViewController {
  /// What the map shows.
  var state: MapState {
    MapState(
      center: map.camera.center, heading: map.camera.heading,
      radius: map.isWhole ? nil : map.camera.radius, appearance: appearance)
  }

  /// Shows what another launch has kept, when the view has a size.
  func restore(_ state: MapState) {
    appearance = state.appearance
    map.jump(
      to: Camera(
        center: state.center, radius: state.radius ?? map.camera.radius, heading: state.heading))
  }

  /// The style and the overlays.
  var appearance: MapAppearance {
    get {
      MapAppearance(
        style: mapStyle, showsOtherSide: showsOtherSide, showsGraticule: showsGraticule,
        showsDaylight: showsDaylight)
    }
    set {
      if newValue.style != mapStyle { mapStyle = newValue.style }
      if newValue.showsOtherSide != showsOtherSide { showsOtherSide = newValue.showsOtherSide }
      if newValue.showsGraticule != showsGraticule { showsGraticule = newValue.showsGraticule }
      if newValue.showsDaylight != showsDaylight { showsDaylight = newValue.showsDaylight }
    }
  }

  /// The moment whose day and night are shown, as the user has chosen it; nil for now.
  var chosenMoment: Moment? {
    get { map.daylight.chosen }
    set { map.daylight.chosen = newValue }
  }

  /// The time zone of the end, whose time is told with day and night; nil if it is not known.
  var endZone: String? {
    get { map.daylight.zone }
    set {
      guard newValue != map.daylight.zone else { return }
      map.daylight.zone = newValue
      map.setNeedsLayout()
    }
  }

  /// The width in meters of the closest region, where the data end.
  var closestRegion: Double {
    Camera(center: currentLocation, radius: map.zoomLimits.largest).meters(across: map.bounds.width)
  }

  /// Shows or hides something over the ground of the map, or of all maps.
  func toggle(_ overlay: MapOverlay) {
    if let onToggle {
      onToggle(overlay)
    } else {
      MapMenu(maps: [self]).perform(overlay, asOn: self)
    }
  }

  /// Changes the style or the overlays, which can be undone under a name.
  func change(to new: MapAppearance, as name: String) {
    let old = appearance
    guard new != old else { return }
    appearance = new
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old, as: name) }
    undoManager?.setActionName(name)
  }
}
