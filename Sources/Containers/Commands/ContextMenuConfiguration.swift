/// What a context menu is about and what is in it.
@MainActor
public final class ContextMenuConfiguration {
  /// Makes the menu; it gets what the system suggests, which is nothing here.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [MenuElement]) -> Menu?

  /// What the menu is about; nil where that need not be told.
  public let identifier: AnyHashable?
  private let actionProvider: ActionProvider?

  /// Makes a configuration.
  public init(identifier: AnyHashable? = nil, actionProvider: ActionProvider? = nil) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// The menu; nil for none.
  var menu: Menu? { actionProvider?([]) }
}

/// Collects what is to be animated while a menu comes or goes.
@MainActor
public final class ContextMenuAnimator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init() {}

  /// Adds changes that are animated.
  public func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  /// Adds what to call at the end.
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
