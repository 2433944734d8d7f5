import Containers
import ContainersTesting
import TestSupport
import Testing

struct Chore: Hashable {
  var name: String
  var note: String
}

final class ChoreCell: TableViewCell {
  private let name = Label(text: "", font: .headline)
  private let note = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    for label in [name, note] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func show(_ chore: Chore) {
    name.text = chore.name
    note.text = chore.note
    accessibility.label = chore.name
  }
}

final class ChoresViewController: TableViewController {
  private var chores = [
    Chore(name: "Bins", note: "The blue ones on Monday, and the green ones on Thursday"),
    Chore(name: "Plants", note: "Twice a week"),
  ]
  private(set) var chosen: Chore?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chores"
    tableView.register(ChoreCell.self, forCellReuseIdentifier: "chore")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    chores.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    (cell as? ChoreCell)?.show(chores[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = chores[indexPath.row]
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    chores.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
}

final class TownsViewController: TableViewController {
  let towns = [("Lemvig", "Denmark"), ("Taupo", "New Zealand")]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "town")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    towns.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = towns[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

final class KeptPlacesViewController: TableViewController {
  var places: [String] = [] {
    didSet { setNeedsUpdateContentUnavailableConfiguration() }
  }

  override func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {
    var empty = ContentUnavailableConfiguration.empty()
    empty.image = Image(systemName: "star")
    empty.text = "No Places"
    empty.secondaryText = "Places that you keep appear here."
    contentUnavailableConfiguration = places.isEmpty ? empty : nil
  }
}

final class LettersViewController: TableViewController {
  private(set) var letters = ["From Lemvig", "From Taupo", "From Porto"]
  private(set) var known: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel.text = letters[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let letter = letters[indexPath.row]
    let archive = ContextualAction(style: .destructive, title: "Archive") {
      [weak self] _, _, completionHandler in
      self?.archive(letter)
      completionHandler(true)
    }
    let read = ContextualAction(style: .normal, title: "Read") {
      [weak self] _, _, completionHandler in
      self?.known.insert(letter)
      completionHandler(true)
    }
    return SwipeActionsConfiguration(actions: [archive, read])
  }

  private func archive(_ letter: String) {
    guard let row = letters.firstIndex(of: letter) else { return }
    letters.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)])
  }
}

final class PhotosViewController: TableViewController {
  private(set) var photos = ["Beach", "Forest", "Harbor"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "photo")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    cell.textLabel.text = photos[indexPath.row]
    return cell
  }

  func deleteSelected() {
    let selected = tableView.indexPathsForSelectedRows ?? []
    for indexPath in selected.reversed() { photos.remove(at: indexPath.row) }
    tableView.deleteRows(at: selected)
  }
}

final class PackingViewController: ViewController {
  private let tables = [TableView(), TableView()]
  private(set) var things = [["Tent", "Stove", "Map"], []]

  override func viewDidLoad() {
    super.viewDidLoad()
    for table in tables {
      table.register(TableViewCell.self, forCellReuseIdentifier: "thing")
      table.dataSource = self
      table.dragDelegate = self
      table.dropDelegate = self
      view.addSubview(table)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, right) = (view.bounds.minX, view.bounds.midX)
    for (table, x) in zip(tables, [left, right]) {
      table.frame = Rect(x: x, y: 0, width: right, height: view.bounds.height)
    }
  }

  private func list(of table: TableView) -> Int { table === tables[0] ? 0 : 1 }

  private func remove(_ thing: String) {
    for (list, table) in tables.enumerated() {
      guard let row = things[list].firstIndex(of: thing) else { continue }
      things[list].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: 0)])
    }
  }
}

extension PackingViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    things[list(of: tableView)].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel.text = things[list(of: tableView)][indexPath.row]
    return cell
  }
}

extension PackingViewController: TableViewDragDelegate, TableViewDropDelegate {
  func tableView(
    _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    let thing = things[list(of: tableView)][indexPath.row]
    return [DragItem(.text(thing), localObject: thing)]
  }

