extension Window {
  /// The controller whose view fills the window.
  ///
  /// In a hidden window nothing is loaded; ``makeKeyAndVisible()`` loads the view and adds it. In a
  /// visible window, setting the property replaces the view of the old controller with that of the
  /// new one.
  public var rootViewController: ViewController? {
    get { rootOwner as? ViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      if let parent = newValue?.parent, let newValue {
        misuse(
          "\(newValue.name) cannot be the root of a window, because \(parent.name) contains it: "
            + "remove it from its parent first.")
      }
      newValue?.windowToFill?.rootViewController = nil
      old?.presentation?.outgoing?.endAtOnce()
      rootOwner = newValue
      old?.windowToFill = nil
      newValue?.windowToFill = self
      changeTitle { rootTitle = newValue?.titleForWindow ?? "" }
      // A view without a superview may be about to be added.
      if let view = old?.viewIfLoaded, view.superview == nil || view.superview === self {
        view.removeFromSuperview()
      }
      if isVisible { newValue?.fillWindow(self) }
    }
  }
}
