import Containers

/// A sheet that lists the commands of the app with their keys.
///
/// Typing in the field selects those whose title, keys or heading contain every word.
final class AllKeysViewController: SheetViewController {
  private let field = SearchTextField()
  private let list: ShortcutListView
  private let note = Label(listNote: "")

  /// Creates the sheet.
  ///
  /// - Parameter text: The text in the field.
  init(_ sections: [ShortcutSection], text: String = "") {
    list = ShortcutListView(sections)
    super.init()
    field.placeholder = Messages.AllKeys.find
    field.accessibility.label = Messages.AllKeys.find
    field.addAction(for: .editingChanged) { [weak self] in self?.textDidChange() }
    field.text = text
    note.accessibility.traits = [.staticText, .updatesFrequently]
    let reading = ReadingViewController(Messages.AllKeys.title, [note, list])
    stack.viewControllers = [finish(KeysPageViewController(field, above: reading))]
    textDidChange()
  }

  /// The text in the field.
  var text: String { field.text ?? "" }

  override var hasLine: Bool { false }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [field] }

  override var keyCommands: [KeyCommand] {
    guard field.hasText else { return super.keyCommands }
    let clear = KeyCommand.prioritized(.escape, title: Messages.Search.clear) { [weak self] in
      self?.field.text = ""
      self?.textDidChange()
    }
    return super.keyCommands + [clear]
  }

  private func textDidChange() {
    list.filter = text
    note.text = list.isEmpty ? Messages.AllKeys.nothing(text.quoted) : ""
    note.accessibility.value = note.text
    note.isHidden = !list.isEmpty
    onStateChange?()
  }
}

/// A page with a field above a text that scrolls.
private final class KeysPageViewController: ViewController {
  private let field: SearchTextField
  private let reading: ReadingViewController

  init(_ field: SearchTextField, above reading: ReadingViewController) {
    (self.field, self.reading) = (field, reading)
    super.init()
    title = reading.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(reading)
    for part in [field, reading.view] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    reading.didMove(toParent: self)
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 6),
      reading.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      reading.view.trailingAnchor.constraint(equalTo: view.trailingAnchor).yielding(),
      reading.view.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 6),
      reading.view.bottomAnchor.constraint(equalTo: view.bottomAnchor).yielding(),
    ])
  }
}
