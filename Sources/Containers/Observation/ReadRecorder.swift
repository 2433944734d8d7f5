/// Notes which observed storages are read while a key path is followed.
@MainActor
final class ReadRecorder {
  /// The recorder of the reading that goes on; nil outside one.
  @TaskLocal static var current: ReadRecorder?

  private(set) var lists: [ObserverList] = []

  func note(_ list: ObserverList) {
    if !lists.contains(where: { $0 === list }) { lists.append(list) }
  }
}
