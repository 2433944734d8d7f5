/// The prompt, the titles and the buttons of a navigation bar, which an active search replaces.
@MainActor
final class NavigationBarRow: View {
  weak var content: NavigationBarContent?

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.layOutRow()
  }
}
