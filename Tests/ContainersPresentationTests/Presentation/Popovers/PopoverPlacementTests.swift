import TestSupport
import Testing

@testable import Containers

@Suite("The placement of popovers")
struct PopoverPlacementTests {
  /// A container of 600 × 600 points with a source of 40 × 20 points in its center.
  private func request(
    _ source: Rect = Rect(x: 280, y: 290, width: 40, height: 20),
    size: Size = Size(width: 200, height: 100)
  ) -> PopoverPlacement.Request {
    PopoverPlacement.Request(
      bounds: Rect(x: 0, y: 0, width: 600, height: 600), source: source, size: size)
  }

  @Test("F141, F012: below the source, centered, with an arrow of 26 × 13 points that touches it")
  func below() {
    let placement = PopoverPlacement(request())

    #expect(placement.direction == .up)
    #expect(placement.bubble == Rect(x: 200, y: 323, width: 200, height: 100))
    #expect(placement.arrowFrame == Rect(x: 287, y: 310, width: 26, height: 13))
    #expect(placement.tip == Point(x: 300, y: 310))
    #expect(placement.frame == Rect(x: 200, y: 310, width: 200, height: 113))
    #expect(placement.cornerRadius == 12)
  }

  @Test(
    "F141: the sides are tried in the order below, above, trailing, leading",
    arguments: [false, true])
  func order(isRightToLeft: Bool) {
    var request = request()
    request.isRightToLeft = isRightToLeft
    let (trailing, leading): (PopoverArrowDirection, PopoverArrowDirection) =
      isRightToLeft ? (.right, .left) : (.left, .right)
    var directions: [PopoverArrowDirection] = []
    while !request.directions.isEmpty {
      directions.append(PopoverPlacement(request).direction)
      request.directions.subtract(PopoverPlacement(request).direction)
    }

    #expect(directions == [.up, .down, trailing, leading])
  }

  @Test(
    "F141: a side counts only if the wished size and the arrow fit within the margins, to the point",
    arguments: [
      (Size(width: 200, height: 269), PopoverArrowDirection.up),
      (Size(width: 200, height: 270), .left),
      (Size(width: 584, height: 269), .up),
    ])
  func fitting(size: Size, direction: PopoverArrowDirection) {
    let placement = PopoverPlacement(request(size: size))

    #expect(placement.direction == direction)
    #expect(placement.bubble.size == size)
  }

  @Test("F141: a bubble as wide as the margins allow lies below a source, as far as it fits")
  func fullWidth() {
    let source = Rect(x: 280, y: 400, width: 40, height: 20)
    let placement = PopoverPlacement(request(source, size: Size(width: 584, height: 100)))

    #expect(placement.direction == .up)
    #expect(placement.bubble == Rect(x: 8, y: 433, width: 584, height: 100))
  }

  @Test("F141: of two sides with the same room, it shrinks to the first")
  func sameRoom() {
    var request = request(size: Size(width: 590, height: 590))
    request.directions = [.up, .down]

    #expect(PopoverPlacement(request).direction == .up)
  }

  @Test("F141: it lies over the source where less than 88 × 44 points would be left beside it")
  func leastRoom() {
    var request = request(
      Rect(x: 80, y: 40, width: 440, height: 520), size: Size(width: 500, height: 500))
    #expect(PopoverPlacement(request).direction == .unknown)
    #expect(PopoverPlacement(request).bubble.size == request.size)

    request.source.size.height = 480
    #expect(PopoverPlacement(request).direction == .up)
    #expect(PopoverPlacement(request).bubble.size == Size(width: 500, height: 59))
  }

  @Test("F141: where it fits nowhere, it shrinks to the permitted side with the most room")
  func shrinking() {
    var request = request(
      Rect(x: 100, y: 290, width: 40, height: 20), size: Size(width: 590, height: 590))

    #expect(PopoverPlacement(request).direction == .left)
    #expect(PopoverPlacement(request).bubble == Rect(x: 153, y: 8, width: 439, height: 584))

    request.directions = [.down, .right]
    #expect(PopoverPlacement(request).direction == .down)
    #expect(PopoverPlacement(request).bubble == Rect(x: 8, y: 8, width: 584, height: 269))
  }

