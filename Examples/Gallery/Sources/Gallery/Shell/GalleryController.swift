import Containers

/// The sidebar and the chosen topic, beside each other or one after the other.
final class GalleryController: SplitViewController, SplitViewControllerDelegate {
  let sidebar = SidebarController()
  let page = TopicController()

  override init() {
    super.init(style: .doubleColumn)
    restorationIdentifier = "gallery"
    title = "Gallery"
    delegate = self
    primaryBackgroundStyle = .sidebar
    preferredPrimaryColumnWidth = 260
    setViewController(sidebar, for: .primary)
    setViewController(page, for: .secondary)
    sidebar.onChoose = { [weak self] in self?.open($0) }
  }

  /// Shows a topic, also where the columns are one stack.
  func open(_ topic: Topic) {
    page.show(topic)
    show(.secondary)
  }

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    page.topic == nil ? .primary : .secondary
  }
}
