import ContainersTesting
import Testing

@testable import Containers

/// The controllers that a program acts on, and the checks of the laws.
@MainActor
final class SearchLawWorld: ProgramWorld, SearchRecording, SearchResultsUpdating {
  let transcript = Transcript()
  private(set) var failures: [String] = []
  private let (list, results): (RecordingController, RecordingController)
  private let others: [RecordingController]
  private let (search, second): (SearchController, SearchController)
  private let navigation: NavigationController
  private let presented = ViewController()
  private let stage: Stage
  private var hooks: [SearchLawProgram.Hook]
  private(set) var (mayBegin, mayEnd) = (true, true)

  init(_ program: SearchLawProgram) {
    let transcript = transcript
    list = RecordingController("A", transcript)
    results = RecordingController("R", transcript)
    others = (0..<3).map { RecordingController("\($0)", transcript) }
    search = SearchController(searchResultsController: results)
    second = SearchController()
    hooks = program.hooks
    navigation = NavigationController(rootViewController: list)
    search.searchBar.scopeButtonTitles = ["One", "Two", "Three"]
    list.navigationItem.searchController = search
    // As few pixels as possible: nothing looks at them.
    stage = Stage(navigation, size: Size(width: 400, height: 500), scale: 0.05)
    rest()
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    for controller in [list, results] + others {
      controller.whenCalled = { [weak self, weak controller] callback in
        if let controller { self?.called("\(controller.recordedName).\(callback)") }
      }
    }
  }

  /// All controllers, and whether they still exist.
  var everybody: [(name: String, isKept: () -> Bool)] {
    let controllers: [ViewController] = [list, results, search, second, navigation] + others
    return controllers.map { controller in
      let name = "\(type(of: controller)) \(controller.title ?? "")"
      return (name, { [weak controller] in controller != nil })
    }
  }

  private func called(_ callback: String) {
    guard let index = hooks.firstIndex(where: { callback.hasPrefix($0.callback) }) else { return }
    run(hooks.remove(at: index).step)
  }

  func tell(_ name: String, _ callback: String) {
    transcript.add(name, callback)
    called("\(name).\(callback)")
  }

  /// Lets animations end; the blinking caret keeps a stage from settling.
  private func rest() { stage.advance(by: .seconds(1)) }

  // MARK: Steps

  func run(_ step: SearchLawProgram.Step) {
    switch step {
    case .begin: stage.press(.character("f"), modifierFlags: .control)
    case .setActive(let isActive): search.isActive = isActive
    case .escape: stage.press(.escape)
    case .down: stage.press(.downArrow)
    case .type(let text): stage.type(text)
    case .setText(let text): search.searchBar.text = text
    case .setScope(let index): search.searchBar.selectedScopeButtonIndex = index
    case .push(let number, let isAnimated):
      guard !navigation.viewControllers.contains(others[number]) else { return }
      navigation.pushViewController(others[number], animated: isAnimated)
    case .pop(let isAnimated): navigation.popViewController(animated: isAnimated)
    case .setStack(let isSearched):
      navigation.setViewControllers([isSearched ? list : others[0]], animated: false)
    default: runOther(step)
    }
  }

  private func runOther(_ step: SearchLawProgram.Step) {
    switch step {
    case .replace: list.navigationItem.searchController = second
    case .remove: list.navigationItem.searchController = nil
    case .restore: list.navigationItem.searchController = search
    case .wantResults(let wants): search.showsSearchResultsController = wants
    case .removeResults:
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    case .refuse(let begins, let ends): (mayBegin, mayEnd) = (begins, ends)
    case .present:
      guard navigation.presentedViewController == nil, navigation.viewIfLoaded?.window != nil
      else { return }
      presented.modalPresentationStyle = .fullScreen
      navigation.present(presented, animated: true)
    case .dismiss:
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    case .leaveWindow:
      if navigation.presentedViewController == nil { stage.window.rootViewController = nil }
    case .enterWindow: stage.window.rootViewController = navigation
    case .resize(let number):
      stage.window.frame.size = Size(width: [320, 400, 800][number], height: 500)
    case .memoryWarning: stage.application.didReceiveMemoryWarning()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    default: stage.turn()
    }
  }

  // MARK: Laws

  private func check(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { failures.append(law()) }
  }

  private func count(_ callback: String) -> Int {
    transcript.entries.count { $0.name == "search" && $0.callback == callback }
  }

  /// Lets everything come to rest, and checks what must hold then.
  func finish() {
    hooks = []
    (mayBegin, mayEnd) = (true, true)
    rest()
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    rest()
    stage.window.rootViewController = navigation
    navigation.setViewControllers([list], animated: false)
    rest()
    check(search.isActive == (search.parent === list), "the search is no child, or still one")
    check(
      count("willPresent") - count("willDismiss") == (search.isActive ? 1 : 0),
      "the delegate was not told of each beginning and end")
    for (will, did) in [("willPresent", "didPresent"), ("willDismiss", "didDismiss")] {
      check(count(will) == count(did), "\(count(will)) \(will), \(count(did)) \(did)")
    }
    let isShown = results.viewIfLoaded?.window != nil
    check(
      isShown == (search.shownResults === results), "the results are \(isShown ? "" : "not ")shown")
    let wasActive = search.isActive
    search.isActive = false
    second.isActive = false
    rest()
    check(search.parent == nil && second.parent == nil, "a search that has ended is a child")
    check(!wasActive || search.searchBar.text == "", "a search that has ended has text")
    for name in ["A", "R", "0", "1", "2"] {
      check(transcript.isBalanced(name), "\(name) is not balanced")
    }
    check(results.viewIfLoaded?.window == nil, "the results are shown without a search")
    stage.window.rootViewController = nil
    rest()
  }

  // MARK: Delegates

  func updateSearchResults(for searchController: SearchController) { tell("search", "update") }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { tell("bar", "text") }
}
