/// The view of a navigation controller: the view of the top controller, and bars over it.
@MainActor
final class NavigationView: View {
  private weak var controller: NavigationController?
  /// The view that holds the view of the top controller, and during a transition both.
  let content = View()
  /// The drags that pop, from the edge and from the content.
  let popGesture, contentPopGesture: NavigationPopGesture
  private let scrollPop: NavigationScrollPop

  init(of controller: NavigationController) {
    self.controller = controller
    popGesture = NavigationPopGesture(of: controller, from: .edge)
    contentPopGesture = NavigationPopGesture(of: controller, from: .content)
    scrollPop = NavigationScrollPop(of: controller)
    super.init(frame: Rect(origin: .zero, size: controller.sizeForLoading))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
    controller.addBars(to: self)
    addGestureRecognizer(popGesture)
    addGestureRecognizer(contentPopGesture)
    addGestureRecognizer(NavigationBackTap(of: controller))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.followStack()
    controller?.barsDidLayOut()
  }

  override func scrolled(_ scroll: Scroll) {
    if !scrollPop.handle(scroll, in: self) { super.scrolled(scroll) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    (recognizer as? NavigationPopGesture)?.isWayBack
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension NavigationController {
  /// The view, once it is loaded.
  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }
}
