import Containers
import ContainersTesting

/// The controllers that a program acts on, and the checks of the laws.
@MainActor
final class TabLawWorld: TabBarControllerDelegate {
  let transcript = Transcript()
  let tabs = TabBarController()
  let stage: Stage
  private(set) var failures: [String] = []
  private(set) var trace: [String] = []
  /// The controllers, of which the first is the root of the navigation controller.
  private(set) var recorded: [RecordingController] = []
  private let navigation: NavigationController
  private let otherRoot = ViewController()
  private var hooks: [TabLawProgram.Hook]
  private var isAnimated = false
  private var isDriven = false
  private var isRefusing = false
  private weak var interaction: PercentDrivenInteractiveTransition?
  private var pushed = 0

  init(_ program: TabLawProgram) {
    hooks = program.hooks
    let transcript = transcript
    recorded = (0..<TabLawProgram.count).map { RecordingController("\($0)", transcript) }
    navigation = NavigationController(rootViewController: recorded[0])
    tabs.viewControllers = [navigation, recorded[1], recorded[2]]
    stage = Stage(tabs, size: Size(width: 400, height: 600), scale: 0.05)
    stage.settle()
    tabs.delegate = self
    for (index, controller) in recorded.enumerated() {
      controller.whenCalled = { [weak self] in self?.called(index, $0) }
    }
  }

  private func controller(_ index: Int) -> ViewController {
    index == 0 ? navigation : recorded[index]
  }

  private func called(_ index: Int, _ callback: String) {
    trace.append("    \(index).\(callback)")
    guard
      let place = hooks.firstIndex(where: {
        $0.controller == index && callback.hasPrefix($0.callback)
      })
    else { return }
    let hook = hooks.remove(at: place)
    run(hook.step)
  }

  // MARK: Steps

  func run(_ step: TabLawProgram.Step) {
    trace.append("  \(step)")
    switch step {
    case .select(let index): select(index)
    case .tap(let index): tap(index)
    case .key(let index):
      stage.press(.character(Character("\(index + 1)")), modifierFlags: .alternate)
    case .list(let indices): tabs.setViewControllers(indices.map(controller), animated: true)
    case .removeFromParent(let index): removeFromParent(index)
    case .animate(let isAnimated): self.isAnimated = isAnimated
    case .drive(let isDriven): self.isDriven = isDriven
    case .finish: interaction?.finish()
    case .cancel: interaction?.cancel()
    case .push(let hides): push(hides)
    case .pop: navigation.popViewController(animated: isAnimated)
    case .resize(let width, let height):
      stage.window.frame.size = Size(width: Double(width), height: Double(height))
    case .mode(let isSidebar): tabs.mode = isSidebar ? .tabSidebar : .automatic
    case .hideBar(let isHidden): tabs.setTabBarHidden(isHidden, animated: isAnimated)
    case .refuse(let isRefusing): self.isRefusing = isRefusing
    case .root(let isTabs): stage.window.rootViewController = isTabs ? tabs : otherRoot
    case .turn: stage.turn()
    case .wait(let time): stage.advance(by: .milliseconds(time))
    case .settle: settle()
    }
    checkModel()
  }

  private func select(_ index: Int) {
    let controller = controller(index)
    guard tabs.viewControllers?.contains(controller) == true else { return }
    let count = hooks.count
    tabs.selectedViewController = controller
    // A callback may have selected another one.
    if tabs.selectedViewController !== controller, hooks.count == count {
      failures.append("\(index) was selected, but is not")
    }
  }

  private func tap(_ index: Int) {
    let count = tabs.viewControllers?.count ?? 0
    guard count > 0 else { return }
    stage.tap(
      at: Point(
        x: 400 / Double(count) * (Double(index % count) + 0.5),
        y: stage.window.bounds.height - 10))
  }

  private func removeFromParent(_ index: Int) {
    let controller = controller(index)
    guard controller.parent === tabs else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func push(_ hides: Bool) {
    pushed += 1
    let controller = RecordingController("pushed \(pushed)", transcript)
    controller.hidesBottomBarWhenPushed = hides
    navigation.pushViewController(controller, animated: isAnimated)
  }

  func settle() {
    // An interaction that nobody moves would never end.
    for _ in 0..<3 {
      interaction?.finish()
      stage.settle()
    }
    checkRest()
  }

  // MARK: Laws

  private func check(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { failures.append(law()) }
  }

  private func checkModel() {
    let list = tabs.viewControllers ?? []
    check(
      list.isEmpty ? tabs.selectedIndex == 0 : list.indices.contains(tabs.selectedIndex),
      "the index \(tabs.selectedIndex) is out of range")
    check(
      tabs.selectedViewController === (list.isEmpty ? nil : list[tabs.selectedIndex]),
      "the selected controller is not that of the index")
  }

  private func checkRest() {
    let list = tabs.viewControllers ?? []
    check(Set(tabs.children) == Set(list), "the children are not those with tabs")
    check(
      (tabs.tabBar.items ?? []).elementsEqual(list.map(\.tabBarItem)) { $0 === $1 },
      "the bar has other items")
    check(
      tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem,
      "the bar shows another selection")
    for name in Set(transcript.entries.map(\.name)) {
      check(transcript.isBalanced(name), "\(name) is not balanced")
    }
    let isShown = stage.window.rootViewController === tabs
    for index in 0..<TabLawProgram.count {
      let controller = controller(index)
      let isSelected = isShown && controller === tabs.selectedViewController
      check(
        (controller.viewIfLoaded?.window != nil) == isSelected,
        "\(index) is \(isSelected ? "not " : "")in the window")
    }
  }

  // MARK: Delegate

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { !isRefusing }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { isAnimated ? FadeAnimator() : nil }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    guard isDriven else { return nil }
    let made = PercentDrivenInteractiveTransition()
    interaction = made
    return made
  }
}
