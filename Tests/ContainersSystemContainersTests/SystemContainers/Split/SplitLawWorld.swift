import ContainersTesting
import Testing

@testable import Containers

/// The controllers that a program acts on, and the checks of the laws.
@MainActor
final class SplitLawWorld {
  let transcript = Transcript()
  let split: SplitViewController
  let stage: Stage
  private(set) var failures: [String] = []
  private(set) var trace: [String] = []
  private(set) var recorded: [RecordingController] = []
  private let navigation: NavigationController
  private let delegate = SplitLawDelegate()
  private let otherRoot = ViewController()
  private var hooks: [SplitLawProgram.Hook]
  /// What the rules say, apart from the split.
  private var twin: SplitLayout
  private var isAnimated = true
  private var isHeld = false
  private var pushed = 0

  init(_ program: SplitLawProgram) {
    hooks = program.hooks
    let transcript = transcript
    recorded = (0..<SplitLawProgram.count).map { RecordingController("\($0)", transcript) }
    navigation = NavigationController(rootViewController: recorded[SplitLawProgram.count - 1])
    split = SplitViewController(style: program.isTriple ? .tripleColumn : .doubleColumn)
    twin = SplitLayout(isTriple: program.isTriple)
    split.setViewController(recorded[0], for: .primary)
    if program.isTriple { split.setViewController(recorded[1], for: .supplementary) }
    split.setViewController(recorded[2], for: .secondary)
    stage = Stage(split, size: Size(width: 900, height: 500), scale: 0.05)
    stage.settle()
    twin.resize(to: Size(width: 900, height: 500))
    split.delegate = delegate
    delegate.whenCalled = { [weak self] in self?.called(nil, $0) }
    for (index, controller) in recorded.enumerated() {
      controller.whenCalled = { [weak self] in self?.called(index, $0) }
    }
  }

  private func controller(_ index: Int) -> ViewController {
    index == SplitLawProgram.count - 1 ? navigation : recorded[index]
  }

  private func called(_ index: Int?, _ callback: String) {
    trace.append("    \(index.map { "\($0)." } ?? "")\(callback)")
    guard
      let place = hooks.firstIndex(where: {
        callback.hasPrefix($0.callback) && (index == nil || $0.controller == index)
      })
    else { return }
    let hook = hooks.remove(at: place)
    run(hook.step)
  }

  // MARK: Steps

  func run(_ step: SplitLawProgram.Step) {
    trace.append("  \(step)")
    if isAnimated { take(step) } else { View.performWithoutAnimation { take(step) } }
  }

  private func take(_ step: SplitLawProgram.Step) {
    switch step {
    case .show(let column):
      change(column) {
        $0.show(column)
      } _: {
        $0.show(column)
      }
    case .hide(let column):
      change(column) {
        $0.hide(column)
      } _: {
        $0.hide(column)
      }
    case .set(let index, let column): set(index.map(controller), column)
    case .prefer(let mode):
      twin.preferredMode = mode
      split.preferredDisplayMode = mode
    case .behave(let behavior):
      twin.preferredBehavior = behavior
      split.preferredSplitBehavior = behavior
    case .resize(let width):
      stage.window.frame.size = Size(width: Double(width), height: 500)
    case .detail(let index):
      if isFree(index) { split.showDetailViewController(controller(index), sender: nil) }
    case .next(let index): next(index)
    case .push: push()
    case .pop: (topNavigation)?.popViewController(animated: isAnimated)
    case .removeFromParent(let column): remove(column)
    case .gestures(let isOn): split.presentsWithGesture = isOn
    case .animate(let isAnimated): self.isAnimated = isAnimated
    case .root(let isSplit): stage.window.rootViewController = isSplit ? split : otherRoot
    default: act(step)
    }
  }

  private func act(_ step: SplitLawProgram.Step) {
    switch step {
    case .toggle: stage.press(.function(9))
    case .escape: stage.press(.escape)
    case .click(let x): if !isHeld { stage.tap(at: Point(x: Double(x), y: 300)) }
    case .grab(let x):
      if !isHeld { stage.grab(.point(Point(x: Double(x), y: 300))) }
      isHeld = true
    case .move(let x): stage.move(to: .point(Point(x: Double(x), y: 300)), steps: 3)
    case .drop: drop()
    case .turn: stage.turn()
    case .wait(let time): stage.advance(by: .milliseconds(time))
    default: settle()
    }
  }

  private func drop() {
    if isHeld { stage.drop() }
    isHeld = false
  }

  /// Makes a change of the split, and the same one of the twin while nothing is between.
  private func change(
    _ column: SplitViewController.Column, _ twinChange: (inout SplitLayout) -> Void,
    _ change: (SplitViewController) -> Void
  ) {
    let hookCount = hooks.count
    twin = split.layout
    let isExpanded = !split.isCollapsed && !split.flow.isCrossing
    if isExpanded { twinChange(&twin) }
    change(split)
    guard hooks.count == hookCount, isExpanded else { return }
    check(split.displayMode == twin.mode, "the mode is \(split.displayMode), not \(twin.mode)")
    for column in split.slots.columns where split.slots.host(column) != nil {
      check(
        split.isShowing(column) == twin.columns.contains(column),
        "isShowing(\(column)) is \(split.isShowing(column))")
    }
  }

