extension ViewController {
  /// Implements the getter of ``view``.
  var loadedView: View {
    loadViewIfNeeded()
    guard let storedView else {
      misuse("\(name) has no view after viewDidLoad, which set it to nil: keep the view there.")
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
      misuse("loadView of \(name) read its view before there was one: assign a view first.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      misuse("\(name) has no view after loadView: assign one to view in the override.")
    }
    viewDidLoad()
  }

  /// Implements ``loadView()``.
  func loadUsualView() {
    guard !loadNib() else { return }
    let view = View(frame: Rect(origin: .zero, size: sizeForLoading))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
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
        "\(new.identity) cannot be the view of \(name), because it is the view of \(other.name): "
          + "create another one, or set the view of \(other.name) to nil first.")
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

  /// ``name`` for other modules, where it would clash with a subclass's `name`.
  package var nameInMessages: String { name }
}
