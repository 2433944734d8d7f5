import Atlas
import Synchronization

/// Searches the names of the Earth, which are opened for the first question and let go of with this.
nonisolated final class NameSearch: Sendable {
  private let earth: Earth
  private let opened = Mutex<PlaceSearch?>(nil)

  /// Makes a search that has read nothing yet.
  init(earth: Earth) { self.earth = earth }

  /// Answers a query, on any thread; of a task that is cancelled nobody looks at the answer.
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
      let search = try PlaceSearch(earth.gazetteer)
      opened = search
      return search
    }
  }
}
