internal import Glibc

/// A pen that follows outlines on the globe and adds their projected edges to an area mask.
///
/// Points on the far side are projected outward onto the limb, so an outline that crosses the limb
/// is closed along it. Only the point opposite the viewer has no direction; see
/// ``LineLevel/winding(around:)``.
struct FillPen {
  /// A point of an outline: its position on the plane, and its height in front of the limb's plane.
  struct Spot {
    var position: SIMD2<Float>
    var height: Float
  }

  let mask: AreaMask
  let center: SIMD2<Float>
  let radius: Float
  /// The angle between points along the limb.
  let arcStep: Float
  private(set) var spot = Spot(position: .zero, height: 0)

  /// Creates a pen.
  ///
  /// - Parameter isLimbSeen: Whether part of the limb is in the raster and must look round.
  init(_ mask: AreaMask, _ projection: Orthographic, isLimbSeen: Bool) {
    self.mask = mask
    center = SIMD2<Float>(projection.center)
    radius = Float(projection.radius)
    arcStep = isLimbSeen ? min(0.2, (0.5 / radius).squareRoot()) : 0.2
  }

  /// Begins an outline.
  mutating func move(to spot: Spot) { self.spot = spot }

  /// Adds edges from the current position through all points but the first, all on the near side.
  mutating func line(along points: ProjectedChunk, count: Int) {
    if spot.height < 0 {
      line(to: points.spot(0))
    } else {
      (points.x[0], points.y[0]) = (spot.position.x, spot.position.y)
    }
    mask.add(points.x, points.y, count: count)
    spot = points.spot(count - 1)
  }

  /// Adds an edge to a point.
  mutating func line(to next: Spot) {
    defer { spot = next }
    switch (spot.height >= 0, next.height >= 0) {
    case (true, true):
      mask.add(spot.position, next.position)
    case (true, false):
      let cut = crossing(spot, next)
      mask.add(spot.position, cut)
      arc(from: cut, to: limb(next.position))
    case (false, true):
      let cut = crossing(next, spot)
      arc(from: limb(spot.position), to: cut)
      mask.add(cut, next.position)
    case (false, false):
      arc(from: limb(spot.position), to: limb(next.position))
    }
  }

  /// Adds the whole disc of the globe a number of times, which may be negative.
  func addDisc(times: Int) {
    guard times != 0 else { return }
    let count = Int((2 * .pi / arcStep).rounded(.up))
    var last = center + [radius, 0]
    for index in 1...count {
      let angle = -2 * .pi * Float(index) / Float(count) * Float(times.signum())
      let next = index == count ? center + [radius, 0] : onLimb(angle)
      for _ in 0..<abs(times) { mask.add(last, next) }
      last = next
    }
  }

  private func crossing(_ near: Spot, _ far: Spot) -> SIMD2<Float> {
    let share = near.height / (near.height - far.height)
    return limb(near.position + share * (far.position - near.position))
  }

  private func limb(_ position: SIMD2<Float>) -> SIMD2<Float> {
    let offset = position - center
    let length = (offset * offset).sum().squareRoot()
    return length > 0 ? center + offset * (radius / length) : center + [radius, 0]
  }

  private func onLimb(_ angle: Float) -> SIMD2<Float> {
    center + radius * SIMD2(cosf(angle), sinf(angle))
  }

  private func arc(from start: SIMD2<Float>, to end: SIMD2<Float>) {
    let first = atan2f(start.y - center.y, start.x - center.x)
    var turn = atan2f(end.y - center.y, end.x - center.x) - first
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let count = max(1, Int((abs(turn) / arcStep).rounded(.up)))
    var last = start
    for index in 1..<count + 1 {
      let next = index == count ? end : onLimb(first + turn * Float(index) / Float(count))
      mask.add(last, next)
      last = next
    }
  }
}
