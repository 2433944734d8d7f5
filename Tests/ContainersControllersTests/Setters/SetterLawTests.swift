import Containers
import ContainersTesting
import TestSupport
import Testing

/// Checks that setting what is set already marks nothing.
@MainActor
@Suite("Setters of the same value")
struct SetterLawTests {
  @Test(
    "Every settable member of docs/api.txt is in the table, or listed as one that marks nothing")
  func table() throws {
    let published = try SetterTable.published()
    let known = Set(SetterTable().entries.map { String($0.name.prefix { $0 != " " }) })
    let missing = published.subtracting(known).subtracting(SetterTable.others).sorted()
    let unknown = SetterTable.others.subtracting(published).sorted()

    #expect(published.count > 400)
    #expect(missing.isEmpty, "add these to the table: \(missing)")
    #expect(unknown.isEmpty, "these are not published: \(unknown)")
  }

  @Test("A value set again marks neither layout nor paint, wherever it is shown")
  func law() {
    var failures: [String] = []
    let warnings = WarningLog.lines {
      for entry in SetterTable().entries {
        for isRoot in [true, false] {
          let place = "\(entry.name)\(isRoot ? "" : ", inside")"
          failures += SetterLaw(entry, isRoot: isRoot).failures.map { "\(place) \($0)" }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(warnings.isEmpty, "\(warnings.joined(separator: "\n"))")
  }
}

/// One run of the law.
@MainActor
private struct SetterLaw {
  private(set) var failures: [String] = []

  init(_ entry: SetterTable.Entry, isRoot: Bool) {
    let (shown, set) = entry.make()
    let hook = LayoutHook(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    let controller = HookedController()
    if let child = shown as? ViewController {
      controller.child = isRoot ? nil : child
    } else if let view = shown as? View {
      controller.shown = (view, isRoot)
    }
    let root = isRoot ? shown as? ViewController ?? controller : controller
    let stage = Stage(root)
    root.view.addSubview(hook)
    set()
    stage.settle(within: .seconds(2))
    if stage.application.isFrameDue { failures.append("does not settle once it is set") }

    set()
    if stage.application.isFrameDue { failures.append("marks") }
    stage.settle(within: .seconds(2))

    let frames = stage.presentedFrames
    var layouts = 0
    controller.onLayout = set
    hook.onLayout = {
      layouts += 1
      set()
    }
    hook.setNeedsLayout()
    root.view.setNeedsLayout()
    stage.settle(within: .milliseconds(200))
    if layouts > 1 { failures.append("is laid out \(layouts) times") }
    if stage.presentedFrames > frames { failures.append("is painted again") }
    if stage.application.isFrameDue { failures.append("never settles") }
  }
}

/// A controller that shows a view as its root view or inside it, or a child.
private final class HookedController: ViewController {
  var shown: (view: View, isRoot: Bool)?
  var child: ViewController?
  var onLayout: (() -> Void)?

  override func loadView() {
    view = shown.flatMap { $0.isRoot ? $0.view : nil } ?? View()
    if let shown, !shown.isRoot {
      shown.view.frame = Rect(x: 10, y: 10, width: 200, height: 150)
      view.addSubview(shown.view)
    }
    guard let child else { return }
    addChild(child)
    child.view.frame = Rect(x: 0, y: 0, width: 300, height: 250)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() { onLayout?() }
}

/// A view that reports its layouts.
private final class LayoutHook: View {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
