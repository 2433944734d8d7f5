import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of a controller", .noWarnings)
struct ControllerOverridesTests {
  final class Recording: ViewController {
    var calls: [String] = []
    var given: TraitCollection?

    override var view: View! {
      get { super.view }
      set {
        calls.append("view")
        super.view = newValue
      }
    }

    override func addChild(_ child: ViewController) {
      calls.append("addChild")
      super.addChild(child)
    }

    override func removeFromParent() {
      calls.append("removeFromParent")
      super.removeFromParent()
    }

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      calls.append("begin \(isAppearing)")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override func endAppearanceTransition() {
      calls.append("end")
      super.endAppearanceTransition()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will+")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did+")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will-")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did-")
    }

    override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
      calls.append("traits")
      return given ?? super.overrideTraitCollection(forChild: child)
    }
  }

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("Default loading sets the view, and the window reads it")
  func view() {
    let controller = Recording()
    let stage = Stage(controller)

    #expect(controller.calls.first == "view")
    #expect(controller.view.superview === stage.window)
  }

  @Test("An override of the view can return another class")
  func typedView() {
    final class Typed: ViewController {
      var reads = 0
      override var view: View! {
        get {
          reads += 1
          return super.view
        }
        set { super.view = newValue }
      }
    }
    let controller = Typed()
    let stage = Stage(controller)

    #expect(controller.reads > 0)
    #expect(stage.window.rootViewController === controller)
  }

  @Test("A child added elsewhere leaves its parent through removeFromParent")
  func moving() {
    let (first, second, child) = (Recording(), Recording(), Recording())
    first.addChild(child)
    second.addChild(child)

    #expect(first.calls.filter { $0 == "addChild" }.count == 1)
    #expect(child.calls.filter { $0 == "removeFromParent" }.count == 1)
    #expect(child.parent === second)
  }

  @Test("A transition between children notifies both through begin and end")
  func transition() {
    let (parent, old, new) = (ViewController(), Recording(), Recording())
    let stage = Stage(parent)
    embed(old, in: parent)
    stage.turn()
    old.calls = []
    old.willMove(toParent: nil)
    parent.addChild(new)

    parent.transition(from: old, to: new, duration: .milliseconds(100))
    stage.settle()

    #expect(old.calls == ["begin false", "will-", "end", "did-"])
    #expect(new.calls.filter { $0 != "view" } == ["begin true", "will+", "end", "did+"])
  }

  @Test("A controller whose override does not call super is notified by the window instead, once")
  func withoutSuper() {
    final class Silent: ViewController {
      var calls = 0
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
      override func viewWillAppear(_ animated: Bool) { calls += 1 }
    }
    let (parent, old, new) = (ViewController(), ViewController(), Silent())
    let stage = Stage(parent)
    embed(old, in: parent)
    stage.turn()
    old.willMove(toParent: nil)
    parent.addChild(new)

    parent.transition(from: old, to: new, duration: .zero)
    stage.settle()

    #expect(new.calls == 1)
  }

  @Test("An appearance caused by the window or the parent calls neither begin nor end")
  func window() {
    let (parent, child) = (Recording(), Recording())
    let stage = Stage(parent)
    embed(child, in: parent)
    stage.turn()

    #expect(child.calls == ["view", "will+", "did+"])
    #expect(!parent.calls.contains("begin true"))
  }

  @Test("A manually forwarding container calls both, once each")
  func byHand() {
    final class ByHand: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (ByHand(), Recording())
    let stage = Stage(parent)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
    stage.turn()

    #expect(child.calls.filter { $0 != "view" } == ["begin true", "will+", "end", "did+"])
  }

  @Test("A parent's override imposes traits when a child is added and when the traits change")
  func traits() {
    let (parent, child) = (Recording(), ViewController())
    let stage = Stage(parent)
    parent.given = TraitCollection { $0.userInterfaceStyle = .dark }
    embed(child, in: parent)
    stage.turn()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)

    parent.given = TraitCollection { $0.userInterfaceStyle = .light }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(child.traitCollection.userInterfaceStyle == .light)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.userInterfaceStyle != .light)
  }

  @Test("Traits set on a parent for its child are read back through the override")
  func givenTraits() {
    let (parent, child) = (Recording(), ViewController())
    parent.addChild(child)
    parent.calls = []

    parent.setOverrideTraitCollection(
      TraitCollection { $0.userInterfaceStyle = .dark }, forChild: child)

    #expect(parent.calls == ["traits"])
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }
}
