import Containers

/// An alert asks a question that has to be answered; an action sheet offers what to do with
/// something.
///
/// Enter chooses the preferred answer, and Escape the one to cancel.
final class AlertsLesson: Lesson {
  private let answer = Label.note("Nothing was answered yet.")

  override func viewDidLoad() {
    super.viewDidLoad()
    let more = Button.tinted("Action sheet") {}
    more.addAction { [weak self, unowned more] in self?.offer(at: more) }
    let buttons = [
      Button.tinted("Notice") { [weak self] in self?.notify() },
      Button.tinted("Question") { [weak self] in self?.ask() },
      Button.tinted("Name") { [weak self] in self?.askName() }, more,
    ]
    add("Ask", ButtonFlow(buttons))
    add("The answer", answer)
  }

  private func notify() {
    let alert = AlertController(
      title: "The film is ready", message: "It is in the folder Videos.", preferredStyle: .alert)
    alert.addAction(say("OK", .default))
    present(alert, animated: true)
  }

  private func ask() {
    let alert = AlertController(
      title: "Remove “Lemvig”?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(say("Cancel", .cancel))
    alert.addAction(say("Remove", .destructive))
    present(alert, animated: true)
  }

  private func askName() {
    let alert = AlertController(
      title: "New folder", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.accessibility.label = "Name"
    }
    let create = AlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
      self?.answer.text = "A folder “\(alert?.textFields?.first?.text ?? "")”"
    }
    alert.addAction(say("Cancel", .cancel))
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  private func offer(at button: Button) {
    let sheet = AlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for title in ["Share", "Copy", "Print"] { sheet.addAction(say(title, .default)) }
    sheet.addAction(say("Remove", .destructive))
    sheet.addAction(say("Cancel", .cancel))
    // In a wide window it is a popover, which needs to know where it points.
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }

  private func say(_ title: String, _ style: AlertAction.Style) -> AlertAction {
    AlertAction(title: title, style: style) { [weak self] _ in self?.answer.text = title }
  }
}
