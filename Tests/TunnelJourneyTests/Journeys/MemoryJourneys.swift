import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Memory leaks")
struct MemoryJourneys {
  @MainActor
  private final class Remains {
    weak var stage: Stage?
    weak var root: TunnelViewController?
    weak var coordinators: TunnelCoordinators?
    weak var window: Window?
    weak var start: MapViewController?
    weak var target: MapViewController?
    weak var info: GeoInfoViewController?
    weak var map: MapView?
    weak var annotation: AnnotationView?

    init(_ tunnel: TunnelStage) {
      stage = tunnel.stage
      root = tunnel.root
      coordinators = tunnel.root.coordinators
      window = tunnel.stage.window
      start = tunnel.root.maps[.start]
      target = tunnel.root.maps[.target]
      info = tunnel.root.infos[.start]
      map = tunnel.map(.start)
      annotation = tunnel.annotation(.start)
    }

    var isNothing: Bool {
      stage == nil && root == nil && coordinators == nil && window == nil && start == nil
        && target == nil && info == nil && map == nil && annotation == nil
    }
  }

  private func remains(after journey: (TunnelStage) -> Void) -> Remains {
    let tunnel = TunnelStage(size: Size(width: 120, height: 160))
    journey(tunnel)
    return Remains(tunnel)
  }

  @Test("An app that was only opened is deallocated")
  func opened() {
    #expect(remains { _ in }.isNothing)
  }

  @Test("An app is deallocated after a drag, a menu, a glide, a flip and back, and closing")
  func used() async {
    let remains = remains { tunnel in
      tunnel.stage.drag("Start", by: Point(x: 10, y: 3), steps: 3)
      tunnel.stage.press(.function(10), modifierFlags: .shift)
      tunnel.stage.press(.escape)
      tunnel.stage.tap("Copy start")
      tunnel.flip()
      tunnel.flip()
      tunnel.stage.drag(.at(40, 20), by: Point(x: 20, y: 0), steps: 2)
      tunnel.stage.close()
      tunnel.stage.advance(by: .seconds(2))
    }
    // Pending answers may still arrive.
    for _ in 0..<10_000 where !remains.isNothing { await Task.yield() }
    #expect(remains.isNothing)
  }

  @Test("An app that is dropped during a flip is deallocated")
  func dropped() async {
    let remains = remains { tunnel in
      tunnel.stage.tap("Radar")
      tunnel.stage.advance(by: .milliseconds(100))
    }
    for _ in 0..<10_000 where !remains.isNothing { await Task.yield() }
    #expect(remains.isNothing)
  }
}