  private func isFree(_ index: Int) -> Bool {
    let one = controller(index)
    return one.parent == nil && split.slots.column(of: one) == nil
  }

  private func set(_ one: ViewController?, _ column: SplitViewController.Column) {
    if let one, one.parent != nil || split.slots.column(of: one) != nil {
      return
    }
    let count = hooks.count
    split.setViewController(one, for: column)
    if hooks.count == count {
      check(split.viewController(for: column) === one, "\(column) is not what was set")
    }
  }

  private func next(_ index: Int) {
    guard isFree(index), let first = split.viewController(for: .primary), first.parent != nil,
      index != SplitLawProgram.count - 1, !(first is NavigationController)
    else { return }
    first.show(controller(index), sender: nil)
  }

  private var topNavigation: NavigationController? {
    split.flow.isCollapsed ? split.base : split.slots.navigation(.secondary)
  }

  private func push() {
    pushed += 1
    topNavigation?.pushViewController(
      RecordingController("pushed \(pushed)", transcript), animated: isAnimated)
  }

  private func remove(_ column: SplitViewController.Column) {
    guard let host = split.slots.host(column), host.parent === split else { return }
    host.willMove(toParent: nil)
    host.viewIfLoaded?.removeFromSuperview()
    if host.parent === split { host.removeFromParent() }
  }

  func settle() {
    drop()
    for _ in 0..<3 { stage.settle() }
    checkRest()
  }

  // MARK: Laws

  private func check(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { failures.append(law()) }
  }

  private func checkRest() {
    for name in Set(transcript.entries.map(\.name)) {
      check(transcript.isBalanced(name), "\(name) is not balanced")
    }
    check(
      Set(split.children) == Set(split.slots.hosts),
      "the children are not those of the columns")
    switch split.flow {
    case .unshown, .resting: break
    case .moving, .crossing: failures.append("something is left")
    }
    guard stage.window.rootViewController === split else { return }
    check(split.isCollapsed == split.wantsCollapse, "it is not collapsed as its width wants")
    let top = split.base?.topViewController
    for column in split.slots.columns + [.compact] {
      guard let host = split.slots.host(column) else { continue }
      let isShown =
        split.isCollapsed
        ? split.base.map { $0 === host } ?? (split.shown == [column])
        : split.layout.columns.contains(column)
      check(
        (host.viewIfLoaded?.window != nil) == isShown,
        "the host of \(column) is \(isShown ? "not " : "")in the window")
      if isShown, let navigation = host as? NavigationController {
        check(
          navigation.topViewController.map { $0.viewIfLoaded?.window != nil } ?? true,
          "the top of \(column) is not in the window")
        check(
          navigation.topViewController.map {
            $0.viewIfLoaded?.frame.size == navigation.view.bounds.size
          }
            ?? true, "the top of \(column) does not fill it")
      }
    }
    if split.isCollapsed {
      check(top == nil || top?.viewIfLoaded?.window != nil, "the top is not shown")
    } else {
      checkPlaces()
    }
  }

  /// Compares the places with those of a twin that has only the width.
  private func checkPlaces() {
    var twin = split.layout
    twin.resize(to: stage.window.bounds.size)
    check(twin.mode == split.displayMode, "the mode is not that of the width")
    for (column, frame) in twin.places.frames where twin.columns.contains(column) {
      guard let view = split.slots.host(column)?.viewIfLoaded else { continue }
      check(
        view.convert(view.bounds, to: nil) == frame,
        "\(column) is at \(view.convert(view.bounds, to: nil)), not at \(frame)")
    }
    let secondary = split.splitView?.pane(.secondary)
    check(
      secondary?.isUserInteractionEnabled == !twin.isDimmed, "the secondary column is blocked")
    check(
      (split.splitView?.movableDividers.count ?? 0) == Array(twin.places.dividers).count,
      "the dividers are not those of the mode")
  }
}

@MainActor
private final class SplitLawDelegate: SplitViewControllerDelegate {
  var whenCalled: ((String) -> Void)?

  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) { whenCalled?("willChange.\(displayMode)") }

  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) { whenCalled?("willShow.\(column)") }

  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) { whenCalled?("willHide.\(column)") }

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    whenCalled?("top?")
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    whenCalled?("mode?")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: SplitViewController) { whenCalled?("did.collapse") }

  func splitViewControllerDidExpand(_ svc: SplitViewController) { whenCalled?("did.expand") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: SplitViewController) {
    whenCalled?("gesture.begin")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: SplitViewController) {
    whenCalled?("gesture.end")
  }
}
