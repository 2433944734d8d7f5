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
  // Never called: the base class adopted the protocol without this method.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
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

  @Test("A subclass can override only what the class that adopts the protocol declares")
  func remedy() {
    let albums = AlbumsViewController()
    choose(albums)
    #expect(albums.chosen == 2)
  }
}
