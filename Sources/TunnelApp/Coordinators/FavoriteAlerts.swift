import Containers
import ContainersDocuments
internal import Support

/// The alerts and notices about favorites, for their lists and for the documents of the app.
final class FavoriteAlerts {
  private let panels: Panels
  private let undos: UndoManager
  /// Whether an alert asks what stays of favorites that were changed elsewhere.
  ///
  /// Only tests set it from outside, after they dismissed the alert without an answer.
  var isAsking = false

  init(panels: Panels, undos: UndoManager) {
    (self.panels, self.undos) = (panels, undos)
  }

  /// Asks for another name and note of a favorite.
  func edit(_ entry: FavoriteList.Entry, of document: FavoritesDocument?) {
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
    panels.add(Messages.Favorites.cancel, .cancel, to: alert)
    alert.preferredAction = panels.add(Messages.Favorites.save, .default, to: alert) {
      [undos, weak alert, weak document] in
      let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
      guard texts.count == 2 else { return }
      document?.change(Messages.Favorites.edit, undoneBy: undos) {
        $0.edit(entry, name: texts[0], note: texts[1])
      }
    }
    panels.ask(alert)
  }

  /// Says that the file of a document can neither be read nor written.
  func report(_ reason: String, about document: FavoritesDocument) {
    panels.report(
      Messages.Favorites.failed,
      because: Messages.Favorites.failure(document.path.escapingControls, reason))
  }

  /// Says that a change is not undone or redone, because the same favorite has been changed elsewhere.
  func reportChangedSince() { panels.notice.show(Messages.Favorites.changedSince) }

  /// Says that the file of a document has something that is left out.
  func reportOmission(_ sentence: String) { panels.notice.show(sentence) }

  /// Asks what stays of favorites that another program has changed too.
  func askAbout(_ document: FavoritesDocument) {
    guard !isAsking else { return }
    isAsking = true
    let alert = AlertController(
      title: Messages.Favorites.conflict,
      message: Messages.Favorites.conflictChoices(document.path.escapingControls),
      preferredStyle: .alert)
    let choices: [(String, Document.ConflictResolution)] = [
      (Messages.Favorites.keepBoth, .both), (Messages.Favorites.keepMine, .mine),
      (Messages.Favorites.keepTheirs, .theirs),
    ]
    for (title, resolution) in choices {
      let action = panels.add(title, .default, to: alert) { [weak self] in
        self?.isAsking = false
        Task { await document.settle(keeping: resolution) }
      }
      if resolution == .both { alert.preferredAction = action }
    }
    panels.add(Messages.Favorites.cancel, .cancel, to: alert) { [weak self] in
      self?.isAsking = false
    }
    panels.ask(alert)
  }
}
