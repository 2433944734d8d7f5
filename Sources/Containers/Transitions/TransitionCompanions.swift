/// The changes that run alongside a transition, and the handlers of its interaction and its end.
@MainActor
final class TransitionCompanions {
  typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  /// The pending alongside changes, or `nil` once the animation has begun.
  private var animations: [Block]? = []
  /// The pending completions, or `nil` once the transition has ended.
  private var completions: [Block]? = []
  private var interactionHandlers: [Block] = []

  /// Whether no alongside changes are pending.
  var isEmpty: Bool { animations?.isEmpty ?? true }

  /// Adds alongside changes and a completion.
  ///
  /// - Returns: Whether the changes will run.
  func add(_ animation: Block?, completion: Block?) -> Bool {
    if let completion { completions?.append(completion) }
    guard animations != nil else { return false }
    if let animation { animations?.append(animation) }
    return true
  }

  /// Adds changes to those that have begun in the same turn.
  func reopen(for animation: @escaping Block) { animations = [animation] }

  /// Adds a handler that is called when the user takes over the transition or lets go of it.
  func add(interactionHandler: @escaping Block) {
    if completions != nil { interactionHandlers.append(interactionHandler) }
  }

  /// Runs the changes as part of the animation being recorded.
  func begin(_ context: any ViewControllerTransitionCoordinatorContext) {
    let due = animations ?? []
    animations = nil
    for animation in due { animation(context) }
  }

  func tellInteractionChange(_ context: any ViewControllerTransitionCoordinatorContext) {
    for handler in interactionHandlers { handler(context) }
  }

  /// Calls the completions and releases everything else.
  func end(_ context: any ViewControllerTransitionCoordinatorContext) {
    let due = completions ?? []
    (animations, completions, interactionHandlers) = (nil, nil, [])
    for completion in due { completion(context) }
  }
}
