/// Where a popover lies in its container, and where its arrow points.
///
/// The bubble lies at the first permitted side of the source on which its preferred size fits: below,
/// above, trailing, leading. If it fits on none, it lies over the source where that is allowed, or
/// else it shrinks to fit the side with the largest area. It also lies over the source if no direction
/// of the arrow is permitted, or if it would shrink to less than ``leastSize``.
struct PopoverPlacement: Hashable, Sendable {
  /// The input of the placement.
  ///
  /// Rectangles are in container coordinates.
  struct Request: Hashable, Sendable {
    /// The bounds of the container.
    var bounds: Rect
    /// The insets of the area in which the bubble may lie.
    var margins = EdgeInsets(all: 8)
    /// The rectangle that the arrow points at.
    var source: Rect
    /// The preferred size of the bubble, without the arrow.
    var size: Size
    /// The permitted directions of the arrow.
    var directions = PopoverArrowDirection.any
    /// Whether the trailing side is on the left.
    var isRightToLeft = false
    /// Whether the bubble may lie over the source if its preferred size fits on no side.
    var mayOverlap = false
    /// The pixels that the edges of the bubble are moved to.
    var grid = PixelGrid(scale: 1)
  }

  /// The width of the arrow's base and the length of the arrow, in points.
  static let arrow = Size(width: 26, height: 13)
  /// The usual corner radius of a bubble, in points.
  static let cornerRadius = 12.0

  /// The smallest size to which a bubble shrinks, in points.
  static let leastSize = Size(width: 88, height: 44)

  /// The frame of the bubble, without the arrow.
  let bubble: Rect
  /// The direction of the arrow, or ``PopoverArrowDirection/unknown`` without an arrow.
  let direction: PopoverArrowDirection
  /// The tip of the arrow, or the center of the source without an arrow.
  let tip: Point

  /// Places a popover.
  init(_ request: Request) {
    let area = request.area
    let source = request.boundedSource
    let wish = Size(
      width: Self.length(request.size.width, atMost: area.width),
      height: Self.length(request.size.height, atMost: area.height))
    guard let direction = request.chosenDirection else {
      bubble = request.grid.align(Rect(center: source.center, size: wish).moved(into: area))
      self.direction = .unknown
      tip = source.center
      return
    }
    let room = request.room(direction)
    let size = Size(width: min(wish.width, room.width), height: min(wish.height, room.height))
    bubble = request.grid.align(
      Rect(center: Self.anchor(of: source, direction), size: size).moved(into: room))
    self.direction = direction
    tip = Self.tip(direction, at: source.center, of: bubble, request.grid)
  }

  /// Returns a center from which clamping the bubble to its room puts it next to the source.
  private static func anchor(of source: Rect, _ direction: PopoverArrowDirection) -> Point {
    switch direction {
    case .up: Point(x: source.midX, y: -farAway)
    case .down: Point(x: source.midX, y: farAway)
    case .left: Point(x: -farAway, y: source.midY)
    default: Point(x: farAway, y: source.midY)
    }
  }

  private static func tip(
    _ direction: PopoverArrowDirection, at point: Point, of bubble: Rect, _ grid: PixelGrid
  ) -> Point {
    func along(_ value: Double, _ start: Double, _ end: Double) -> Double {
      let inset = min(cornerRadius + arrow.width / 2, (end - start) / 2)
      return grid.align(max(start + inset, min(value, end - inset)))
    }
    let x = along(point.x, bubble.minX, bubble.maxX)
    let y = along(point.y, bubble.minY, bubble.maxY)
    return switch direction {
    case .up: Point(x: x, y: bubble.minY - arrow.height)
    case .down: Point(x: x, y: bubble.maxY + arrow.height)
    case .left: Point(x: bubble.minX - arrow.height, y: y)
    default: Point(x: bubble.maxX + arrow.height, y: y)
    }
  }

  /// Returns a length limited to a range, 0 for one that is not a number.
  private static func length(_ length: Double, atMost limit: Double) -> Double {
    length.isNaN ? 0 : max(0, min(length, limit))
  }
}

/// A coordinate farther away than any container or source.
private let farAway = 1e7

extension PopoverPlacement {
  /// Whether the arrow lies beside the bubble horizontally.
  private var isHorizontal: Bool { direction == .left || direction == .right }

