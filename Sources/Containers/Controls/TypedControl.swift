/// A control as its targets get it: of its own type.
@MainActor
public protocol TypedControl: Control {}

extension Control: TypedControl {}

extension TypedControl {
  /// Calls a method of a target when one of some events happens, with the control.
  ///
  /// ```swift
  /// slider.addTarget(self, action: PlayerViewController.volumeChanged, for: .valueChanged)
  /// ```
  ///
  /// - Parameters:
  ///   - target: What has the method, not kept alive; nil for the first object of its type that
  ///     performs it in the chain of the window's first responder, or else in the control's own.
  ///   - action: The method.
  ///   - events: The events.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: Event
  ) {
    let selector = Selector { (receiver: Target, sender: Self, _) in action(receiver)(sender) }
    addTarget(target, action: selector, for: events)
  }

  /// Calls a method of a target when one of some events happens, with the control and the touches
  /// that made it act.
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

  /// Calls a method of a target when one of some events happens.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Event
  ) {
    let selector = Selector { (receiver: Target, _: Self, _) in action(receiver)() }
    addTarget(target, action: selector, for: events)
  }
}
