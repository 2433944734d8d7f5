import Atlas
import Containers

extension MapView {
  /// Whether day and night are shown.
  package var showsDaylight: Bool {
    get { daylight.isOn }
    set {
      daylight.isOn = newValue
      onStateChange?()
      setNeedsLayout()
    }
  }

  /// The scale of the marks on the map, which is less on a small map.
  var markScale: Double { min(1, max(0.4, min(bounds.width, bounds.height) / 300)) }

  /// Places the mark of the sun, and says what the light is at the end.
  func layOutSun() {
    let position = sun.flatMap { projection.position(of: $0.overhead) }
    let point = position.map { Point(x: $0.x, y: $0.y) }
    let isInSight = point.map(bounds.contains) ?? false
    if sunMark.isHidden == isInSight { sunMark.isHidden = !isInSight }
    if let point, isInSight {
      let side = SunView.side * markScale
      sunMark.frame = Rect(center: point, size: Size(width: side, height: side))
    }
    let light = sun.flatMap { sun in
      annotations.first.map { SkyLight(at: $0.coordinate, under: sun) }
    }
    // Words are made only for a change, because a frame of a drag allocates nothing.
    guard light != daylight.toldLight else { return }
    daylight.toldLight = light
    accessibility.value = light.map(words)
  }

  /// Places the note with the time at the end in the upper left corner, beside the locator.
  func layOutTime() {
    let left = locator.isHidden ? 8 : locator.frame.maxX + 6
    let buttons = overlayButtons.lazy.filter { !$0.isHidden }.map(\.frame.minX).min()
    let room = (buttons ?? bounds.width) - left - 8
    guard let note = daylight.writeNote(in: room) else {
      if let note = daylight.note, !note.isHidden { note.isHidden = true }
      return
    }
    note.frame = Rect(origin: Point(x: left, y: 8), size: note.fittingSize)
    var isFree = note.fittingSize.width <= room && bounds.height >= 100
    notes.forEachFrame { if $0.intersects(note.frame) { isFree = false } }
    note.isHidden = !isFree
  }

  /// Returns what the light at the end is in words.
  private func words(for light: SkyLight) -> String {
    let end = annotations.first?.image.end.name ?? ""
    return switch light {
    case .day: Messages.Skies.day(at: end)
    case .twilight: Messages.Skies.twilight(at: end)
    case .night: Messages.Skies.night(at: end)
    }
  }
}
