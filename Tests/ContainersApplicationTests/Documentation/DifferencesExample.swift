import Containers
import ContainersTesting
import Testing

class ListViewController: ViewController, TableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = TableView(frame: view.bounds)
    table.delegate = self
    view.addSubview(table)
  }
}

final class SongsViewController: ListViewController {
  private(set) var chosen: Int?

  // Never called: the base class adopted the protocol without this method.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
  }
}

class OpenListViewController: ViewController, TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}

final class AlbumsViewController: OpenListViewController {
  private(set) var chosen: Int?

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
  }
}

@MainActor
@Suite("Example: a delegate method that is never called")
struct DifferencesExample {
  /// Reports the selection of the third row to a delegate.
  private func choose(_ delegate: any TableViewDelegate) {
    delegate.tableView(TableView(), didSelectRowAt: IndexPath(row: 2, section: 0))
  }

  @Test("A method that the class that adopts the protocol lacks is not called in a subclass")
  func silence() {
    let songs = SongsViewController()
    choose(songs)
    #expect(songs.chosen == nil)
  }

  @Test("A subclass can override only what the class that adopts the protocol declares")
  func remedy() {
    let albums = AlbumsViewController()
    choose(albums)
    #expect(albums.chosen == 2)
  }
}
