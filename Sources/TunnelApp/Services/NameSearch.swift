import Atlas
import Synchronization

/// A search for names, which are loaded by the first query and released with the search.
nonisolated final class NameSearch: Sendable {
  private let earth: Earth
  private let opened = Mutex<PlaceSearch?>(nil)

  /// Creates a search without loading anything.
  init(earth: Earth) { self.earth = earth }

  /// Answers a query, on any thread.
  ///
  /// A canceled task may get an empty answer.
  func answer(to query: SearchQuery) throws(AssetError) -> SearchAnswer {
    do throws(AssetError) {
      let search = try open()
      let answer = try? search.answer(to: query)
      try earth.gazetteer.check()
      return answer ?? .nothing(nil)
    } catch {
      earth.note(error)
      throw error
    }
  }

  private func open() throws(AssetError) -> PlaceSearch {
    try opened.withLock { (opened) throws(AssetError) -> PlaceSearch in
      if let opened { return opened }
      let search = try PlaceSearch(
        earth.gazetteer, translating: Messages.Names.translations)
      opened = search
      return search
    }
  }
}
