extension Control {
  /// Adds what to call when one of some events happens.
  ///
  /// - Returns: The action that calls it, to be removed with ``removeAction(_:for:)``.
  @discardableResult
  public func addAction(
    for events: Event = .primaryActionTriggered, _ body: @escaping @MainActor () -> Void
  ) -> Action {
    let action = Action { _ in body() }
    addAction(action, for: events)
    return action
  }

  /// Adds an action for some events; it takes the place of one with the same identifier.
  public func addAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    add(.action(action), for: events)
  }

  /// Takes an action away from some events.
  public func removeAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Takes the action with an identifier away from some events.
  public func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
    remove(events) { $0.runs(identifier) }
  }

  /// Takes all actions and targets away.
  public func removeAllActions() { handlers = [] }

  /// Sends an action to a target when one of some events happens.
  ///
  /// - Parameters:
  ///   - target: What performs it, not kept alive; nil for the first that does in the chain of the
  ///     window's first responder, or else in the control's own.
  ///   - action: The action.
  ///   - events: The events.
  public func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    let isThere = handlers.contains { handler in
      guard case .target(let old, let selector) = handler.body else { return false }
      return old.object === target && old.isInChain == (target == nil) && selector == action
        && handler.events.isSuperset(of: events)
    }
    if !isThere { add(.target(ControlHandler.Target(target), action), for: events) }
  }

  /// Stops sending an action to a target for some events.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all.
  ///   - events: The events.
  public func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    remove(events) { $0.sends(action, to: target) }
  }

  /// The targets that are given and still there.
  public var allTargets: [AnyObject] {
    var targets: [AnyObject] = []
    for case .target(let target, _) in handlers.map(\.body) {
      guard let object = target.object, !targets.contains(where: { $0 === object }) else {
        continue
      }
      targets.append(object)
    }
    return targets
  }

  /// The events for which anything is done.
  public var allControlEvents: Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  /// Returns the actions sent to a target for any of some events; nil for those sent along the
  /// chain.
  public func actions(forTarget target: AnyObject?, forControlEvent events: Event) -> [Selector] {
    handlers.compactMap { handler in
      guard case .target(let own, let action) = handler.body, own.object === target, !own.isGone,
        !handler.events.isDisjoint(with: events)
      else { return nil }
      return action
    }
  }

  /// Calls a closure for everything that the control does for its events, in the order in which it
  /// was added.
  ///
  /// - Parameter iterator: Gets an action, or a target and what is sent to it (a nil target stands
  ///   for the chain), the events, and what it sets to true to stop.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ targetAction: (target: AnyObject?, action: Selector)?,
      _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.body {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let action) where !target.isGone:
        iterator(nil, (target.object, action), handler.events, &stop)
      case .target: break
      }
    }
  }

  /// Does what is to be done for some events, in the order in which it was added.
  public func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  /// Does what is to be done for some events that touches have caused.
  func sendActions(for events: Event, with event: TouchEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.body {
      case .action(let action): sendAction(action)
      case .target(let target, let action) where !target.isGone:
        sendAction(action, to: target.object, for: event)
      case .target: break
      }
    }
  }

  private func add(_ body: ControlHandler.Body, for events: Event) {
    handlers.removeAll {
      if case .target(let target, _) = $0.body { target.isGone } else { false }
    }
    handlers.append(ControlHandler(body: body, events: events))
  }

  private func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll(where: \.events.isEmpty)
  }
}
