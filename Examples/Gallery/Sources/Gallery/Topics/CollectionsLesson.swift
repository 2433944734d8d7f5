import Containers

/// A collection shows items where its layout puts them.
///
/// A *flow layout* fills lines. A *registration* knows the class of its cells and shows an item in
/// each; a cell can be a header, too.
final class CollectionsLesson: Lesson {
  private let colors = ColorsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = Slider()
    size.minimumValue = 40
    size.maximumValue = 140
    size.value = 72
    size.addAction(for: .valueChanged) { [weak self, unowned size] in
      self?.colors.flow.itemSize = Size(width: size.value, height: size.value)
    }
    size.widthAnchor.constraint(equalToConstant: 160).isActive = true
    add("Colors by warmth", colors, height: 420)
    add("Layout", FormRow("Size of the items", size))
    add(Button.tinted("Shuffle") { [weak self] in self?.colors.shuffle() })
  }
}

private final class ColorsController: CollectionViewController {
  private static let all: [(name: String, color: DynamicColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
    ("Pink", .systemPink), ("Brown", .systemBrown), ("Green", .systemGreen), ("Mint", .systemMint),
    ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
    ("Purple", .systemPurple),
  ]
  let flow = CollectionViewFlowLayout()
  private var names = all.map(\.name)
  private lazy var source = makeSource()

  init() {
    flow.itemSize = Size(width: 72, height: 72)
    flow.minimumInteritemSpacing = 8
    flow.minimumLineSpacing = 8
    flow.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = Size(width: 0, height: 36)
    super.init(collectionViewLayout: flow)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = nil as Color?
    collectionView.accessibility.label = "Colors"
    apply(animated: false)
  }

  func shuffle() {
    names.shuffle()
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    let warm = Set(Self.all.prefix(5).map(\.name))
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Warm", "Cold"])
    snapshot.appendItems(names.filter(warm.contains), toSection: "Warm")
    snapshot.appendItems(names.filter { !warm.contains($0) }, toSection: "Cold")
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func makeSource() -> CollectionViewDiffableDataSource<String, String> {
    let cells = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, name in
      cell.contentView.backgroundColor = Self.all.first { $0.name == name }?.color
      cell.contentView.cornerRadius = 12
      cell.accessibility.label = name
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionViewCell>(
      elementKind: CollectionViewFlowLayout.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = ListContentConfiguration.header()
      content.text = self.source.snapshot().sectionIdentifiers[indexPath.section]
      header.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: name)
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }
}
