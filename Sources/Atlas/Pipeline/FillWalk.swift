/// A walk along all lines of a level, with every shortcut that leaves the filled pixels unchanged.
struct FillWalk {
  var pen: FillPen
  private let mask: AreaMask
  private let projection: Orthographic
  /// The greatest gap between the ends of adjoining chunks plus a margin, in pixels.
  private let gap: Double
  private let top: Double
  private let bottom: Double
  private let right: Double

  /// How much of a chunk must be walked.
  private enum Passage {
    /// Nothing: the chunk is drawn above, below or to the right of the raster.
    case none
    /// Only its ends: the chunk is drawn to the left, or is on the far side in one direction.
    case ends
    /// Every point, all on the near side.
    case near
    /// Every point.
    case all
  }

  init(_ mask: AreaMask, _ projection: Orthographic, gap: Double) {
    self.mask = mask
    self.projection = projection
    self.gap = 2 + 2 * gap * projection.radius
    top = Double(mask.rows.lowerBound)
    bottom = Double(mask.rows.upperBound)
    right = Double(mask.width)
    let farX = max(abs(projection.center.x), abs(right - projection.center.x))
    let farY = max(abs(top - projection.center.y), abs(bottom - projection.center.y))
    let isLimbSeen = (farX * farX + farY * farY).squareRoot() > 0.95 * projection.radius
    pen = FillPen(mask, projection, isLimbSeen: isLimbSeen)
  }

  /// Adds all lines of a level, each of them closed.
  mutating func follow(_ level: LineLevel, _ projected: ProjectedChunk) {
    var line = Line(first: 0)
    for group in level.groups {
      let passage =
        group.radius < 0.25 ? passage(of: group.center, radius: Double(group.radius)) : .all
      switch passage {
      case .none, .ends: pass(passage, group, of: level, projected, &line)
      case .near, .all: follow(group, of: level, projected, &line)
      }
    }
    close(line, before: level.chunks.count, of: level, projected)
  }

  /// The current line.
  private struct Line {
    let first: Int
    var start: FillPen.Spot?
    var isConnected = false
  }

  private mutating func follow(
    _ group: LineGroup, of level: LineLevel, _ projected: ProjectedChunk, _ line: inout Line
  ) {
    for index in group.range {
      let chunk = level.chunks[index]
      if chunk.goesOn == 0 {
        close(line, before: index, of: level, projected)
        line = Line(first: index)
      }
      let passage = passage(
        of: chunk.roughCenter, radius: Double(chunk.radius) + LineChunk.roughness)
      if passage != .none { walk(passage, index, of: level, projected, &line) }
      line.isConnected = passage != .none
    }
  }

  /// Skips through all chunks of a group at once.
  ///
  /// Lines that start and end in the group enclose nothing.
  private mutating func pass(
    _ passage: Passage, _ group: LineGroup, of level: LineLevel, _ projected: ProjectedChunk,
    _ line: inout Line
  ) {
    let end = group.range.upperBound
    let starts = level.starts(in: group)
    pass(passage, group.range.lowerBound..<(starts?.first ?? end), of: level, projected, &line)
    guard let starts else { return }
    close(line, before: starts.first, of: level, projected)
    line = Line(first: starts.last)
    guard end < level.chunks.count, level.chunks[end].goesOn != 0 else { return }
    pass(passage, starts.last..<end, of: level, projected, &line)
  }

  private mutating func pass(
    _ passage: Passage, _ part: Range<Int>, of level: LineLevel, _ projected: ProjectedChunk,
    _ line: inout Line
  ) {
    guard let first = part.first, let last = part.last else { return }
    guard passage != .none else { return line.isConnected = false }
    if first < last, !line.isConnected {
      walk(passage, first, of: level, projected, &line)
      line.isConnected = true
    }
    walk(passage, last, of: level, projected, &line)
    line.isConnected = true
  }

  private mutating func walk(
    _ passage: Passage, _ index: Int, of level: LineLevel, _ projected: ProjectedChunk,
    _ line: inout Line
  ) {
    let chunk = level.chunks[index]
    let count = Int(chunk.count)
    projected.project(
      chunk, of: level, about: chunk.center, projection, heights: passage != .near)
    if passage == .near { projected.height.update(repeating: 1, count: 32) }
    if index == line.first { line.start = projected.spot(0) }
    // A chunk continues where the previous one ended, so that rounding leaves no gap.
    if !line.isConnected { pen.move(to: projected.spot(0)) }
    guard passage != .ends else { return pen.line(to: projected.spot(count - 1)) }
    guard passage != .near else { return pen.line(along: projected, count: count) }
    for point in 1..<count { pen.line(to: projected.spot(point)) }
  }

  private mutating func close(
    _ line: Line, before end: Int, of level: LineLevel, _ projected: ProjectedChunk
  ) {
    guard end > line.first, line.start != nil || line.isConnected else { return }
    func spot(_ index: Int, _ point: (LineChunk) -> Int) -> FillPen.Spot {
      let chunk = level.chunks[index]
      projected.project(chunk, of: level, about: chunk.center, projection, heights: true)
      return projected.spot(point(chunk))
    }
    if !line.isConnected { pen.move(to: spot(end - 1) { Int($0.count) - 1 }) }
    pen.line(to: line.start ?? spot(line.first) { _ in 0 })
  }

  private func passage(of center: SIMD3<Double>, radius: Double) -> Passage {
    let height = (center * projection.toward).sum()
    let x = projection.center.x + projection.radius * (center * projection.east).sum()
    let y = projection.center.y - projection.radius * (center * projection.north).sum()
    let reach = radius * projection.radius + gap
    if height + radius < 0 { return farPassage(x, y, reach) }
    let isNear = height > radius
    // Points beyond the limb move outward by at most half the reach.
    let room = isNear ? reach : 1.6 * reach
    if y + room < top || y - room > bottom || x - room > right { return .none }
    guard isNear else { return .all }
    return x + room < 0 ? .ends : .near
  }

  /// Returns how much to walk of a chunk on the far side, which is drawn along the limb.
  private func farPassage(_ x: Double, _ y: Double, _ reach: Double) -> Passage {
    let offsetX = x - projection.center.x
    let offsetY = y - projection.center.y
    let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
    guard distance > 1.1 * reach else { return .all }
    // The position on the limb where the chunk's center is drawn, and the distance from there
    // within which all of it is: a chord is at most 1.19 times a sine of up to 1 / 1.1.
    let scale = projection.radius / distance
    let x = projection.center.x + scale * offsetX
    let y = projection.center.y + scale * offsetY
    let room = 1.19 * scale * reach
    return y + room < top || y - room > bottom || x - room > right ? .none : .ends
  }
}

extension ProjectedChunk {
  /// Returns a projected point.
  @inline(__always)
  func spot(_ index: Int) -> FillPen.Spot {
    FillPen.Spot(position: SIMD2(x[index], y[index]), height: height[index])
  }
}
