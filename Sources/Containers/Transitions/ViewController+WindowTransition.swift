extension ViewController {
  /// Notifies a window's controllers of a new size and traits, and applies them.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void
  ) {
    let presentations = presentationsFillingWindow
    let fillsWindow = storedView.map { $0.superview === window || !presentations.isEmpty } ?? false
    guard fillsWindow || !presentations.isEmpty, window.shown != nil else {
      change()
      return
    }
    let session = TransitionSession(
      of: window,
      TurnMotion(window, to: size) {
        change()
        for presentation in presentations { presentation.containerDidTransition() }
      })
    session.begin(telling: self) { coordinator in
      if fillsWindow {
        containerWillTransition(inheriting: traits, with: coordinator)
        if size != window.bounds.size { viewWillTransition(to: size, with: coordinator) }
      }
      for presentation in presentations {
        presentation.containerWillTransition(to: traits, with: coordinator)
        if size != window.bounds.size {
          presentation.containerWillTransition(to: size, with: coordinator)
        }
      }
    }
  }

  /// The presentations over the window, from the root outward.
  private var presentationsFillingWindow: [any ControllerPresentation] {
    sequence(first: presentation?.outgoing) { $0?.presentedController.presentation?.outgoing }
      .compactMap { $0 }.filter(\.fillsWindow)
  }
}
