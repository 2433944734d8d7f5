import Atlas
import Containers
internal import Support

/// Takes what is dropped on the window, or what the desktop asks to open in it: a file with favorites, or a text with coordinates.
final class DropCoordinator: DropInteractionDelegate {
  private let containers: Ends<View>
  private let digging: DigCoordinator
  private let files: FilesCoordinator
  private let notice: NoticeView

  init(
    containers: Ends<View>, digging: DigCoordinator, files: FilesCoordinator, notice: NoticeView
  ) {
    (self.containers, self.digging) = (containers, digging)
    (self.files, self.notice) = (files, notice)
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
    guard session.items.count == 1 else { return notice.show(Messages.Opening.onlyOne) }
    switch session.items[0].content {
    case .file(let path): takeFile(path)
    case .text(let text): open(text, on: end(under: session))
    }
  }

  /// Shows what a text names: a file by its URI, or a place.
  func open(_ text: String, on end: End = .start) {
    let text = text.trimmingPrefix(while: \.isWhitespace)
    if let path = FileURI.path(String(text)) { return takeFile(path) }
    dig(at: String(text), on: end)
  }

  private func takeFile(_ path: String) {
    guard FavoritesName.mayHoldFavorites(path) else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return notice.show(Messages.Opening.foreign(name.escapingControls))
    }
    files.open(path)
  }

  private func dig(at text: String, on end: End) {
    do throws(CoordinateError) {
      let place = try CoordinateFormat.coordinate(
        from: text, language: InterfaceLanguage.current)
      digging.digAndShowNames(at: place, on: end)
    } catch {
      let reason =
        switch error.reason {
        // Most dropped text is not a coordinate at all.
        case .empty, .notANumber, .misplaced, .wrongNumberCount, .missingLatitude,
          .missingLongitude, .tooLong:
          Messages.Opening.noPlace(text.quoted)
        default: Messages.Coordinates.sentence(error)
        }
      notice.show(reason)
    }
  }

  /// Returns the end whose map something was dropped on; the start for a drop elsewhere.
  private func end(under session: DropSession) -> End {
    End.allCases.first { containers[$0].bounds.contains(session.location(in: containers[$0])) }
      ?? .start
  }
}
