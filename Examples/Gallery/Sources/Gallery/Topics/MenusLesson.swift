import Containers

/// A menu holds actions, in groups and menus of its own.
///
/// A button shows one, and so does a secondary click. Key commands act from anywhere in the window.
///
/// Who changes something registers how to undo it. The undo manager does the same for redo, because
/// undoing is a change as well.
final class MenusLesson: Lesson, ContextMenuInteractionDelegate {
  private let undo = UndoManager()
  private let value = Label.heading("", .title2)
  private let swatch = ColorBox(.systemTeal, "Secondary click")
  private var count = 0 { didSet { show() } }

  override var undoManager: UndoManager? { undo }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.character("e"), modifierFlags: .control, title: "One more") { [weak self] in
        self?.change(by: 1)
      }
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(configuration: .tinted())
    button.configuration?.title = "Menu"
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    add("A menu", ButtonFlow([button]))
    swatch.addInteraction(ContextMenuInteraction(delegate: self))
    swatch.heightAnchor.constraint(equalToConstant: 72).isActive = true
    add("A context menu", swatch)
    let row = ButtonFlow([
      Button.tinted("One more") { [weak self] in self?.change(by: 1) },
      Button.tinted("Undo") { [weak self] in self?.undo.undo() },
      Button.tinted("Redo") { [weak self] in self?.undo.redo() },
    ])
    add("Undo: Ctrl+Z, and Ctrl+E counts", value, row)
    show()
  }

  private func change(by step: Int) {
    count += step
    undo.registerUndo(withTarget: self) { $0.change(by: -step) }
    undo.setActionName("Counting")
  }

  private func show() {
    value.text = "\(count)"
    value.accessibility.label = "Count \(count)"
  }

  private func makeMenu() -> Menu {
    let more = Menu(
      title: "Many more",
      children: [10, 100].map { step in
        Action(title: "\(step) more") { [weak self] _ in self?.change(by: step) }
      })
    let group = Menu(
      options: .displayInline,
      children: [
        Action(title: "Zero", image: Image(systemName: "trash"), attributes: .destructive) {
          [weak self] _ in
          guard let self else { return }
          change(by: -count)
        }
      ])
    return Menu(children: [
      Action(title: "One more", image: Image(systemName: "plus")) { [weak self] _ in
        self?.change(by: 1)
      }, more, group,
    ])
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in
      let colors: [(String, DynamicColor)] = [
        ("Teal", .systemTeal), ("Pink", .systemPink), ("Orange", .systemOrange),
      ]
      return Menu(
        title: "Color",
        children: colors.map { title, color in
          Action(title: title) { _ in self?.swatch.backgroundColor = color.faint }
        })
    }
  }
}
