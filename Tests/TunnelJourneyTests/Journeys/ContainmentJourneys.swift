import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Containment of the maps")
struct ContainmentJourneys {
  @Test("T1: the root has two container views, each with one map as a contained child")
  func children() {
    let tunnel = TunnelStage()

    #expect(tunnel.root.children.count == 2)
    for end in End.allCases {
      let map = tunnel.root.maps[end]
      #expect(map.parent === tunnel.root)
      #expect(map.view.superview === tunnel.container(end))
      #expect(tunnel.container(end).superview === tunnel.root.view)
      #expect(tunnel.container(end).subviews.count == 1)
      #expect(map.view.frame == tunnel.container(end).bounds)
    }
  }

  @Test("T2: a map gets its annotation before it is contained, and is observed afterward")
  func order() {
    let tunnel = TunnelStage()

    #expect(tunnel.stage.element("Start")?.view === tunnel.annotation(.start))
    #expect(tunnel.stage.element("End")?.view === tunnel.annotation(.target))
    tunnel.map(.start).onDigHere?(place("10 20"))
    #expect(tunnel.root.dig.entrance == place("10 20"))
    tunnel.map(.target).onDigHere?(place("30 40"))
    #expect(tunnel.root.dig.exit == place("30 40"))
  }

  @Test("T3: the information sides are in no hierarchy until a flip")
  func infos() {
    let tunnel = TunnelStage()

    #expect(tunnel.root.infos.start !== tunnel.root.infos.target)
    for info in tunnel.root.infos.values {
      #expect(info.parent == nil)
      #expect(info.viewIfLoaded?.superview == nil)
    }
    tunnel.flip()
    for end in End.allCases {
      let info = tunnel.root.infos[end]
      #expect(info.parent === tunnel.root)
      #expect(info.view.superview === tunnel.container(end))
      #expect(tunnel.root.maps[end].parent == nil)
      #expect(tunnel.root.maps[end].view.superview == nil)
    }
  }

  @Test("T4: a map works the same in another container")
  func elsewhere() {
    let parent = ViewController()
    let map = MapViewController(earth: TunnelStage.earth, location: place("10 20"))
    var reported: [Coordinate] = []
    let token = map.observe(\.currentLocation, options: .new) { change in
      if let location = change.newValue { reported.append(location) }
    }
    parent.addChild(map)
    map.view.frame = parent.view.bounds
    parent.view.addSubview(map.view)
    map.didMove(toParent: parent)
    let stage = Stage(parent, size: Size(width: 240, height: 180))

    #expect(map.view.frame == Rect(x: 0, y: 0, width: 240, height: 180))
    stage.drag("Start", by: Point(x: 20, y: 10))

    #expect(reported.count > 2)
    #expect(reported.last == map.currentLocation)
    #expect(map.currentLocation != place("10 20"))
    token.invalidate()
  }

  @Test("T8: a change made by the parent is not reported back, so there is no cycle")
  func noLoop() {
    let tunnel = TunnelStage()
    var reports: [End: Int] = [.start: 0, .target: 0]
    let tokens = End.allCases.map { end in
      tunnel.root.maps[end].observe(\.currentLocation) { _ in reports[end, default: 0] += 1 }
    }

    tunnel.root.maps[.target].updateAnnotation(location: place("1 2"))
    #expect(tunnel.root.maps[.target].currentLocation == place("1 2"))
    #expect(reports == [.start: 0, .target: 0])

    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 5, y: 0)))
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 5, y: 0)))
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 5, y: 0)))
    #expect(reports == [.start: 3, .target: 0])
    tunnel.stage.drop()
    #expect(reports == [.start: 3, .target: 0])
    tokens.forEach { $0.invalidate() }
  }
}
