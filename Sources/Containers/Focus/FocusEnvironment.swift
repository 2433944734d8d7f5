/// A view or controller that takes part in deciding where the keyboard focus goes.
///
/// ```swift
/// override var preferredFocusEnvironments: [any FocusEnvironment] { [searchField] }
/// ```
@MainActor
public protocol FocusEnvironment: Responder {
  /// The environments that the focus should go to when it enters this one, in order of preference;
  /// each may name others in turn.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// Returns whether the focus may move as described.
  ///
  /// The focus system asks every environment that contains the old or the new view. If one refuses,
  /// the focus does not move.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Called after the focus has moved, on every environment that contains the old or the new view.
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

extension FocusEnvironment {
  /// The environment that contains this one; for a root view, its controller.
  public var parentFocusEnvironment: (any FocusEnvironment)? {
    var responder = nextInTree
    while let current = responder {
      if let environment = current as? any FocusEnvironment { return environment }
      responder = current.nextInTree
    }
    return nil
  }

  /// Requests that the focus, if it is inside this environment or nowhere, moves to the preferred
  /// environment.
  ///
  /// The update happens after the next layout.
  public func setNeedsFocusUpdate() { responderWindow?.focus.setNeedsUpdate(in: self) }

  /// Updates the focus now if ``setNeedsFocusUpdate()`` was called.
  public func updateFocusIfNeeded() { responderWindow?.focus.updateFocusIfNeeded() }

  /// Returns whether another environment is this one or is inside it.
  public func contains(_ environment: any FocusEnvironment) -> Bool {
    environment.focusEnvironments.contains { $0 === self }
  }

  /// The environment and its ancestors.
  var focusEnvironments: [any FocusEnvironment] {
    var result: [any FocusEnvironment] = []
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      result.append(current)
      environment = current.parentFocusEnvironment
    }
    return result
  }

  /// The first focusable view among the preferred environments and those that they prefer; nil if
  /// there is none.
  var preferredView: View? {
    for environment in preferredFocusEnvironments {
      if let view = environment.preferredView { return view }
      if let view = environment as? View, view.isFocusable { return view }
    }
    return nil
  }
}
