/// The observers of one storage, in the order in which they came.
@MainActor
final class ObserverList {
  private struct Entry {
    weak var token: ObservationToken?
  }

  private var entries: [Entry] = []

  func add(_ token: ObservationToken) {
    entries.removeAll { $0.token == nil }
    entries.append(Entry(token: token))
  }

  /// Makes a change between the two halves of telling of it.
  ///
  /// Who is added meanwhile hears of the next change; who ends meanwhile hears no more.
  func notify(_ change: () -> Void) {
    guard !entries.isEmpty else {
      change()
      return
    }
    let tokens = entries.compactMap(\.token)
    for token in tokens { token.storageWillChange() }
    change()
    for token in tokens { token.storageDidChange() }
  }
}
