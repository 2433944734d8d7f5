import Containers

/// A message, in the secondary column.
final class MessageController: ViewController {
  private let mailbox: Mailbox
  private let textView = TextView()
  var message: Message? { didSet { follow() } }

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    restorationIdentifier = "message"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.isEditable = false
    textView.accessibility.label = "Message"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    LayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    follow()
  }

  private func follow() {
    title = message?.sender ?? "No message"
    if isViewLoaded { textView.text = message?.text ?? "" }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    if let message { coder.encode(message.number, forKey: "message") }
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    message = coder.decode(Int.self, forKey: "message").flatMap(mailbox.message)
  }
}
