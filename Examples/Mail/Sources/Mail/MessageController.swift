import Containers

/// A message, in the secondary column.
final class MessageController: ViewController {
  private let text = TextView()
  private var token: ObservationToken?

  init(_ mail: Mailbox) {
    super.init()
    token = mail.observe(\.message, options: .initial) { [weak self] _ in
      self?.title = mail.message?.sender ?? "No message"
      self?.text.text = mail.message.map { "\($0.subject)\n\n\($0.text)" } ?? ""
    }
  }

  override func loadView() {
    (text.isEditable, text.backgroundColor) = (false, .systemBackground)
    text.textContainerInset = EdgeInsets(all: 20)
    text.accessibility.label = "Message"
    view = text
  }
}
