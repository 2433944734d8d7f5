/// What has an environment: a view, a window, a controller.
@MainActor
public protocol TraitEnvironment: AnyObject {
  /// The environment: what is inherited from above, with the own overrides.
  var traitCollection: TraitCollection { get }
  /// Tells that the environment has changed.
  ///
  /// - Parameter previous: What it was; nil when the receiver first comes into a window.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}

/// An environment whose changes can be heard of by trait.
@MainActor
public protocol TraitChangeObservable: TraitEnvironment {
  /// The traits that the receiver gives to itself and all below.
  ///
  /// What is set here counts at once; those who want to hear of it do in the next layout, or in
  /// `updateTraitsIfNeeded()`.
  var traitOverrides: TraitOverrides { get set }
}

/// What keeps the state of an environment: a view or a controller.
@MainActor
protocol TraitStateKeeper: TraitChangeObservable {
  var traitState: TraitState? { get set }
}

extension TraitStateKeeper {
  /// The state, made if there was none.
  var traitStateMade: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}
