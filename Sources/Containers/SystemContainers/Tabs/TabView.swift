/// The view of a tab bar controller: the view of the selected controller, and the bar over it.
@MainActor
final class TabView: View {
  private weak var controller: TabBarController?
  /// The view that holds the view of the selected controller, and during a transition both.
  let content = View()

  init(of controller: TabBarController) {
    self.controller = controller
    super.init(frame: Rect(origin: .zero, size: controller.sizeForLoading))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.clipsToBounds = true
    addSubview(content)
    addSubview(controller.tabBar)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar()
    controller?.followStripInLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