  @Test("F141: where it fits nowhere and may overlap, it lies over the source, without an arrow")
  func overlapping() {
    var request = request(size: Size(width: 500, height: 500))
    request.mayOverlap = true
    let placement = PopoverPlacement(request)

    #expect(placement.bubble == Rect(x: 50, y: 50, width: 500, height: 500))
    #expect(placement.direction == .unknown)
    #expect(placement.arrowFrame == nil)
    #expect(placement.frame == placement.bubble)
  }

  @Test("F141: if it may overlap but fits beside the source, it lies beside it")
  func notOverlapping() {
    var request = request()
    request.mayOverlap = true

    #expect(PopoverPlacement(request).direction == .up)
  }

  @Test("F141: without a permitted direction it lies over the source, within the margins")
  func noDirection() {
    var request = request(Rect(x: 590, y: 0, width: 10, height: 10))
    request.directions = []
    let placement = PopoverPlacement(request)

    #expect(placement.direction == .unknown)
    #expect(placement.bubble == Rect(x: 392, y: 8, width: 200, height: 100))
  }

  @Test("F141: at an edge the arrow leaves the middle of the bubble, but not its straight side")
  func corners() {
    let near = PopoverPlacement(request(Rect(x: 40, y: 290, width: 20, height: 20)))
    let cornered = PopoverPlacement(request(Rect(x: 0, y: 290, width: 20, height: 20)))

    #expect(near.bubble.minX == 8)
    #expect(near.tip.x == 50)
    #expect(cornered.bubble.minX == 8)
    #expect(cornered.tip.x == 8 + 12 + 13)
  }

  @Test("A bubble too narrow for the arrow beside its corners has a smaller radius")
  func narrow() {
    let placement = PopoverPlacement(request(size: Size(width: 36, height: 80)))
    let tooNarrow = PopoverPlacement(request(size: Size(width: 20, height: 80)))

    #expect(placement.cornerRadius == 5)
    #expect(placement.arrowFrame?.midX == placement.bubble.midX)
    #expect(tooNarrow.arrowFrame == nil)
  }

  @Test("The edges lie on pixels")
  func pixels() {
    var request = request(Rect(x: 280.3, y: 290.4, width: 40, height: 20))
    request.grid = PixelGrid(scale: 2)
    let placement = PopoverPlacement(request)

    #expect(placement.bubble == Rect(x: 200.5, y: 323.5, width: 200, height: 100))
    #expect(placement.tip == Point(x: 300.5, y: 310.5))
  }

  @Test("F141: a source outside the container is pointed at from the nearest edge")
  func outside() {
    let beneath = PopoverPlacement(request(Rect(x: 280, y: 900, width: 40, height: 20)))
    let above = PopoverPlacement(request(Rect(x: 280, y: -900, width: 40, height: 20)))

    #expect(beneath.direction == .down)
    #expect(beneath.bubble == Rect(x: 200, y: 492, width: 200, height: 100))
    #expect(above.direction == .up)
    #expect(above.bubble.minY == 8)
  }

  @Test(
    "Degenerate containers, sources, and sizes yield finite places",
    arguments: [
      Rect.zero, Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 600, height: 20),
    ],
    [
      Rect.zero, .null, .infinite, Rect(x: .nan, y: 0, width: .nan, height: 1),
      Rect(x: 20, y: 20, width: -10, height: -10), Rect(x: -1e300, y: 1e300, width: 1, height: 1),
    ])
  func degenerate(bounds: Rect, source: Rect) {
    for size in [Size.zero, Size(width: .infinity, height: .nan), Size(width: -5, height: 40)] {
      for mayOverlap in [false, true] {
        let placement = PopoverPlacement(
          PopoverPlacement.Request(
            bounds: bounds, source: source, size: size, mayOverlap: mayOverlap))
        var numbers: [Double] = [placement.tip.x, placement.tip.y, placement.cornerRadius]
        for rect in [placement.bubble, placement.frame] {
          numbers += [rect.minX, rect.minY, rect.width, rect.height]
        }

        #expect(numbers.allSatisfy { $0.isFinite })
        #expect(placement.bubble.width >= 0)
        #expect(placement.bubble.height >= 0)
      }
    }
  }
}
