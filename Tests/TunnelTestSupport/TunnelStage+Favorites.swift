import Containers
import ContainersDocuments
import ContainersTesting
import Testing

@testable import TunnelApp

extension TunnelStage {
  /// The list of favorites beside the maps or over them; nil if there is none.
  var favoritesList: FavoritesViewController? {
    root.side ?? sheet as? FavoritesViewController
  }

  /// The names of the favorites in the list, in their order.
  var favoriteNames: [String] { (favoritesList?.shown ?? []).map(\.favorite.name) }

  /// The selected favorite in the list; nil if there is none.
  var selectedFavorite: String? {
    favoritesList?.page.table.indexPathForSelectedRow.map { favoriteNames[$0.row] }
  }

  /// Selects a favorite with the keys.
  func selectFavorite(_ name: String) {
    for _ in favoriteNames where selectedFavorite != name { stage.press(.downArrow) }
    #expect(selectedFavorite == name)
  }

  /// Writes a file with favorites, shows the list, and waits until it has been read.
  func openFavorites(_ names: [String]) async throws {
    try folder.write(names: names)
    stage.press(.function(9))
    await stage.wait { hasRead(names) }
    waitForSheet()
  }

  /// Whether the list shows what was read, and changes do not wait until all of it has been.
  func hasRead(_ names: [String]) -> Bool {
    favoriteNames == names && root.favorites?.documentState == .normal
  }

  /// Waits until the file contains a text, or does not any more.
  func waitForFile(_ text: String, isThere: Bool = true) async -> Bool {
    // A save in progress puts off the next one.
    await stage.settle { folder.text?.contains(text) == isThere }
    return folder.text?.contains(text) == isThere
  }
}
