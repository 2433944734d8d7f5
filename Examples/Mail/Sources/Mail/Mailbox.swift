import Containers

/// A message in a folder.
struct Message: Hashable, Sendable {
  let number: Int
  let sender: String
  let subject: String
  let text: String
}

/// All messages, by folder.
@MainActor
final class Mailbox {
  private(set) var folders: [(name: String, messages: [Message])]

  init() {
    let senders = ["Ada", "Blaise", "Charles", "Dorothy", "Edsger", "Frances", "Grace", "Herman"]
    folders = ["Inbox", "Archive", "Sent"].enumerated().map { place, name in
      let messages = senders.indices.map { index in
        Message(
          number: place * 100 + index, sender: senders[index],
          subject: "\(name) \(index + 1)" + String(repeating: ", on engines", count: index % 3 + 1),
          text:
            "Dear reader,\n\nthis is message \(index + 1) in \(name).\n\nYours,\n\(senders[index])")
      }
      return (name, messages)
    }
  }

  func messages(in folder: String) -> [Message] {
    folders.first { $0.name == folder }?.messages ?? []
  }

  func message(_ number: Int) -> Message? {
    folders.lazy.flatMap(\.messages).first { $0.number == number }
  }

  func remove(_ message: Message) {
    for index in folders.indices { folders[index].messages.removeAll { $0 == message } }
  }
}
