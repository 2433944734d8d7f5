import Atlas
import Containers

extension MapView {
  /// Returns the pin whose drawing is at a point; nil if there is none.
  ///
  /// Of several it is the nearest one.
  func pin(at point: Point) -> MapScene.Pin? {
    guard !pins.isEmpty else { return nil }
    let projection = projection
    var best: (pin: Int, distance: Double)?
    for index in pins.indices {
      guard let position = projection.position(of: pins[index].vector) else { continue }
      let distance = point.distance(to: Point(x: position.x, y: position.y))
      if distance <= Self.pinReach, distance < best?.distance ?? .infinity {
        best = (index, distance)
      }
    }
    return best.map { pins[$0.pin] }
  }

  /// Returns the place of the pin at a point, otherwise that of the point; nil off the globe.
  func coordinate(orPinAt point: Point) -> Coordinate? {
    pin(at: point)?.coordinate ?? projection.coordinate(at: [point.x, point.y])
  }

  /// Returns the pin at a place; nil if there is none.
  func pin(of coordinate: Coordinate) -> MapScene.Pin? { pins.last { $0.coordinate == coordinate } }

  /// Names the pin under the pointer.
  func addPinHover() {
    addGestureRecognizer(
      HoverGestureRecognizer { [weak self] hover in
        guard let self else { return }
        let isHere = hover.state == .began || hover.state == .changed
        hoveredPin = isHere ? pin(at: hover.location(in: self)) : nil
      })
  }

  /// Places the name of the pin under the pointer above it.
  func layOutPinNote() {
    guard let hoveredPin, callout == nil,
      let position = projection.position(of: hoveredPin.vector)
    else {
      pinNote?.isHidden = true
      return
    }
    let note = pinNote ?? makePinNote()
    note.text = hoveredPin.name
    note.isHidden = false
    let room = bounds.insetBy(dx: 4, dy: 4)
    var size = note.sizeThatFits(room.size)
    size.width = min(size.width, room.width)
    var corner = Point(
      x: position.x - size.width / 2, y: position.y - Self.pinReach - size.height)
    if corner.y < room.minY { corner.y = position.y + Self.pinReach }
    corner.x = max(room.minX, min(corner.x, room.maxX - size.width))
    note.frame = Rect(origin: corner, size: size)
  }

  private func makePinNote() -> LandNoteView {
    let note = LandNoteView(identifier: "Pin")
    pinNote = note
    addSubview(note)
    return note
  }

  /// The distance in points from a pin within which a press or the pointer is on it.
  private static let pinReach = 11.0
}
