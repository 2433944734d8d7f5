import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("How often a popover's delegate is asked for its place")
struct PopoverRepositionTests {
  /// What happens to a window of 800 × 600 points.
  enum Change: String, CaseIterable, Sendable {
    case wider, narrower, taller, shorter, both, back, nothing, onlySource, sourceAndWindow

    var sizes: [Size] {
      switch self {
      case .wider: [Size(width: 900, height: 600)]
      case .narrower: [Size(width: 720, height: 600)]
      case .taller: [Size(width: 800, height: 700)]
      case .shorter: [Size(width: 800, height: 530)]
      case .both: [Size(width: 900, height: 700)]
      case .back: [Size(width: 900, height: 600), Size(width: 800, height: 600)]
      case .nothing: [Size(width: 800, height: 600)]
      case .onlySource: []
      case .sourceAndWindow: [Size(width: 900, height: 700)]
      }
    }

    var movesSource: Bool { self == .onlySource || self == .sourceAndWindow }

    var count: Int { self == .nothing ? 0 : max(1, sizes.count) }
  }

  private func asked(_ scene: PopoverScene) -> Int {
    scene.transcript.lines.count { $0 == "delegate.willReposition" }
  }

  @Test(
    "F141: the delegate is asked once for each size of the window, whether or not the source moves",
    arguments: Change.allCases)
  func change(_ change: Change) {
    let scene = PopoverScene()
    scene.source.frame.origin = Point(x: 100, y: 100)
    scene.present()
    #expect(asked(scene) == 0)

    if change.movesSource { scene.source.frame.origin.x += 50 }
    for size in change.sizes {
      scene.stage.resize(to: size)
      scene.stage.settle()
    }
    scene.stage.settle()

    #expect(asked(scene) == change.count)
    #expect(scene.isPresented)
  }

  @Test("F141: the delegate of a resized popover chooses another place, which is used at once")
  func chosen() throws {
    let scene = PopoverScene()
    scene.source.frame.origin = Point(x: 100, y: 100)
    let other = View(frame: Rect(x: 500, y: 300, width: 60, height: 40))
    scene.root.view.addSubview(other)
    scene.present()
    scene.delegate.reposition = { rect, view in (rect, view) = (other.bounds, other) }

    scene.stage.resize(to: Size(width: 820, height: 600))

    #expect(scene.popover.sourceView === other)
    #expect(try #require(scene.frame).midX == 530)
    scene.stage.settle()
    #expect(asked(scene) == 1)
  }

  @Test("F141: a popover that is a sheet in compact width is not asked for a place")
  func compact() {
    let scene = PopoverScene()
    scene.present()

    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.stage.settle()
    let before = asked(scene)
    scene.stage.resize(to: Size(width: 420, height: 600))
    scene.stage.settle()

    #expect(asked(scene) == before)
  }
}
