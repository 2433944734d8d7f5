import Atlas
import Containers

/// The pages for the pattern of links.
extension SettingsViewController {
  /// Returns the page with the sites that links can lead to, and a row for a pattern of one's own.
  func makeLinks() -> ViewController {
    ChoiceListViewController(SettingsPage.link.title) { [weak self] in self?.linkRows ?? [] }
  }

  private var linkRows: [ChoiceListViewController.Row] {
    let sites = MapLink.offered.map { site in
      ChoiceListViewController.Row(title: site.name, isChosen: settings.link == site.link) {
        [weak self] in self?.choose(site.link, for: \.link)
      }
    }
    let isOwn = !sites.contains(where: \.isChosen)
    let own = ChoiceListViewController.Row(
      title: Messages.Links.ownRow, detail: isOwn ? settings.link.rawValue : nil, isChosen: isOwn
    ) { [weak self] in self?.showPattern() }
    return sites + [own]
  }

  private func showPattern() {
    let pattern = LinkPatternView(settings.link, for: place)
    pattern.onChange = { [weak self] in self?.choose($0, for: \.link) }
    let page = ReadingViewController(Messages.Links.own, [pattern])
    stack.pushViewController(finish(page), animated: true)
  }
}
