import Atlas

/// Makes the lists of places to discover, on any thread.
nonisolated final class DiscoverySearch: Sendable {
  /// What is asked for.
  enum Question: Sendable {
    /// A list of the Earth's data.
    case list(DiscoveryList)
    /// The user's own places, with their names.
    case places([(name: String, coordinate: Coordinate)])
  }

  /// The rows of a list.
  struct Answer: Sendable {
    /// The rows, the first first.
    let rows: [DiscoverRow]
    /// How much of the land has land opposite; nil if the list does not tell.
    var share: LandShare?
  }

  private let earth: Earth

  /// Creates a search without loading anything.
  init(earth: Earth) { self.earth = earth }

  /// Answers a question.
  func answer(to question: Question) throws(AssetError) -> Answer {
    switch question {
    case .list(let list): return try answer(to: list)
    case .places(let places):
      var rows: [DiscoverRow] = []
      for (name, place) in places {
        rows.append(DiscoverRow(name, at: place, opposite: try earth.describe(place.antipode)))
      }
      return Answer(rows: rows)
    }
  }

  private func answer(to list: DiscoveryList) throws(AssetError) -> Answer {
    do throws(AssetError) {
      let gazetteer = earth.gazetteer
      let names = try LocalNames(
        gazetteer, language: earth.language, translating: Messages.Names.translation)
      let found = try DiscoveryFinder(gazetteer).discoveries(list)
      let share = list == .land ? LandShare(try gazetteer.land()) : nil
      try gazetteer.check()
      return Answer(rows: found.map { DiscoverRow($0.named(by: names)) }, share: share)
    } catch {
      earth.note(error)
      throw error
    }
  }
}

/// A lookup of lists of places to discover.
typealias DiscoveryLookup = Lookup<DiscoverySearch.Question, DiscoverySearch.Answer>
