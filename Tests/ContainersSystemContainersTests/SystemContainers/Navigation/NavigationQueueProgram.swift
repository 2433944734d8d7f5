import Containers
import ContainersTesting
import TestSupport

@testable import ContainersTestSupport

/// A random program of rounds of changes of a stack, each of which comes while the transition of the
/// round before is running.
///
/// Its twin runs the same rounds one after the other, each at rest.
struct NavigationQueueProgram: SeededProgram {
  enum Change: Sendable {
    case push(Int), pop, popTo(Int), popToRoot
    case set([Int])
    /// Through the property, which is never animated.
    case assign([Int])
  }

  /// The changes of a round, made in one turn.
  struct Round: Sendable {
    let changes: [Change]
    let isAnimated: Bool
    /// The callback of the running transition that makes the changes, or `nil` for a time halfway.
    let callback: String?
  }

  static let count = 6
  private static let callbacks = [
    "viewWillDisappear", "viewWillAppear", "willShow", "viewIsAppearing", "viewDidLayoutSubviews",
    "viewDidDisappear", "viewDidAppear",
  ]

  var steps: [Round] = []
  var hooks: [Never] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let size = [1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
      let changes = (0..<size).map { _ in
        Self.change(using: &random)
      }
      steps.append(
        Round(
          changes: changes, isAnimated: Int.random(in: 0..<4, using: &random) > 0,
          callback: Bool.random(using: &random)
            ? Self.callbacks.randomElement(using: &random) : nil))
    }
  }

  private static func change(using random: inout SeededGenerator) -> Change {
    let number = Int.random(in: 0..<count, using: &random)
    var some: [Int] {
      Array((0..<count).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: return .push(number)
    case 5...7: return .pop
    case 8: return .popTo(number)
    case 9: return .popToRoot
    case 10...12: return .set(some)
    default: return .assign(some)
    }
  }

  var text: String {
    steps.map { "  \($0.changes), animated: \($0.isAnimated), in \($0.callback ?? "time")" }
      .joined(separator: "\n")
  }
}

/// A navigation controller on a stage on which the rounds of a program run.
@MainActor
final class NavigationQueueWorld: NavigationControllerDelegate {
  let transcript = Transcript()
  private let controllers: [RecordingController]
  private let navigation: NavigationController
  private let stage: Stage
  /// What the next callback of a name does.
  private var due: (callback: String, transitions: Int, work: () -> Void)?

  init() {
    controllers = (0..<NavigationQueueProgram.count).map {
      [transcript] in RecordingController("\($0)", transcript)
    }
    navigation = NavigationController(rootViewController: controllers[0])
    stage = Stage(navigation, size: Size(width: 80, height: 60))
    stage.settle()
    navigation.delegate = self
    transcript.clear()
    for controller in controllers { controller.whenCalled = { [weak self] in self?.heard($0) } }
  }

  /// Runs the rounds.
  ///
  /// - Parameter waits: Whether each round begins at rest.
  func run(_ program: NavigationQueueProgram, waits: Bool) {
    for (index, round) in program.steps.enumerated() {
      if waits || index == 0 {
        make(round)
        if waits { stage.settle() }
        continue
      }
      var isMade = false
      let shown = count(of: "willShow")
      if let callback = round.callback {
        due = (
          callback, shown,
          { [unowned self] in
            isMade = true
            make(round)
          }
        )
      }
      // Until the transition of the round before is under way.
      for _ in 0..<60 where !isMade && count(of: "willShow") == shown {
        stage.advance(by: .milliseconds(8))
      }
      if !isMade { stage.advance(by: .milliseconds(round.callback == nil ? 150 : 500)) }
      due = nil
      if !isMade { make(round) }
    }
    stage.settle()
  }

  private func count(of name: String) -> Int { transcript.entries.count { $0.name == name } }

  private func heard(_ callback: String) {
    guard let work = due, callback.hasPrefix(work.callback),
      count(of: "didShow") == work.transitions
    else { return }
    due = nil
    work.work()
  }

  private func make(_ round: NavigationQueueProgram.Round) {
    // One that leaves and joins in the same turn stays where it is.
    var (left, joined) = (Set<Int>(), Set<Int>())
    for change in round.changes {
      let old = numbers
      let new = stack(after: change, old)
      let (leaving, joining) = (Set(old).subtracting(new), Set(new).subtracting(old))
      guard leaving.isDisjoint(with: joined), joining.isDisjoint(with: left) else { continue }
      left.formUnion(leaving)
      joined.formUnion(joining)
      make(change, isAnimated: round.isAnimated)
    }
  }

  private func stack(
    after change: NavigationQueueProgram.Change, _ stack: [Int]
  ) -> [Int] {
    switch change {
    case .push(let number): stack.contains(number) ? stack : stack + [number]
    case .pop: stack.count > 1 ? stack.dropLast() : stack
    case .popTo(let number): stack.firstIndex(of: number).map { Array(stack[...$0]) } ?? stack
    case .popToRoot: Array(stack.prefix(1))
    case .set(let numbers), .assign(let numbers): numbers
    }
  }

  private func make(_ change: NavigationQueueProgram.Change, isAnimated: Bool) {
    let stack = numbers
    switch change {
    case .push(let number) where !stack.contains(number):
      navigation.pushViewController(controllers[number], animated: isAnimated)
    case .pop: navigation.popViewController(animated: isAnimated)
    case .popTo(let number) where stack.contains(number):
      navigation.popToViewController(controllers[number], animated: isAnimated)
    case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
    case .set(let numbers):
      navigation.setViewControllers(numbers.map { controllers[$0] }, animated: isAnimated)
    case .assign(let numbers): navigation.viewControllers = numbers.map { controllers[$0] }
    default: break
    }
  }

  var numbers: [Int] {
    navigation.viewControllers.compactMap { controller in
      controllers.firstIndex { $0 === controller }
    }
  }

  /// What follows the calls, without layout, and without loading, which is once for each.
  var order: [String] {
    transcript.linesWithoutLayout.filter {
      !$0.contains("willMove") && !$0.contains("oadView") && !$0.contains("DidLoad")
    }
  }

  /// What the calls send themselves.
  var calls: [String] { transcript.lines.filter { $0.contains("willMove") } }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    transcript.add("willShow", "\(viewController.title ?? "")(\(animated))")
    heard("willShow")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    transcript.add("didShow", "\(viewController.title ?? "")(\(animated))")
  }
}
