/// A token for a registration of trait changes, used to end it.
///
/// The registration also ends when its environment is deinitialized.
@MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// The registration of a handler on one environment.
@MainActor
final class TraitRegistration: TraitChangeRegistration {
  private let traits: [Trait]
  private let handler: (_ previous: TraitCollection) -> Bool
  private var known: TraitCollection

  /// Creates a registration.
  ///
  /// - Parameters:
  ///   - known: The current traits of the environment.
  ///   - handler: Called with the previous traits. Returns whether the registration continues.
  init(
    _ traits: [Trait], known: TraitCollection, handler: @escaping (TraitCollection) -> Bool
  ) {
    self.traits = traits
    self.known = known
    self.handler = handler
  }

  /// Receives new traits, and calls the handler if one of the observed traits has changed.
  ///
  /// - Returns: Whether the registration continues.
  func take(_ current: TraitCollection) -> Bool {
    let previous = known
    known = current
    guard !current.changedTraits(traits, from: previous).isEmpty else { return true }
    return handler(previous)
  }
}

extension TraitChangeObservable {
  /// Calls a closure whenever one of the given traits changes, from the top down and before layout.
  ///
  /// The closure receives the environment, so it does not have to capture it.
  ///
  /// ```swift
  /// view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Dial, previous) in
  ///   view.rebuild()
  /// }
  /// ```
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [Trait],
    handler: @escaping (_ environment: Environment, _ previous: TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    guard self is Environment else {
      misuse(
        "\(self) is not a \(Environment.self): the handler must take the type that registers it.")
    }
    return register(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
      return true
    }
  }

  /// Calls a method of a target whenever one of the given traits changes.
  ///
  /// The target is not retained. The registration ends when the target is deinitialized.
  ///
  /// ```swift
  /// view.registerForTraitChanges(
  ///   [TraitLayoutDirection.self], target: self, action: Reader.directionDidChange)
  /// ```
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> (any TraitEnvironment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    register(traits) { [weak self, weak target] previous in
      guard let self, let target else { return false }
      action(target)(self, previous)
      return true
    }
  }

  /// Calls a method of the receiver whenever one of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait],
    action: @escaping @MainActor (Self) -> (any TraitEnvironment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  ///
  /// Does nothing if it has already ended.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    keeper.traitState?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [Trait], _ handler: @escaping (TraitCollection) -> Bool
  ) -> any TraitChangeRegistration {
    let registration = TraitRegistration(traits, known: traitCollection, handler: handler)
    keeper.traitStateMade.registrations.append(registration)
    return registration
  }

  private var keeper: any TraitStateKeeper {
    guard let keeper = self as? any TraitStateKeeper else {
      misuse("\(self) cannot observe traits: only views, windows and controllers can.")
    }
    return keeper
  }
}
