import Containers

/// A message to be written, in the form of a sheet, which returns with the next start.
final class ComposeController: ViewController {
  private let (recipient, subject, text) = (TextField(), TextField(), TextView())

  static func sheet(_ mail: Mailbox) -> NavigationController {
    let sheet = NavigationController(rootViewController: ComposeController(mail))
    sheet.restorationIdentifier = "sheet"
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }

  init(_ mail: Mailbox) {
    super.init()
    title = "New message"
    restorationIdentifier = "compose"
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Send",
      primaryAction: Action { [weak self, recipient, subject, text] _ in
        mail.add(subject.text ?? "", from: "To \(recipient.text ?? "")", to: "Sent", text.text)
        self?.dismiss(animated: true)
      })
  }

  override func loadView() {
    let form = StackView()
    (form.axis, form.spacing, form.layoutMargins) = (.vertical, 8, EdgeInsets(all: 16))
    form.isLayoutMarginsRelativeArrangement = true
    form.backgroundColor = .systemBackground
    for field in [recipient, subject] { field.borderStyle = .roundedRect }
    (text.borderWidth, text.borderColor, text.cornerRadius) = (1, .separator, 6)
    for (name, part) in [("To", recipient), ("Subject", subject), ("Text", text as View)] {
      part.accessibility.label = name
      part.restorationIdentifier = name
      for view in [Label(text: name, font: .headline), part] { form.addArrangedSubview(view) }
    }
    view = form
  }
}
