/// A part of a window that has a say in where the keyboard's focus goes: a view or a controller.
///
/// ```swift
/// override var preferredFocusEnvironments: [any FocusEnvironment] { [searchField] }
/// ```
@MainActor
public protocol FocusEnvironment: Responder {
  /// Where the focus should go when it comes to this environment, what is best first; each may be
  /// the environment of others.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// Whether the focus may move as it is about to; asked of everything that holds the view that it
  /// leaves or the one that it goes to, and one refusal keeps it where it is.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Tells everything that holds the view that the focus left, or the one that it went to.
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

extension FocusEnvironment {
  /// The environment that holds this one: for a root view its controller.
  public var parentFocusEnvironment: (any FocusEnvironment)? {
    var responder = next
    while let current = responder {
      if let environment = current as? any FocusEnvironment { return environment }
      responder = current.next
    }
    return nil
  }

  /// Asks that the focus, if it is in this environment or nowhere, goes to what is preferred; done
  /// after the next layout.
  public func setNeedsFocusUpdate() { responderWindow?.focus.setNeedsUpdate(in: self) }

  /// Moves the focus now if ``setNeedsFocusUpdate()`` has asked for it.
  public func updateFocusIfNeeded() { responderWindow?.focus.updateFocusIfNeeded() }

  /// Whether another environment is this one or lies in it.
  public func contains(_ environment: any FocusEnvironment) -> Bool {
    environment.focusEnvironments.contains { $0 === self }
  }

  /// The environment and those that hold it.
  var focusEnvironments: [any FocusEnvironment] {
    var result: [any FocusEnvironment] = []
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      result.append(current)
      environment = current.parentFocusEnvironment
    }
    return result
  }

  /// Returns the view that is preferred by name, here or in what is preferred.
  var preferredView: View? {
    for environment in preferredFocusEnvironments {
      if let view = environment.preferredView { return view }
      if let view = environment as? View, view.isFocusable { return view }
    }
    return nil
  }
}
