/// What goes along with a transition: changes that run in its animation, and what is told of its interaction
/// and its end.
@MainActor
final class TransitionCompanions {
  typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  /// What waits for the animation; nil once that has begun.
  private var animations: [Block]? = []
  /// What waits for the end; nil once that has come.
  private var completions: [Block]? = []
  private var interactionHandlers: [Block] = []

  /// Whether nothing waits to run in the animation.
  var isEmpty: Bool { animations?.isEmpty ?? true }

  /// Adds changes and what is called at the end.
  ///
  /// - Returns: Whether the changes will run.
  func add(_ animation: Block?, completion: Block?) -> Bool {
    if let completion { completions?.append(completion) }
    guard animations != nil else { return false }
    if let animation { animations?.append(animation) }
    return true
  }

  /// Adds what is called when a person takes the transition over, or lets go of it.
  func add(interactionHandler: @escaping Block) {
    if completions != nil { interactionHandlers.append(interactionHandler) }
  }

  /// Runs the changes, in the animation that is recorded.
  func begin(_ context: any ViewControllerTransitionCoordinatorContext) {
    let due = animations ?? []
    animations = nil
    for animation in due { animation(context) }
  }

  func tellInteractionChange(_ context: any ViewControllerTransitionCoordinatorContext) {
    for handler in interactionHandlers { handler(context) }
  }

  /// Calls what waits for the end, and lets go of the rest.
  func end(_ context: any ViewControllerTransitionCoordinatorContext) {
    let due = completions ?? []
    (animations, completions, interactionHandlers) = (nil, nil, [])
    for completion in due { completion(context) }
  }
}
