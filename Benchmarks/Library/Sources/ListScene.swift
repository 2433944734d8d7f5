internal import Containers

/// A window of 1024 × 768 points filled by a list of texts.
final class ListScene: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  let scrollView: ScrollView
  private let kind: Benchmark
  private let rows: Int
  private let window: Window

  init(_ kind: Benchmark, rows: Int, host: Application) {
    (self.kind, self.rows) = (kind, rows)
    let frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 150, height: 90)
    if kind == .sizes { flow.estimatedItemSize = flow.itemSize }
    let isTable = kind == .rows || kind == .heights
    let layout = kind == .composed ? ListScene.composition : flow
    scrollView =
      isTable ? TableView(frame: frame) : CollectionView(frame: frame, collectionViewLayout: layout)
    window = Window(host: host, frame: frame)
    let controller = ViewController()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scrollView)
    if let table = scrollView as? TableView {
      table.register(ListRow.self, forCellReuseIdentifier: "row")
      table.estimatedRowHeight = 60
      table.delegate = self
      table.dataSource = self
    } else if let collection = scrollView as? CollectionView {
      collection.register(ListItem.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = self
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// A layout of items in the same places as those of the flow layout.
  private static var composition: CollectionViewCompositionalLayout {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(90)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [item])
    group.interItemSpacing = .flexible(10)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return CollectionViewCompositionalLayout(section: section)
  }

  /// How far a row is from the next, about.
  var rowLength: Double { scrollView is TableView ? 60 : 100 }

  /// Takes the window away.
  func close() { window.close() }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = "Row \(indexPath.row) of \(rows)"
    cell.detailTextLabel?.text =
      "\(indexPath.row * 7919 % 10_007) people, \(indexPath.row % 90)° north"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    kind == .heights ? 52 + Double(indexPath.row % 3) * 8 : TableView.automaticDimension
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ListItem)?.show(indexPath.item)
    return cell
  }
}

/// A row of two texts.
private final class ListRow: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
}

/// An item with a text on a card.
private final class ListItem: CollectionViewCell {
  private let label = Label()
  private var number = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.backgroundColor = DynamicColor.secondarySystemBackground
    contentView.cornerRadius = 8
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  func show(_ number: Int) {
    self.number = number
    label.text = "Item \(number)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: 120 + Double(number % 5) * 10, height: 80 + Double(number % 3) * 10)
  }
}
