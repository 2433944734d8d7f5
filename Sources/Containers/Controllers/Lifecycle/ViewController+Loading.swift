extension ViewController {
  /// Implements the getter of ``view``.
  var loadedView: View {
    loadViewIfNeeded()
    guard let storedView else {
      misuse("\(name) has no view after viewDidLoad, which has set it to nil: let it keep one.")
    }
    return storedView
  }

  /// The root view if it is loaded.
  ///
  /// Reading the property never loads it.
  public var viewIfLoaded: View? { storedView }

  /// Whether the root view is loaded.
  ///
  /// Reading the property never loads it.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view if it is not loaded yet.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    guard !isLoadingView else {
      misuse("\(name) was asked for its view by its own loadView: assign one before reading it.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      misuse("\(name) has no view after loadView: an override of it assigns one to view.")
    }
    viewDidLoad()
  }

  /// The initial size of a view created by default.
  var sizeForLoading: Size {
    (storedParent?.storedView ?? windowToFill)?.bounds.size ?? Size(width: 1024, height: 768)
  }

  /// Implements the setter of ``view``.
  func replaceView(with new: View?) {
    guard new !== storedView else { return }
    if let storedView, let window = storedView.window?.shown { leave(window, with: storedView) }
    if let other = new?.owner as? ViewController, let new {
      misuse(
        "\(new.identity) cannot be the view of \(name), for it is the view of \(other.name): a view belongs "
          + "to one controller; make another, or set the view of \(other.name) to nil first.")
    }
    let old = storedView
    old?.owner = nil
    storedView = new
    defer { old?.window?.respondersDidLeave() }
    guard let new else { return }
    new.owner = self
    new.setNeedsUpdateConstraints()
    // The view may have been inserted before it got its controller, or may contain the views of
    // others.
    new.announceOwner(above: new.superview?.nearestOwner)
    if let window = new.window?.shown { enter(window, with: new) }
  }

  /// The controller's class, address, and title, which identify it in messages.
  var name: String {
    let title = title.map { " “\($0)”" } ?? ""
    return "<\(type(of: self)) \(address)\(title)>"
  }
}
