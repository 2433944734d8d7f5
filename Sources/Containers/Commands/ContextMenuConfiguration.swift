/// The identity and content of a context menu.
@MainActor
public final class ContextMenuConfiguration {
  /// A closure that returns the menu; the suggested actions are always empty.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [MenuElement]) -> Menu?

  /// An identifier of the menu's subject; nil if not needed.
  public let identifier: AnyHashable?
  private let actionProvider: ActionProvider?

  /// Creates a configuration.
  public init(identifier: AnyHashable? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// The menu; nil for none.
  var menu: Menu? { actionProvider?([]) }
}

/// Collects animations to run while a menu appears or disappears.
@MainActor
public final class ContextMenuAnimator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init() {}

  /// Adds animations to run alongside.
  public func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  /// Adds a closure to call when the animations finish.
  public func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    View.animate(withDuration: .milliseconds(150)) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}
