import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("What the message of a refused presentation names")
struct RefusalNamesTests {
  enum Request: String, CaseIterable, Sendable {
    case again, againFromChild, inContext, whileComing, whileComingFromPresented, whileGoing
    case fromLeaving, dismissWhileComing, dismissWhileGoing, withoutWindow, sourceElsewhere
    case sourceElsewhereFromChild, alertOverSheet
  }

  @Test(
    "Q47: the warning names who asks, who would present, what is to be presented, and what is already",
    arguments: Request.allCases)
  func refusal(_ request: Request) {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    let new = scene.controller("D", .formSheet)
    let root = scene.root
    var names: [String] = ["A", "B", "D"]
    var verb: String? = "presents"
    var ask: @MainActor () -> Void = { root.present(new, animated: true) }
    switch request {
    case .again: scene.root.present(presented, animated: false)
    case .againFromChild:
      root.present(presented, animated: false)
      names.append("C")
      ask = { [child = scene.child] in child.present(new, animated: true) }
    case .inContext:
      scene.child.definesPresentationContext = true
      presented.modalPresentationStyle = .overCurrentContext
      new.modalPresentationStyle = .currentContext
      scene.child.present(presented, animated: false)
      names = ["B", "C", "D"]
      ask = { [child = scene.child] in child.present(new, animated: true) }
    case .whileComing, .whileComingFromPresented, .dismissWhileComing: verb = "is presenting"
    case .whileGoing, .fromLeaving, .dismissWhileGoing:
      root.present(presented, animated: false)
      verb = "is dismissing"
    case .withoutWindow:
      names = ["E", "D"]
      verb = nil
      ask = {
        let stranger = ViewController()
        stranger.title = "E"
        stranger.present(new, animated: true)
      }
    case .sourceElsewhere, .sourceElsewhereFromChild:
      new.modalPresentationStyle = .popover
      let source = Label()
      new.popoverPresentationController?.sourceView = source
      names = request == .sourceElsewhere ? ["A", "D"] : ["A", "C", "D"]
      verb = "The source is <Label"
      if request == .sourceElsewhereFromChild {
        ask = { [child = scene.child] in
          child.present(new, animated: true)
          withExtendedLifetime(source) {}
        }
      } else {
        ask = {
          root.present(new, animated: true)
          withExtendedLifetime(source) {}
        }
      }
    case .alertOverSheet:
      root.present(presented, animated: false)
      let alert = AlertController(title: "D", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      ask = { root.present(alert, animated: true) }
    }
    scene.stage.settle()
    switch request {
    case .whileComing: root.present(presented, animated: true)
    case .whileComingFromPresented:
      root.present(presented, animated: true)
      scene.stage.advance(by: .milliseconds(100))
      ask = { presented.present(new, animated: true) }
    case .dismissWhileComing:
      root.present(presented, animated: true)
      names = ["A", "B"]
      ask = { presented.dismiss(animated: true) }
    case .whileGoing: root.dismiss(animated: true)
    case .fromLeaving:
      root.dismiss(animated: true)
      scene.stage.advance(by: .milliseconds(100))
      ask = { presented.present(new, animated: true) }
    case .dismissWhileGoing:
      root.dismiss(animated: true)
      names = ["A", "B"]
      ask = { presented.dismiss(animated: true) }
    default: break
    }

    let lines = WarningLog.lines { ask() }

    #expect(lines.count == 1)
    for name in names { #expect(lines.first?.contains("“\(name)”") == true, "\(name): \(lines)") }
    if let verb { #expect(lines.first?.contains(verb) == true, "\(lines)") }
    scene.stage.settle()
  }

  @Test("Q47: the trap of a controller that is presented already names who presents it")
  func presentedAlready() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let scene = PresentationScene()
      let presented = scene.present("B", .overFullScreen)
      let other = scene.present("D", .overFullScreen, from: presented)
      other.present(presented, animated: false)
    }
    for name in ["A", "B", "D"] { #expect(result.standardError.contains("“\(name)”")) }
  }

  @Test("Q47: the trap of a controller that has a parent names the parent")
  func hasParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let scene = PresentationScene()
      let (parent, child) = (scene.controller("P"), scene.controller("D"))
      parent.addChild(child)
      scene.child.present(child, animated: false)
    }
    for name in ["C", "D", "P"] { #expect(result.standardError.contains("“\(name)”")) }
  }

  /// Waits for a task while frames run.
  private func value(of task: Task<Bool, Never>, on stage: Stage) async -> Bool {
    for _ in 0..<50 {
      await Task.yield()
      stage.settle()
    }
    return await task.value
  }

  @Test("Q47, F110: the async forms tell whether the request was carried out")
  func asynchronous() async {
    await WarningReceiver.$current.withValue({ _ in }) {
      let scene = PresentationScene()
      let presented = scene.controller("B", .overFullScreen)
      let root = scene.root
      func presents(_ controller: ViewController, from presenter: ViewController) async -> Bool {
        await value(
          of: Task { await presenter.present(controller, animated: true) }, on: scene.stage)
      }
      func dismisses(_ controller: ViewController) async -> Bool {
        await value(of: Task { await controller.dismiss(animated: true) }, on: scene.stage)
      }

      #expect(await presents(presented, from: root))
      #expect(await !presents(scene.controller("D"), from: root))
      #expect(await !presents(scene.controller("D"), from: scene.child))
      #expect(await !presents(scene.controller("D"), from: ViewController()))
      #expect(await presents(scene.controller("D"), from: presented))
      #expect(await dismisses(presented))
      #expect(await dismisses(presented))
      #expect(root.presentedViewController == nil)
      #expect(await dismisses(root))
      root.present(presented, animated: true, completion: nil)
      #expect(await root.dismiss(animated: true) == false)
      #expect(await root.present(scene.controller("D"), animated: true) == false)
      scene.stage.settle()
    }
  }
}
