import Containers

/// A split view shows a list beside what is chosen in it.
///
/// Where the columns do not fit, one covers the other, and in a narrow window they are one stack.
/// This whole program is a split view: make its window narrow, choose a topic, and make it wide
/// again.
///
/// F9 shows and hides the list, and F8 goes to the divider, which arrows move.
final class SplitLesson: Lesson {
  private let split = SplitViewController(style: .doubleColumn)
  private let list = BooksController()

  override func viewDidLoad() {
    super.viewDidLoad()
    split.setViewController(list, for: .primary)
    split.setViewController(BookController("Choose a book"), for: .secondary)
    split.preferredPrimaryColumnWidth = 200
    list.onChoose = { [weak self] title in
      self?.list.showDetailViewController(BookController(title), sender: nil)
    }
    let modes: [(title: String, mode: SplitViewController.DisplayMode)] = [
      ("Automatic", .automatic), ("Beside", .oneBesideSecondary), ("Over", .oneOverSecondary),
      ("Hidden", .secondaryOnly),
    ]
    let choice = SegmentedControl(items: modes.map(\.title))
    choice.selectedSegmentIndex = 0
    choice.accessibility.label = "Display mode"
    choice.addAction(for: .valueChanged) { [split, unowned choice] in
      split.preferredDisplayMode = modes[max(0, choice.selectedSegmentIndex)].mode
    }
    add("Two columns", split, height: 320)
    add("The list", choice)
  }
}

/// The list.
private final class BooksController: TableViewController {
  private let books = ["Emma", "Middlemarch", "Moby-Dick", "Walden"]
  var onChoose: ((String) -> Void)?

  override init() {
    super.init(style: .plain)
    title = "Books"
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "book")
    tableView.accessibility.label = "Books"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel.text = books[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(books[indexPath.row])
  }
}

/// What is chosen.
private final class BookController: ViewController {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = Label.heading(title ?? "", .title2)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }
}
