extension Control {
  /// Adds a closure to call when any of the given events occurs.
  ///
  /// - Returns: An action that wraps the closure; pass it to ``removeAction(_:for:)``.
  @discardableResult
  public func addAction(
    for events: Event = .primaryActionTriggered, _ body: @escaping @MainActor () -> Void
  ) -> Action {
    let action = Action { _ in body() }
    addAction(action, for: events)
    return action
  }

  /// Adds an action for the given events, replacing any action with the same identifier.
  public func addAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    add(.action(action), for: events)
  }

  /// Removes an action for the given events.
  public func removeAction(_ action: Action, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for the given events.
  public func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
    remove(events) { $0.runs(identifier) }
  }

  /// Removes all actions and targets.
  public func removeAllActions() { handlers = [] }

  /// Associates a target and an action with the given events.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action, held weakly. If nil, the first object that
  ///     can perform it, searched along the responder chain from the window's first responder and
  ///     then from the control.
  ///   - action: The action to send.
  ///   - events: The events that send it.
  public func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    let isThere = handlers.contains { handler in
      guard case .target(let old, let selector) = handler.body else { return false }
      return old.object === target && old.isInChain == (target == nil) && selector == action
        && handler.events.isSuperset(of: events)
    }
    if !isThere { add(.target(ControlHandler.Target(target), action), for: events) }
  }

  /// Stops sending an action to a target for the given events.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all targets.
  ///   - action: The action, or nil for all actions.
  ///   - events: The events to remove.
  public func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    remove(events) { $0.sends(action, to: target) }
  }

  /// The targets of the control that still exist.
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

  /// The events for which the control has at least one action or target.
  public var allControlEvents: Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  /// Returns the actions sent to a target for any of the given events.
  ///
  /// A nil target stands for actions that are sent along the responder chain.
  public func actions(forTarget target: AnyObject?, forControlEvent events: Event) -> [Selector] {
    handlers.compactMap { handler in
      guard case .target(let own, let action) = handler.body, own.object === target, !own.isGone,
        !handler.events.isDisjoint(with: events)
      else { return nil }
      return action
    }
  }

  /// Calls a closure for each action and target of the control, in the order they were added.
  ///
  /// - Parameter iterator: A closure that receives either an action or a target-action pair, in
  ///   which a nil target stands for the responder chain; the events; and a flag to set to true to
  ///   stop.
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

  /// Performs all actions for the given events, in the order they were added.
  public func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  /// Performs all actions for the given events, which a touch event caused.
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

  /// Performs the actions for a value that the user changed.
  func sendValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
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
