import Atlas
import Containers

extension MapView {
  /// Places each bubble next to its place, and the hint next to the mark of the end.
  ///
  /// A bubble is hidden if its place is behind the globe or off the map. The callout is otherwise
  /// always inside the map, if need be over its place.
  func layOutBubbles() {
    for bubble in [hint, callout].compactMap(\.self) {
      let position = projection.position(of: UnitVector(bubble.coordinate))
      let point = position.map { Point(x: $0.x, y: $0.y) }
      let isInSight = point.map(bounds.contains) ?? false
      show(bubble, if: isInSight && (bubble !== hint || callout == nil))
      guard let point, !bubble.isHidden else { continue }
      guard bubble === hint, let mark = annotations.first?.frame else {
        bubble.point(at: Rect(origin: point, size: .zero), in: bounds)
        continue
      }
      // Hide a hint that would cover what it is about, or be cut off.
      bubble.isHidden = !bubble.point(at: mark, in: bounds)
    }
  }

  /// Replaces a bubble in front of the map.
  func bubbleDidChange(from old: BubbleView?, to new: BubbleView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
    // Labels stay clear of the hint.
    setNeedsDisplay()
  }
}
