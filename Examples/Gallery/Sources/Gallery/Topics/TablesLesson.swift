import Containers

/// A table shows any number of rows, with cells for the visible ones only.
///
/// What a row shows is a value, its *content configuration*, from which the cell makes its views.
///
/// Swipe a row to the leading edge for what can be done with it, or press Delete. Edit shows a button
/// in front of each row, and a grip to move it.
final class TablesLesson: Lesson {
  private let chores = ChoresController()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Chores", NavigationController(rootViewController: chores), height: 400)
    add(
      Button.tinted("Shuffle") { [weak self] in self?.chores.shuffle() },
      Button.tinted("Bring all back") { [weak self] in self?.chores.reset() })
  }
}

/// A list whose rows are content configurations.
private final class ChoresController: TableViewController {
  private static let all = [
    ("Bins", "The blue ones on Monday", "trash"), ("Plants", "Twice a week", "sun.max"),
    ("Post", "Before noon", "envelope"), ("Keys", "Two new ones", "lock"),
    ("Bicycle", "The light at the back", "bolt"), ("Call Ada", "About the engine", "person"),
  ]
  private var names = all.map(\.0)
  private var done: Set<String> = []

  override init() {
    super.init(style: .insetGrouped)
    title = "Chores"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "chore")
    tableView.accessibility.label = "Chores"
  }

  func shuffle() { replace(by: names.shuffled()) }

  func reset() {
    done = []
    replace(by: Self.all.map(\.0))
  }

  private func replace(by new: [String]) {
    names = new
    if isViewLoaded { tableView.reloadSections([0]) }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let name = names[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    var content = ListContentConfiguration.subtitleCell()
    content.text = name
    if let chore = Self.all.first(where: { $0.0 == name }) {
      content.secondaryText = chore.1
      content.image = Image(systemName: chore.2)
    }
    cell.contentConfiguration = content
    cell.accessoryType = done.contains(name) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    done.formSymmetricDifference([names[indexPath.row]])
    tableView.reconfigureRows(at: [indexPath])
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let remove = ContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, completionHandler in
      self?.remove(name)
      completionHandler(true)
    }
    return SwipeActionsConfiguration(actions: [remove])
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(names[indexPath.row]) }
  }

  private func remove(_ name: String) {
    guard let row = names.firstIndex(of: name) else { return }
    names.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)])
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