  func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
    let list = list(of: tableView)
    for item in coordinator.items {
      guard let thing = item.dragItem.localObject as? String else { continue }
      remove(thing)
      let row = min(coordinator.destinationIndexPath?.row ?? 0, things[list].count)
      things[list].insert(thing, at: row)
      tableView.insertRows(at: [IndexPath(row: row, section: 0)])
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
    }
  }
}

final class PlanViewController: ViewController {
  private let table = TableView()
  private lazy var source = TableViewDiffableDataSource<String, Chore>(tableView: table) {
    table, indexPath, chore in
    let cell = table.dequeueReusableCell(withIdentifier: "plan", for: indexPath)
    cell.textLabel.text = chore.name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(TableViewCell.self, forCellReuseIdentifier: "plan")
    view.addSubview(table)
  }

  func show(_ chores: [Chore]) {
    loadViewIfNeeded()
    var snapshot = DiffableDataSourceSnapshot<String, Chore>()
    snapshot.appendSections(["Today"])
    snapshot.appendItems(chores)
    source.apply(snapshot, animatingDifferences: true)
  }
}

final class ColorCell: CollectionViewCell {}

final class ColorsViewController: CollectionViewController {
  private let colors: [DynamicColor] = [.systemRed, .systemGreen, .systemBlue]

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 80, height: 80)
    layout.minimumInteritemSpacing = 8
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "color")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    colors.count
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    cell.accessibility.label = "Color \(indexPath.item + 1)"
    return cell
  }
}

final class TownsByCountryViewController: CollectionViewController {
  private lazy var source = makeSource()

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 140, height: 44)
    layout.headerReferenceSize = Size(width: 0, height: 28)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source.apply(DiffableDataSourceSnapshot(), animatingDifferences: false)
  }

  func show(_ towns: [String: [String]]) {
    loadViewIfNeeded()
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for (country, towns) in towns.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([country])
      snapshot.appendItems(towns)
    }
    source.apply(snapshot, animatingDifferences: true)
  }

  private func makeSource() -> CollectionViewDiffableDataSource<String, String> {
    let cells = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, town in
      var content = ListContentConfiguration.cell()
      content.text = town
      cell.contentConfiguration = content
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionViewCell>(
      elementKind: CollectionViewFlowLayout.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = ListContentConfiguration.header()
      content.text = self.source.snapshot().sectionIdentifiers[indexPath.section]
      header.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      list, indexPath, town in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: town)
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }
}

final class BooksViewController: CollectionViewController {
  private lazy var source = makeSource()

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  func show(_ books: [String: [String]]) {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    for (author, titles) in books.sorted(by: { $0.key < $1.key }) {
      outline.append([author])
      outline.append(titles, to: author)
    }
    source.apply(outline, to: "Books", animatingDifferences: false)
  }

  private func makeSource() -> CollectionViewDiffableDataSource<String, String> {
    let cells = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, name in
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = state.isExpanded ? "\(name):" : name
        cell.contentConfiguration = content
      }
    }
    return CollectionViewDiffableDataSource(collectionView: collectionView) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
  }
}

final class TasksViewController: CollectionViewController {
  private(set) var tasks = ["Buy paint", "Paint the fence", "Rest"]

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 280, height: 44)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "task")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tasks.count
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "task", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = tasks[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

final class NamesViewController: TableViewController {
  private let names = ["Anna", "Asger", "Bodil", "Carl"]
  private lazy var letters = Set(names.compactMap(\.first)).sorted()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
  }

  private func names(_ section: Int) -> [String] {
    names.filter { $0.first == letters[section] }
  }

  override func numberOfSections(in tableView: TableView) -> Int { letters.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names(section).count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel.text = names(indexPath.section)[indexPath.row]
    return cell
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? {
    letters.map(String.init)
  }
}

final class GalleryViewController: CollectionViewController {
  init() {
    super.init(
      collectionViewLayout: CollectionViewCompositionalLayout { section, environment in
        section == 0 ? Self.shelf : Self.grid(in: environment.container.effectiveContentSize)
      })
  }

  private static var shelf: CollectionLayoutSection {
    let card = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120))
    let section = CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    return section
  }

  private static func grid(in room: Size) -> CollectionLayoutSection {
    let count = max(1, Int(room.width / 150))
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / Double(count)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      repeatingSubitem: item, count: count)
    return CollectionLayoutSection(group: row)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
  }
}

