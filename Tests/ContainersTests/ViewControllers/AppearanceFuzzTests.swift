import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Appearance under random use")
struct AppearanceFuzzTests {
  /// A root with three nested containers and two controllers to change between, all of them moved
  /// about at random, now and then from inside a callback.
  @MainActor
  final class Playground {
    let transcript = Transcript()
    let stage: Stage
    var controllers: [RecordingController] = []
    var generator: SeededGenerator
    private var depth = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      let root = RecordingController("R", transcript)
      stage = Stage(root)
      controllers = [root]
      for name in ["A", "B", "C", "D"] { controllers.append(RecordingController(name, transcript)) }
      for controller in controllers {
        controller.whenCalled = { [unowned self] callback in
          if depth == 1, callback != "loadView", Int.random(in: 0..<12, using: &generator) == 0 {
            step()
          }
        }
      }
    }

    func pick() -> RecordingController {
      controllers[Int.random(in: 0..<controllers.count, using: &generator)]
    }

    func contains(_ controller: ViewController, _ other: ViewController) -> Bool {
      var current: ViewController? = other
      while let candidate = current {
        if candidate === controller { return true }
        current = candidate.parent
      }
      return false
    }

    func step() {
      depth += 1
      defer { depth -= 1 }
      let (one, two) = (pick(), pick())
      switch Int.random(in: 0..<13, using: &generator) {
      case 0, 1, 2: if isFree(one) { embed(one, in: two) }
      case 3: remove(one)
      case 4: if one !== controllers[0] { one.viewIfLoaded?.removeFromSuperview() }
      case 5, 10: if let parent = one.parent, isFree(two) { change(one, two, in: parent) }
      case 6: stage.window.close()
      case 7: stage.window.makeKeyAndVisible()
      case 8:
        stage.resize(to: Size(width: 200 + Double(transcript.entries.count % 50), height: 150))
      case 9: if depth == 1 { stage.settle() }
      default: if depth == 1 { stage.advance(by: .milliseconds(30)) }
      }
    }

    /// Whether a controller may be moved to another parent: inside a callback only one that has none,
    /// since whoever is at work on it goes on afterwards.
    func isFree(_ controller: ViewController) -> Bool {
      depth == 1 || controller.parent == nil && controller.viewIfLoaded?.superview == nil
    }

    func embed(_ child: ViewController, in parent: ViewController) {
      guard child !== controllers[0], !contains(child, parent) else { return }
      // A view lies in its parent's before it gets another parent, as the contract asks.
      child.viewIfLoaded?.removeFromSuperview()
      guard !contains(child, parent) else { return }
      for controller in [parent, child] { controller.loadViewIfNeeded() }
      guard !contains(child, parent), child.viewIfLoaded?.superview == nil else { return }
      parent.addChild(child)
      guard child.parent === parent, child.viewIfLoaded?.superview == nil,
        !parent.view.isDescendant(of: child.view)
      else { return }
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    func remove(_ child: ViewController) {
      guard child.parent != nil else { return }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }

    func change(_ old: ViewController, _ new: ViewController, in parent: ViewController) {
      guard old !== new, old.parent === parent, old.viewIfLoaded?.superview != nil,
        new !== controllers[0], !contains(new, parent), !contains(old, new) || new.parent === parent
      else { return }
      new.viewIfLoaded?.removeFromSuperview()
      old.willMove(toParent: nil)
      guard !contains(new, parent), new.viewIfLoaded?.superview == nil else { return }
      parent.addChild(new)
      new.loadViewIfNeeded()
      guard old.parent === parent, new.parent === parent,
        old.view.superview?.isDescendant(of: new.view) == false
      else { return }
      parent.transition(
        from: old, to: new, duration: .milliseconds(100), options: .transitionFlipFromTop,
        completion: { [weak parent, weak old, weak new] _ in
          if old?.parent === parent { old?.removeFromParent() }
          if new?.parent === parent { new?.didMove(toParent: parent) }
        })
    }
  }

  @Test("stays balanced and ends at rest, whatever happens in whatever callback", arguments: 0..<12)
  func balance(_ seed: UInt64) {
    let playground = Playground(seed: seed)

    _ = WarningLog.lines {
      for _ in 0..<400 { playground.step() }
      playground.stage.window.makeKeyAndVisible()
      playground.stage.settle()
    }

    for controller in playground.controllers {
      let name = controller.recordedName
      #expect(playground.transcript.isBalanced(name), "\(name)")
      let view = controller.viewIfLoaded
      #expect(view?.transform3D ?? .identity == .identity)
      #expect(view?.isHidden != true)
      let subviews = (view?.subviews ?? []).map(ObjectIdentifier.init)
      #expect(Set(subviews).count == subviews.count)
    }
  }
}
