extension AlertController {
  /// The action with the style ``AlertAction/Style/cancel``, or `nil` if there is none.
  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action with the heavier title: the preferred action, or else the cancel action.
  var emphasizedAction: AlertAction? { preferredAction ?? cancelAction }

  /// Whether there is anything to show.
  var hasContent: Bool {
    title != nil || message != nil || !actions.isEmpty || textFields != nil
  }

  // MARK: Choosing

  /// Dismisses the alert on behalf of an action, then calls its handler.
  ///
  /// While the alert is still appearing, the dismissal waits until it has. Does nothing if another
  /// action was chosen, or the alert is being dismissed.
  func choose(_ action: AlertAction) {
    guard case .open = ending, action.isEnabled, !isBeingDismissed,
      presentingViewController != nil
    else { return }
    ending = .chosen(action)
    if !isBeingPresented { leave() }
  }

  func alertDidAppear() {
    alertView?.flashScrollIndicators()
    switch ending {
    case .open: break
    case .chosen: leave()
    // The user did not finish dragging it away.
    case .cancelled: ending = .open
    }
  }

  private func leave() {
    presentingViewController?.dismiss(animated: true) { self.conclude() }
  }

  /// Releases the handlers if the program has dismissed the alert.
  func alertDidDisappear() {
    if case .open = ending { releaseHandlers() }
  }

  /// Called before the user dismisses the alert without choosing an action.
  func userWillDismiss() {
    if case .open = ending { ending = .cancelled }
  }

  /// Calls the handler of the action with which the user has ended the alert, and releases the
  /// others.
  func conclude() {
    let action: AlertAction? =
      switch ending {
      case .open: nil
      case .chosen(let action): action
      case .cancelled: cancelAction
      }
    let handler = action?.takeHandler()
    ending = .open
    releaseHandlers()
    handler?()
  }

  private func releaseHandlers() {
    isSpent = true
    for action in actions { _ = action.takeHandler() }
  }

  // MARK: Changes

  /// The view, if it is loaded.
  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Shows a changed title, message, action, or text field.
  func contentDidChange() {
    guard let alertView else { return }
    alertView.update()
    contentSizeDidChange()
  }

  func actionDidChange(_ action: AlertAction) {
    alertView?.row(of: action)?.isEnabled = action.isEnabled
  }

  /// Lets the presentation adopt the size of the content.
  func contentSizeDidChange() {
    guard let alertView else { return }
    let size = alertView.fullSize()
    if size != preferredContentSize {
      preferredContentSize = size
    } else {
      // At the width of the window, the height may differ.
      presentation?.incoming?.preferredContentSizeDidChange()
    }
    (presentation?.controller as? ActionSheetPresentationController)?.contentDidChange()
  }
}