final class MailboxesViewController: CollectionViewController {
  private(set) var mailboxes = ["Inbox", "Drafts", "Sent"]

  init() {
    super.init(collectionViewLayout: CollectionViewFlowLayout())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self?.delete(indexPath)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
    collectionView.collectionViewLayout = CollectionViewCompositionalLayout.list(using: list)
    collectionView.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "mailbox")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { mailboxes.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mailbox", for: indexPath)
    guard let row = cell as? CollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = mailboxes[indexPath.item]
    row.contentConfiguration = content
    row.accessories = [.disclosureIndicator(), .delete()]
    return row
  }

  private func delete(_ indexPath: IndexPath) {
    mailboxes.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

@MainActor
@Suite("Example: tables and collections", .noWarnings)
struct ListsExample {
  @Test("Rows are as high as their texts, are selected, and are deleted while the table is edited")
  func chores() throws {
    let chores = ChoresViewController()
    let stage = Stage(NavigationController(rootViewController: chores))
    stage.settle()
    let cells = chores.tableView.visibleCells
    #expect(cells.count == 2)
    stage.resize(to: Size(width: 200, height: 300))
    stage.settle()
    #expect(cells[0].frame.height > cells[1].frame.height)

    stage.tap("Plants")
    #expect(chores.chosen?.name == "Plants")
    stage.tap("Edit")
    stage.settle()
    stage.tap(.button("Delete", in: "Bins"))
    stage.settle()
    #expect(stage.element("Bins") == nil)
    #expect(stage.element("Plants") != nil)
  }

  @Test("F1101: Rows show the texts of their content, and are found by them")
  func towns() throws {
    let stage = Stage(TownsViewController())
    stage.settle()
    #expect(stage.element("Lemvig, Denmark") != nil)
    #expect(stage.element("Taupo, New Zealand") != nil)
  }

  @Test("F1104: Letters are read by a swipe and a press, and archived by a swipe over the row")
  func letters() {
    let letters = LettersViewController()
    let stage = Stage(letters, size: Size(width: 300, height: 400))
    stage.settle()
    stage.swipe("From Taupo", by: Point(x: -100, y: 0))
    stage.settle()
    stage.tap(.button("Read"))
    stage.settle()
    #expect(letters.known == ["From Taupo"])
    stage.swipe(.at(280, 22), by: Point(x: -240, y: 0))
    stage.settle()
    #expect(letters.letters == ["From Taupo", "From Porto"])
    #expect(stage.element("From Lemvig") == nil)
  }

  @Test("A snapshot replaces another, and the rows follow")
  func plan() {
    let plan = PlanViewController()
    let stage = Stage(plan)
    plan.show([Chore(name: "Bins", note: ""), Chore(name: "Plants", note: "")])
    stage.settle()
    #expect(stage.element("Bins") != nil)
    plan.show([Chore(name: "Plants", note: ""), Chore(name: "Windows", note: "")])
    stage.settle()

    #expect(stage.element("Bins") == nil)
    #expect(stage.element("Windows") != nil)
  }

  @Test("Items stand beside each other")
  func colors() {
    let colors = ColorsViewController()
    let stage = Stage(colors)
    stage.settle()

    #expect(stage.element("Color 3") != nil)
    #expect(colors.collectionView.visibleCells.allSatisfy { $0.frame.minY == 0 })
  }

  @Test("F1111: Photos are selected by circles while the table is edited, and deleted together")
  func photos() {
    let photos = PhotosViewController()
    let stage = Stage(NavigationController(rootViewController: photos))
    stage.settle()
    stage.tap("Edit")
    stage.settle()
    stage.tap("Beach")
    stage.tap("Harbor")
    photos.deleteSelected()
    stage.settle()
    #expect(photos.photos == ["Forest"])
    #expect(photos.tableView.visibleCells.count == 1)
  }

  @Test("F1108: A thing is dragged to the other table by a long press")
  func packing() {
    let packing = PackingViewController()
    let stage = Stage(packing, size: Size(width: 400, height: 300))
    stage.settle()
    stage.grab("Stove")
    stage.advance(by: .milliseconds(600))
    stage.move(to: .at(300, 100))
    stage.turn()
    stage.drop()
    stage.settle()
    #expect(packing.things == [["Tent", "Map"], ["Stove"]])
  }

  @Test("F1102: Towns are below the header of their country")
  func registrations() throws {
    let towns = TownsByCountryViewController()
    let stage = Stage(towns)
    towns.show(["Denmark": ["Lemvig", "Thisted"], "New Zealand": ["Taupo"]])
    stage.settle()
    let header = try #require(stage.element("New Zealand"))
    #expect(header.frame.minY >= (stage.element("Lemvig")?.frame.maxY ?? .infinity))
    #expect(header.frame.maxY <= (stage.element("Taupo")?.frame.minY ?? 0))
  }

  @Test("F1107: The books of an author are shown once the author is expanded by key")
  func books() throws {
    let books = BooksViewController()
    let stage = Stage(books)
    books.show(["Karen Blixen": ["Out of Africa"], "Tove Ditlevsen": ["Childhood"]])
    stage.settle()
    #expect(stage.element("Out of Africa") == nil)
    stage.press(.tab)
    stage.press(.rightArrow)
    stage.settle()
    #expect(stage.element("Karen Blixen:") != nil)
    #expect(stage.element("Out of Africa") != nil)
  }

  @Test("F1105: Tasks are moved by Alt+Down")
  func tasks() {
    let tasks = TasksViewController()
    let stage = Stage(tasks)
    stage.settle()
    stage.press(.tab)
    stage.press(.downArrow, modifierFlags: .alternate)
    stage.settle()
    #expect(tasks.tasks == ["Paint the fence", "Buy paint", "Rest"])
  }

  @Test("F1107: The table of names has an index with their first letters")
  func names() throws {
    let stage = Stage(NamesViewController(), size: Size(width: 300, height: 120))
    stage.settle()
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.downArrow)
    #expect(stage.value(of: "Section index") == "B")
  }

  @Test("Keys move through the rows, and Control does so without selecting")
  func keys() {
    let chores = ChoresViewController()
    let stage = Stage(chores)
    chores.tableView.allowsMultipleSelection = true
    chores.tableView.selectionFollowsFocus = true
    stage.settle()

    stage.press(.tab)
    stage.press(.home)
    #expect(chores.tableView.indexPathsForSelectedRows?.map(\.row) == [0])
    stage.press(.downArrow, modifierFlags: .shift)
    #expect(chores.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    stage.press(.home, modifierFlags: .control)
    #expect(chores.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    stage.press(.end)
    #expect(chores.tableView.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("F1103: A composition of the article on lists has a shelf above a grid")
  func gallery() throws {
    let gallery = GalleryViewController()
    let stage = Stage(gallery, size: Size(width: 320, height: 400))
    stage.settle()
    let list = gallery.collectionView
    let second = list.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))
    #expect(second?.frame == Rect(x: 164, y: 124, width: 152, height: 92))
    #expect(list.contentSize.height == 720)
  }

  @Test("F1103: A list of the article on lists deletes a row by its action")
  func mailboxes() {
    let mailboxes = MailboxesViewController()
    let stage = Stage(mailboxes, size: Size(width: 320, height: 400))
    stage.settle()
    mailboxes.collectionView.window?.moveFocus(to: mailboxes.collectionView)
    stage.press(.downArrow)
    stage.press(.delete)
    stage.settle()
    #expect(mailboxes.mailboxes == ["Inbox", "Sent"])
  }
}
