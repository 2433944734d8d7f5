import Containers

/// A message to be written, in a sheet.
final class ComposeController: ViewController {
  private let field = TextField()
  private let body = TextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New message"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Recipients", primaryAction: Action { [weak self] _ in self?.showRecipients() })
    field.placeholder = "Subject"
    field.accessibility.label = "Subject"
    field.borderStyle = .roundedRect
    body.accessibility.label = "Text"
    for part in [field, body] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func close() { dismiss(animated: true, completion: nil) }

  private func showRecipients() {
    let recipients = ViewController()
    recipients.title = "Recipients"
    show(recipients, sender: self)
  }
}
