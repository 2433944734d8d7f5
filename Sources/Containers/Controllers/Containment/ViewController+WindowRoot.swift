extension ViewController: WindowRoot {
  func fillWindow(_ window: Window) {
    // Removing the old root or loading the view may have given the window another root. A view that
    // a presentation has taken out comes back with its dismissal.
    guard windowToFill === window, let view, view.superview !== window, windowToFill === window,
      presentation?.outgoing?.presenterSuperview == nil
    else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    if windowToFill === window, view.superview === window { updateStatusBar(of: window) }
  }
}
