extension ViewController {
  /// What ``view`` reads.
  var loadedView: View {
    loadViewIfNeeded()
    guard let storedView else {
      misuse("\(name) has no view after viewDidLoad, which has set it to nil: let it keep one.")
    }
    return storedView
  }

  /// The root view if it is loaded; never loads it.
  public var viewIfLoaded: View? { storedView }

  /// Whether the root view is loaded; never loads it.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view if it is not loaded.
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

  /// The size of a view that is made without any other wish.
  var sizeForLoading: Size {
    (storedParent?.storedView ?? windowToFill)?.bounds.size ?? Size(width: 1024, height: 768)
  }

  /// What setting ``view`` does.
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
    // A view that was put in its place before it got its controller, or that holds others' views.
    new.announceOwner(above: new.superview?.nearestOwner)
    if let window = new.window?.shown { enter(window, with: new) }
  }

  /// The controller's class, address and title, to tell it from others in messages.
  var name: String {
    let title = title.map { " “\($0)”" } ?? ""
    return "<\(type(of: self)) \(address)\(title)>"
  }
}
