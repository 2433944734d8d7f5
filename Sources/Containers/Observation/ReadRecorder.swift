/// Records the observed storages that are read while a key path is evaluated.
@MainActor
final class ReadRecorder {
  /// The recorder of the read in progress; nil if there is none.
  static var current: ReadRecorder? { ofThread.value }

  private static let ofThread = ThreadLocal<ReadRecorder>()

  /// The storages that were read.
  var lists: [ObserverList] = []

  /// Evaluates a closure and records the storages it reads.
  func record<Value>(_ reading: () -> Value) -> Value {
    ReadRecorder.ofThread.withValue(self, reading)
  }

  func note(_ list: ObserverList) {
    if !lists.contains(where: { $0 === list }) { lists.append(list) }
  }
}
