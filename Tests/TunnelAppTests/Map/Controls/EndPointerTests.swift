import Containers
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct EndPointerTests {
  private let bounds = Rect(x: 0, y: 0, width: 400, height: 200)

  private func frame(_ placement: EndPointerPlacement) -> Rect {
    Rect(
      center: placement.center,
      size: Size(width: EndPointerPlacement.side, height: EndPointerPlacement.side))
  }

  @Test("T12: the pointer is at the edge, in the direction from the center to the end")
  func direction() {
    for turn in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      let end = bounds.center + Point(x: 900 * cos(turn), y: 900 * sin(turn))
      let placement = EndPointerPlacement(toward: end, in: bounds)
      let frame = frame(placement)
      #expect(bounds.contains(frame))
      #expect(min(frame.minX, frame.minY, 400 - frame.maxX, 200 - frame.maxY) < 6.01)
      let way = placement.center - bounds.center
      #expect(abs(way.x * sin(turn) - way.y * cos(turn)) < 1e-6)
      #expect(abs(remainder(placement.direction - turn, 2 * .pi)) < 1e-6)
    }
  }

  @Test("T12: the pointer avoids obstacles on the map, at the nearest free position")
  func obstacles() {
    let corner = Rect(x: 8, y: 8, width: 60, height: 60)
    let end = Point(x: -300, y: -120)
    let free = EndPointerPlacement(toward: end, in: bounds)
    #expect(frame(free).intersects(corner))

    let placement = EndPointerPlacement(toward: end, in: bounds) { !$0.intersects(corner) }
    #expect(!frame(placement).intersects(corner))
    #expect(bounds.contains(frame(placement)))
    #expect(placement.center.distance(to: free.center) < 100)
  }

  @Test("T12: on a map without room the pointer still has a position")
  func noRoom() {
    for size in [Size.zero, Size(width: 30, height: 300)] {
      let placement = EndPointerPlacement(
        toward: Point(x: 500, y: 0), in: Rect(origin: .zero, size: size)
      ) { _ in false }
      #expect(placement.center.x.isFinite)
      #expect(placement.center.y.isFinite)
    }
  }
}
