internal import Synchronization

extension LineLevel {
  /// The greatest gap between the stored ends of adjoining chunks, in radians.
  var largestStep: Double { points.step(radius: largestRadius) }

  /// Returns the winding number of the closed lines around a direction: 1 on land, 0 on water.
  ///
  /// - Parameter scratch: Scratch memory for projecting.
  func winding(around direction: SIMD3<Double>, _ scratch: ProjectedChunk) -> Int {
    if let known = windings.withLock({ $0.last { $0.direction == direction } }) {
      return known.winding
    }
    let winding = countWinding(around: direction, scratch)
    windings.withLock { windings in
      // Two maps, each with its far side.
      if windings.count == 4 { windings.removeFirst() }
      windings.append((direction, winding))
    }
    return winding
  }

  /// Counts the edges that cross the meridian from a direction to the North Pole, which is water.
  private func countWinding(around direction: SIMD3<Double>, _ scratch: ProjectedChunk) -> Int {
    let view = Orthographic(lookingAtMeridianOf: direction)
    let latitude = SIMD2<Float>(
      Float((direction * view.toward).sum()), Float((direction * view.north).sum()))
    let margin = 2 * largestStep + LineChunk.roughness
    var count = CrossingCount(latitude: latitude)
    var first = 0
    func begin(_ line: Int) {
      close(first..<line, &count, view, scratch)
      count.start = nil
      count.isConnected = false
      first = line
    }
    for group in groups {
      guard abs((group.center * view.east).sum()) <= Double(group.radius) + margin else {
        // Lines that are only in this group cannot cross the meridian.
        let starts = starts(in: group)
        if starts?.first != group.range.lowerBound { count.isConnected = false }
        if let starts {
          begin(starts.first)
          first = starts.last
        }
        continue
      }
      for index in group.range {
        let chunk = chunks[index]
        if chunk.goesOn == 0 { begin(index) }
        let isNear = abs((chunk.roughCenter * view.east).sum()) <= Double(chunk.radius) + margin
        if isNear {
          scratch.project(chunk, of: self, about: chunk.center, view, heights: true)
          if index == first { count.start = scratch.spot(0) }
          if !count.isConnected { count.last = scratch.spot(0) }
          for point in 1..<Int(chunk.count) { count.go(to: scratch.spot(point)) }
        }
        count.isConnected = isNear
      }
    }
    close(first..<chunks.count, &count, view, scratch)
    return count.sum
  }

  private func close(
    _ line: Range<Int>, _ count: inout CrossingCount, _ view: Orthographic,
    _ scratch: ProjectedChunk
  ) {
    guard !line.isEmpty, count.isConnected || count.start != nil else { return }
    if !count.isConnected {
      let chunk = chunks[line.upperBound - 1]
      scratch.project(chunk, of: self, about: chunk.center, view, heights: true)
      count.last = scratch.spot(Int(chunk.count) - 1)
    }
    if count.start == nil {
      let chunk = chunks[line.lowerBound]
      scratch.project(chunk, of: self, about: chunk.center, view, heights: true)
      count.start = scratch.spot(0)
    }
    if let start = count.start { count.go(to: start) }
  }
}

/// A count of the edges that cross a meridian north of a place: 1 to the west, −1 to the east.
private struct CrossingCount {
  /// The cosine and sine of the place's latitude.
  let latitude: SIMD2<Float>
  var start: FillPen.Spot?
  var last = FillPen.Spot(position: .zero, height: 0)
  var isConnected = false
  private(set) var sum = 0

  init(latitude: SIMD2<Float>) { self.latitude = latitude }

  mutating func go(to next: FillPen.Spot) {
    defer { last = next }
    let (from, to) = (last.position.x, next.position.x)
    guard (from >= 0) != (to >= 0) else { return }
    let share = from / (from - to)
    let outward = last.height + share * (next.height - last.height)
    let south = last.position.y + share * (next.position.y - last.position.y)
    guard outward > 0, -south * latitude.x > outward * latitude.y else { return }
    sum += from >= 0 ? 1 : -1
  }
}

extension Orthographic {
  /// Creates a view of radius 1 from above the equator at the longitude of a direction.
  fileprivate init(lookingAtMeridianOf direction: SIMD3<Double>) {
    let across = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    radius = 1
    center = .zero
    toward = across > 0 ? [direction.x / across, direction.y / across, 0] : [1, 0, 0]
    east = [-toward.y, toward.x, 0]
    north = [0, 0, 1]
  }
}
