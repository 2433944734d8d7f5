import Containers

/// A collection can be a list: rows with accessories, swipe actions, and an outline to expand.
///
/// The *list layout* makes the rows. A *section snapshot* says what is beneath each item; the disclosure
/// of a row, and the Right and Left keys, expand and collapse it.
final class OutlinesLesson: Lesson {
  private let files = FilesController()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Folders to expand", files, height: 420)
    add(
      Button.tinted("Expand All") { [weak self] in self?.files.expandAll() },
      Button.tinted("Edit") { [weak self] in self?.files.isEditing.toggle() })
  }
}

private final class FilesController: ViewController {
  private static let folders = [
    ("Letters", ["To Lemvig", "To Taupo"]), ("Maps", ["Denmark", "New Zealand", "The Moon"]),
    ("Recipes", ["Bread", "Soup"]),
  ]
  private lazy var collectionView = CollectionView(
    frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
  private lazy var source = makeSource()

  override var isEditing: Bool {
    didSet { if isViewLoaded { collectionView.isEditing = isEditing } }
  }

  /// The look of the list, and what a swipe toward the start of a row offers.
  private var list: CollectionLayoutListConfiguration {
    var list = CollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let file = self?.source.itemIdentifier(for: indexPath) else { return nil }
      let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, done in
        self?.remove(file)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [remove])
    }
    return list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.accessibility.label = "Files"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var outline = DiffableDataSourceSectionSnapshot<String>()
    for (folder, files) in Self.folders {
      outline.append([folder])
      outline.append(files, to: folder)
    }
    outline.expand(["Maps"])
    source.apply(outline, to: "Files", animatingDifferences: false)
  }

  func expandAll() {
    var outline = source.snapshot(for: "Files")
    outline.expand(outline.rootItems)
    source.apply(outline, to: "Files")
  }

  private func remove(_ file: String) {
    var outline = source.snapshot(for: "Files")
    outline.delete([file])
    source.apply(outline, to: "Files")
  }

  private func makeSource() -> CollectionViewDiffableDataSource<String, String> {
    let folders = Set(Self.folders.map(\.0))
    let rows = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, file in
      let isFolder = folders.contains(file)
      var content = cell.defaultContentConfiguration()
      content.text = file
      content.image = Image(systemName: isFolder ? "folder" : "doc")
      cell.contentConfiguration = content
      cell.accessories = isFolder ? [.outlineDisclosure()] : [.delete(), .reorder()]
    }
    let source = CollectionViewDiffableDataSource<String, String>(
      collectionView: collectionView
    ) { list, indexPath, file in
      list.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: file)
    }
    source.reorderingHandlers.canReorderItem = { !folders.contains($0) }
    return source
  }
}
