import Containers

struct Message: Hashable, Identifiable {
  let id: Int
  let folder, sender, subject, text: String
  var isRead = false
}

/// All messages, and what is chosen among them.
@MainActor
final class Mailbox: ObservationSource {
  struct Choice: Codable {
    var folder = "Inbox", message: Message.ID?
  }

  let folders = ["Inbox", "Archive", "Sent"]
  @Observed private(set) var messages: [Message] = []
  @Observed var choice = Choice()
  var shown: [Message] { messages.filter { $0.folder == choice.folder } }
  var message: Message? { self[choice.message] }

  init() {
    for folder in folders {
      for (index, sender) in ["Ada", "Blaise", "Charles", "Dorothy", "Grace"].enumerated() {
        add("\(folder) \(index + 1), on engines", from: sender, to: folder, "Dear reader, …")
      }
    }
  }

  func add(_ subject: String, from sender: String, to folder: String, _ text: String) {
    let id = (messages.last?.id ?? 0) + 1
    messages.append(Message(id: id, folder: folder, sender: sender, subject: subject, text: text))
  }

  /// The message with an identifier; setting nil removes it.
  subscript(id: Message.ID?) -> Message? {
    get { messages.first { $0.id == id } }
    set { messages = messages.compactMap { $0.id == id ? newValue : $0 } }
  }
}
