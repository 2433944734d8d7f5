/// Notes which observed storages are read while a key path is followed.
@MainActor
final class ReadRecorder {
  /// The recorder of the reading that goes on; nil outside one.
  static var current: ReadRecorder? { ofThread.value }

  private static let ofThread = ThreadLocal<ReadRecorder>()

  /// The storages that were read.
  var lists: [ObserverList] = []

  /// Reads something, and notes the storages.
  func record<Value>(_ reading: () -> Value) -> Value {
    ReadRecorder.ofThread.withValue(self, reading)
  }

  func note(_ list: ObserverList) {
    if !lists.contains(where: { $0 === list }) { lists.append(list) }
  }
}
