/// A registration for changes of traits, with which it can be ended; it ends with its environment
/// too.
@MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// What one environment is registered for.
@MainActor
final class TraitRegistration: TraitChangeRegistration {
  private let traits: [Trait]
  private let handler: (_ previous: TraitCollection) -> Bool
  private var known: TraitCollection

  /// Makes a registration.
  ///
  /// - Parameters:
  ///   - known: The environment now.
  ///   - handler: What to do; answers whether it is still wanted.
  init(
    _ traits: [Trait], known: TraitCollection, handler: @escaping (TraitCollection) -> Bool
  ) {
    self.traits = traits
    self.known = known
    self.handler = handler
  }

  /// Hears of an environment; calls the handler if one of the traits is another than before.
  ///
  /// - Returns: Whether the registration still stands.
  func take(_ current: TraitCollection) -> Bool {
    let previous = known
    known = current
    guard !current.changedTraits(traits, from: previous).isEmpty else { return true }
    return handler(previous)
  }
}

extension TraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed, top-down and before layout.
  ///
  /// The closure gets the environment, so that it need not hold it.
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
      misuse("\(self) is no \(Environment.self): the handler takes what it is registered on.")
    }
    return register(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
      return true
    }
  }

  /// Calls a method of a target whenever one of some traits has changed; the target is not kept, and
  /// the registration ends with it.
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

  /// Calls a method of the receiver whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait],
    action: @escaping @MainActor (Self) -> (any TraitEnvironment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration; does nothing if it has ended.
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
      misuse("\(self) cannot hear of traits: only views, windows and controllers can.")
    }
    return keeper
  }
}
