extension Window {
  /// The controller whose view fills the window.
  ///
  /// A hidden window loads nothing: the view is loaded and added by ``makeKeyAndVisible()``. On a
  /// window that is shown, assigning takes the old controller's view out and puts the new one in.
  public var rootViewController: ViewController? {
    get { rootOwner as? ViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      if let parent = newValue?.parent, let newValue {
        misuse(
          "\(newValue.name) cannot be the root of a window, for \(parent.name) contains it: remove "
            + "it from its parent first.")
      }
      newValue?.windowToFill?.rootViewController = nil
      rootOwner = newValue
      old?.windowToFill = nil
      newValue?.windowToFill = self
      // Without a superview it may be on its way in.
      if let view = old?.viewIfLoaded, view.superview == nil || view.superview === self {
        view.removeFromSuperview()
      }
      if isVisible { newValue?.fillWindow(self) }
    }
  }
}
