import Containers
import ContainersDocuments
internal import Support

extension TunnelViewController {
  /// Asks for another name and note of a favorite.
  func edit(_ entry: FavoriteList.Entry) {
    let alert = AlertController(
      title: Messages.Favorites.edit, message: nil, preferredStyle: .alert)
    for (text, label, length) in [
      (entry.favorite.name, Messages.Favorites.name, 200),
      (entry.favorite.note, Messages.Favorites.note, 2000),
    ] {
      alert.addTextField { field in
        field.text = text
        field.placeholder = label
        field.accessibility.label = label
        field.maximumLength = length
      }
    }
    add(Messages.Favorites.cancel, .cancel, to: alert) {}
    alert.preferredAction = add(Messages.Favorites.save, .default, to: alert) {
      [weak self, weak alert] in
      let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
      guard let self, texts.count == 2 else { return }
      favorites?.change(Messages.Favorites.edit, undoneBy: undos) {
        $0.edit(entry, name: texts[0], note: texts[1])
      }
    }
    ask(alert)
  }

  /// Says that the file of a document can neither be read nor written.
  func report(_ reason: String, about document: FavoritesDocument) {
    let alert = AlertController(
      title: Messages.Favorites.failed,
      message: Messages.Favorites.failure(document.path.escapingControls, reason),
      preferredStyle: .alert)
    add(Messages.Favorites.understood, .cancel, to: alert) {}
    ask(alert)
  }

  /// Says that a change is not undone or redone, because the same favorite has been changed elsewhere.
  func reportChangedSince() { notice.show(Messages.Favorites.changedSince) }

  /// Says that the file of a document has something that is left out.
  func reportOmission(_ sentence: String) { notice.show(sentence) }

  /// Asks what stays of favorites that another program has changed too.
  func askAbout(_ document: FavoritesDocument) {
    guard !asksAboutFavorites else { return }
    asksAboutFavorites = true
    let alert = AlertController(
      title: Messages.Favorites.conflict,
      message: Messages.Favorites.conflictChoices(document.path.escapingControls),
      preferredStyle: .alert)
    let choices: [(String, Document.ConflictResolution)] = [
      (Messages.Favorites.keepBoth, .both), (Messages.Favorites.keepMine, .mine),
      (Messages.Favorites.keepTheirs, .theirs),
    ]
    for (title, resolution) in choices {
      let action = add(title, .default, to: alert) { [weak self] in
        self?.asksAboutFavorites = false
        Task { await document.settle(keeping: resolution) }
      }
      if resolution == .both { alert.preferredAction = action }
    }
    add(Messages.Favorites.cancel, .cancel, to: alert) { [weak self] in
      self?.asksAboutFavorites = false
    }
    ask(alert)
  }
}
