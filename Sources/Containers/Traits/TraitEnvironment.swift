/// An object with traits: a view, a window, or a view controller.
@MainActor
public protocol TraitEnvironment: AnyObject {
  /// The traits of the environment: those inherited, with its own overrides applied.
  var traitCollection: TraitCollection { get }
  /// Called after the traits have changed.
  ///
  /// - Parameter previous: The previous traits, or `nil` when the receiver first enters a window.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}

extension TraitEnvironment {
  /// The user's preferred text size relative to the default.
  var textScale: Double { traitCollection.preferredContentSizeCategory.textScale }
}

/// An environment whose trait changes can be observed.
@MainActor
public protocol TraitChangeObservable: TraitEnvironment {
  /// The traits that the receiver overrides for itself and its descendants.
  ///
  /// Changes apply immediately. Observers are notified in the next layout or by
  /// `updateTraitsIfNeeded()`.
  var traitOverrides: TraitOverrides { get set }
}

/// An object that stores trait state: a view or a view controller.
@MainActor
protocol TraitStateKeeper: TraitChangeObservable {
  var traitState: TraitState? { get set }
}

extension TraitStateKeeper {
  /// The state, created on first access.
  var traitStateMade: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}
