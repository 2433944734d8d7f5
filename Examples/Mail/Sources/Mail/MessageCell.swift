import Containers

/// A sender above a subject, which takes as many lines as it needs.
final class MessageCell: TableViewCell {
  private let sender = Label(text: "", font: .headline)
  private let subject = Label(text: "", font: .body)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subject.numberOfLines = 0
    for label in [sender, subject] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      sender.topAnchor.constraint(equalTo: margins.topAnchor),
      sender.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      sender.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      subject.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      subject.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func show(_ message: Message) {
    sender.text = message.sender
    subject.text = message.subject
    // A row with labels of its own has no name otherwise.
    accessibility.label = "\(message.sender), \(message.subject)"
  }
}
