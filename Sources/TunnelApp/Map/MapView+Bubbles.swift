import Atlas
import Containers

extension MapView {
  /// Puts each bubble beside its place, the hint beside the mark of the end; what is behind the globe, or off the map, has none.
  func layOutBubbles() {
    for bubble in [hint, callout].compactMap(\.self) {
      let position = projection.position(of: UnitVector(bubble.coordinate))
      let point = position.map { Point(x: $0.x, y: $0.y) }
      bubble.isHidden =
        point.map { !bounds.contains($0) } ?? true || (bubble === hint && callout != nil)
      guard let point, !bubble.isHidden else { continue }
      guard bubble === hint, let mark = annotations.first?.frame else {
        bubble.point(at: Rect(origin: point, size: .zero), in: bounds)
        continue
      }
      // A hint that covers what it speaks of, or is cut off, is none.
      bubble.isHidden = !bubble.point(at: mark, in: bounds)
    }
  }

  /// Takes a bubble's place in front of the map.
  func bubbleDidChange(from old: BubbleView?, to new: BubbleView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
    // Names keep clear of the hint.
    setNeedsDisplay()
  }
}