  /// The space that the arrow takes beside the bubble, at one edge.
  var arrowInsets: EdgeInsets {
    let height = Self.arrow.height
    return EdgeInsets(
      top: direction == .up ? height : 0, left: direction == .left ? height : 0,
      bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
  }

  /// The frame of the bubble and its arrow.
  var frame: Rect {
    let insets = arrowInsets
    return Rect(
      minX: bubble.minX - insets.left, minY: bubble.minY - insets.top,
      maxX: bubble.maxX + insets.right, maxY: bubble.maxY + insets.bottom)
  }

  /// The frame of the arrow, or `nil` if there is none or the bubble is smaller than its base.
  var arrowFrame: Rect? {
    let (base, height) = (Self.arrow.width, Self.arrow.height)
    guard direction != .unknown, side >= base else { return nil }
    return switch direction {
    case .up: Rect(x: tip.x - base / 2, y: tip.y, width: base, height: height)
    case .down: Rect(x: tip.x - base / 2, y: tip.y - height, width: base, height: height)
    case .left: Rect(x: tip.x, y: tip.y - base / 2, width: height, height: base)
    default: Rect(x: tip.x - height, y: tip.y - base / 2, width: height, height: base)
    }
  }

  /// The corner radius of the bubble: smaller than usual if the arrow needs the space.
  var cornerRadius: Double {
    let space = direction == .unknown ? min(bubble.width, bubble.height) : side - Self.arrow.width
    return max(0, min(Self.cornerRadius, space / 2, min(bubble.width, bubble.height) / 2))
  }

  /// The length of the side that has the arrow.
  private var side: Double { isHorizontal ? bubble.height : bubble.width }
}

extension PopoverPlacement.Request {
  /// The area in which the bubble may lie.
  fileprivate var area: Rect { bounds.inset(by: margins) }

  /// The source with a size that is not negative and coordinates that can be calculated with.
  fileprivate var boundedSource: Rect {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : max(-farAway / 2, min(value, farAway / 2))
    }
    let (x, y) = (
      [source.minX, source.maxX].map(bounded), [source.minY, source.maxY].map(bounded)
    )
    return Rect(
      minX: min(x[0], x[1]), minY: min(y[0], y[1]), maxX: max(x[0], x[1]), maxY: max(y[0], y[1]))
  }

  /// The permitted directions of the arrow, in the order of preference.
  private var sides: [PopoverArrowDirection] {
    [.up, .down, isRightToLeft ? .right : .left, isRightToLeft ? .left : .right]
      .filter(directions.contains)
  }

  /// The part of the area that lies on one side of the source, beyond the arrow.
  fileprivate func room(_ direction: PopoverArrowDirection) -> Rect {
    let (area, source, gap) = (area, boundedSource, PopoverPlacement.arrow.height)
    func x(_ value: Double) -> Double { max(area.minX, min(value, area.maxX)) }
    func y(_ value: Double) -> Double { max(area.minY, min(value, area.maxY)) }
    return Rect(
      minX: direction == .left ? x(source.maxX + gap) : area.minX,
      minY: direction == .up ? y(source.maxY + gap) : area.minY,
      maxX: direction == .right ? x(source.minX - gap) : area.maxX,
      maxY: direction == .down ? y(source.minY - gap) : area.maxY)
  }

  /// The direction of the arrow, or `nil` if the bubble lies over the source.
  fileprivate var chosenDirection: PopoverArrowDirection? {
    let sides = sides
    if let fitting = sides.first(where: { room($0).fits(size) }) { return fitting }
    guard !mayOverlap, let side = roomiest(of: sides) else { return nil }
    // A smaller bubble would be unreadable.
    let least = PopoverPlacement.leastSize
    return room(side).fits(
      Size(width: min(least.width, size.width), height: min(least.height, size.height)))
      ? side : nil
  }

  /// Returns the first direction with the largest room, or `nil` if none is given.
  private func roomiest(of sides: [PopoverArrowDirection]) -> PopoverArrowDirection? {
    var best: (side: PopoverArrowDirection, area: Double)?
    for side in sides {
      let room = room(side)
      let area = room.width * room.height
      if area > best?.area ?? -1 { best = (side, area) }
    }
    return best?.side
  }
}

extension Rect {
  /// Returns whether a size fits.
  fileprivate func fits(_ size: Size) -> Bool { size.width <= width && size.height <= height }

  /// Returns the rectangle moved by the least distance into an area at least as large.
  fileprivate func moved(into area: Rect) -> Rect {
    Rect(
      x: max(area.minX, min(minX, area.maxX - width)),
      y: max(area.minY, min(minY, area.maxY - height)), width: width, height: height)
  }
}
