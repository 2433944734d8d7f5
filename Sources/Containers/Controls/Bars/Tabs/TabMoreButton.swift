/// The last tab of a bar that has no room for all: it opens a menu of the others.
@MainActor
final class TabMoreButton: TabBarButton, ContextMenuInteractionDelegate {
  private lazy var interaction = ContextMenuInteraction(delegate: self)
  /// Returns the menu of the tabs without room.
  var makeMenu: (() -> Menu)?

  init(_ metrics: TabMetrics) {
    super.init(
      TabBarItem(title: Messages.Bars.more, image: Image(systemName: "ellipsis")), metrics)
    interaction.sender = self
    interaction.keyRect = { [weak self] in self?.bounds ?? .zero }
    addInteraction(interaction)
  }

  override init?(coder: NibCoder) { super.init(coder: coder) }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .button
    semantics.states.formUnion([.hasPopup, .expandable])
    if interaction.isMenuShown { semantics.states.insert(.expanded) }
  }

  override func performPrimaryAction() {
    if isEnabled { interaction.present(at: bounds.center, under: bounds) }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    makeMenu.map { make in ContextMenuConfiguration { _ in make() } }
  }
}
