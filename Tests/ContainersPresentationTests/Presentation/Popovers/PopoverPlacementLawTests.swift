import TestSupport
import Testing

@testable import Containers

/// Laws that hold for any placement, checked on random requests.
///
/// All lengths are multiples of two points, so that halves lie on pixels.
@Suite("The laws of the placement of popovers")
struct PopoverPlacementLawTests {
  @Test(
    "F141: the side is the first that fits, or the roomiest if that is not too small",
    arguments: UInt64(0)..<40)
  func side(seed: UInt64) {
    forEachRequest(seed) { request in
      let placement = PopoverPlacement(request)
      let permitted = Side.order(request.isRightToLeft)
        .filter { request.directions.contains($0.direction) }
      let rooms = permitted.map { $0.room(of: request) }
      let fitting = rooms.firstIndex {
        $0.width >= request.size.width && $0.height >= request.size.height
      }
      if let fitting {
        #expect(placement.direction == permitted[fitting].direction)
        #expect(placement.bubble.size == request.size)
      } else if permitted.isEmpty || request.mayOverlap {
        #expect(placement.direction == .unknown)
      } else {
        let most = rooms.map { $0.width * $0.height }.max() ?? 0
        let index = rooms.firstIndex { $0.width * $0.height == most } ?? 0
        guard
          rooms[index].width >= min(88, request.size.width),
          rooms[index].height >= min(44, request.size.height)
        else {
          #expect(placement.direction == .unknown)
          return
        }
        #expect(placement.direction == permitted[index].direction)
        #expect(placement.bubble.width == min(request.size.width, rooms[index].width))
        #expect(placement.bubble.height == min(request.size.height, rooms[index].height))
      }
    }
  }

  @Test(
    "F141: the bubble lies within the margins and beside the source",
    arguments: UInt64(0)..<40)
  func apart(seed: UInt64) {
    forEachRequest(seed) { request in
      let placement = PopoverPlacement(request)
      #expect(request.bounds.inset(by: request.margins).contains(placement.bubble))
      if placement.direction != .unknown {
        #expect(!placement.bubble.intersects(request.source))
      }
    }
  }

  @Test(
    "F141: the arrow points at the middle of the source, clear of the corners",
    arguments: UInt64(0)..<40)
  func arrow(seed: UInt64) {
    forEachRequest(seed) { request in
      let placement = PopoverPlacement(request)
      guard let arrow = placement.arrowFrame else { return }
      let (bubble, radius) = (placement.bubble, placement.cornerRadius)
      let isVertical = placement.direction == .up || placement.direction == .down
      let (low, high, start, end) =
        isVertical
        ? (arrow.minX, arrow.maxX, bubble.minX, bubble.maxX)
        : (arrow.minY, arrow.maxY, bubble.minY, bubble.maxY)
      #expect(low >= start + radius)
      #expect(high <= end - radius)
      let (tip, middle) =
        isVertical
        ? (placement.tip.x, request.source.midX) : (placement.tip.y, request.source.midY)
      let isClear = middle - 25 >= start && middle + 25 <= end
      if isClear { #expect(tip == middle) }
      #expect(placement.frame.contains(arrow))
    }
  }

  @Test(
    "F141: in a mirrored container everything is mirrored", arguments: UInt64(0)..<40)
  func mirroring(seed: UInt64) {
    forEachRequest(seed) { request in
      let width = request.bounds.width
      func mirrored(_ rect: Rect) -> Rect {
        Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      var other = request
      other.isRightToLeft.toggle()
      other.source = mirrored(request.source)
      (other.margins.left, other.margins.right) = (request.margins.right, request.margins.left)
      other.directions.subtract([.left, .right])
      if request.directions.contains(.left) { other.directions.insert(.right) }
      if request.directions.contains(.right) { other.directions.insert(.left) }

      #expect(PopoverPlacement(other).bubble == mirrored(PopoverPlacement(request).bubble))
      #expect(PopoverPlacement(other).tip.y == PopoverPlacement(request).tip.y)
      #expect(PopoverPlacement(other).tip.x == width - PopoverPlacement(request).tip.x)
    }
  }

  private func forEachRequest(_ seed: UInt64, _ body: (PopoverPlacement.Request) -> Void) {
    var generator = SeededGenerator(seed: seed)
    func even(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator) * 2)
    }
    for _ in 0..<50 {
      body(
        PopoverPlacement.Request(
          bounds: Rect(x: 0, y: 0, width: even(60...500), height: even(60...500)),
          margins: EdgeInsets(
            top: even(0...20), left: even(0...20), bottom: even(0...20), right: even(0...20)),
          source: Rect(
            x: even(-50...500), y: even(-50...500), width: even(0...60), height: even(0...60)),
          size: Size(width: even(1...300), height: even(1...300)),
          directions: PopoverArrowDirection(rawValue: UInt.random(in: 0...15, using: &generator)),
          isRightToLeft: Bool.random(using: &generator),
          mayOverlap: Bool.random(using: &generator)))
    }
  }
}

/// A side of the source.
private enum Side {
  case below, above, left, right

  /// The sides in the order in which they are tried.
  static func order(_ isRightToLeft: Bool) -> [Side] {
    isRightToLeft ? [.below, .above, .left, .right] : [.below, .above, .right, .left]
  }

  var direction: PopoverArrowDirection {
    switch self {
    case .below: .up
    case .above: .down
    case .left: .right
    case .right: .left
    }
  }

  /// The room for the bubble on the side.
  func room(of request: PopoverPlacement.Request) -> Size {
    let (bounds, margins, source) = (request.bounds, request.margins, request.source)
    let across = bounds.width - margins.left - margins.right
    let down = bounds.height - margins.top - margins.bottom
    return switch self {
    case .below:
      Size(
        width: across,
        height: max(0, min(down, bounds.height - margins.bottom - source.maxY - 13)))
    case .above:
      Size(width: across, height: max(0, min(down, source.minY - 13 - margins.top)))
    case .right:
      Size(
        width: max(0, min(across, bounds.width - margins.right - source.maxX - 13)), height: down)
    case .left:
      Size(width: max(0, min(across, source.minX - 13 - margins.left)), height: down)
    }
  }
}
