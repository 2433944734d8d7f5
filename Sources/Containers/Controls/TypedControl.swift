/// A control whose target-action methods receive it as its own type.
@MainActor
public protocol TypedControl: Control {}

extension Control: TypedControl {}

extension TypedControl {
  /// Adds a method of a target to call, with the control, when any of the given events occurs.
  ///
  /// ```swift
  /// slider.addTarget(self, action: PlayerViewController.volumeChanged, for: .valueChanged)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object that has the method, held weakly. If nil, the first object of its type
  ///     that can perform it, searched along the responder chain from the window's first responder
  ///     and then from the control.
  ///   - action: The method to call.
  ///   - events: The events that call it.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: Event
  ) {
    let selector = Selector { (receiver: Target, sender: Self, _) in action(receiver)(sender) }
    addTarget(target, action: selector, for: events)
  }

  /// Adds a method of a target to call, with the control and the touch event, when any of the given
  /// events occurs.
  public func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Self, TouchEvent?) -> Void,
    for events: Event
  ) {
    let selector = Selector { (receiver: Target, sender: Self, event) in
      action(receiver)(sender, event)
    }
    addTarget(target, action: selector, for: events)
  }

  /// Adds a method of a target to call when any of the given events occurs.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Event
  ) {
    let selector = Selector { (receiver: Target, _: Self, _) in action(receiver)() }
    addTarget(target, action: selector, for: events)
  }
}
