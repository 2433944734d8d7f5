import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Constraints of self-sizing entries")
struct ListConflictTests {
  @Test("A table of 100 self-sizing rows warns of nothing", .noWarnings, arguments: [1, 1.5, 2])
  func table(scale: Double) {
    let source = EntrySource()
    let table = TableView(style: .grouped)
    table.register(EntryTableCell.self, forCellReuseIdentifier: "entry")
    table.dataSource = source
    table.delegate = source
    exercise(table, source, scale: scale) { table.reloadData() }
  }

  @Test(
    "A collection of 100 self-sizing items warns of nothing", .noWarnings, arguments: [1, 1.5, 2])
  func collection(scale: Double) {
    let source = EntrySource()
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 90, height: 30)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(EntryItemCell.self, forCellWithReuseIdentifier: "entry")
    collection.dataSource = source
    exercise(collection, source, scale: scale) { collection.reloadData() }
  }

  /// First display, scrolling to the end and back, other widths and text sizes, other content.
  private func exercise(
    _ list: ScrollView, _ source: EntrySource, scale: Double, reload: () -> Void
  ) {
    let controller = ViewController()
    controller.view = list
    let stage = Stage(controller, size: Size(width: 333, height: 471), scale: scale)
    let wayDown = stride(from: 0.0, through: 3000, by: 210)
    for y in Array(wayDown) + wayDown.reversed() {
      list.contentOffset = Point(x: 0, y: y)
      stage.advance(by: .milliseconds(17))
    }
    for width in [401.0, 267, 720, 333] {
      stage.resize(to: Size(width: width, height: 503))
    }
    for category in [ContentSizeCategory.accessibilityLarge, .extraSmall, .large] {
      stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = category }
    }
    source.badge = 96
    reload()
    stage.advance(by: .milliseconds(17))
    list.contentOffset = Point(x: 0, y: 400)
    stage.advance(by: .milliseconds(17))
    source.badge = 24
    reload()
    stage.advance(by: .milliseconds(17))
  }

  @Test("A row whose constraints ask for more than its given height is reported")
  func givenHeight() {
    let source = EntrySource(count: 1)
    let table = TableView()
    table.register(EntryTableCell.self, forCellReuseIdentifier: "entry")
    table.dataSource = source
    table.rowHeight = 50

    #expect(!warnings(showing: table).isEmpty)
  }

  @Test("A row whose constraints ask for another width than the table's is reported")
  func givenWidth() {
    let source = EntrySource(count: 1)
    source.width = 1000
    let table = TableView()
    table.register(EntryTableCell.self, forCellReuseIdentifier: "entry")
    table.dataSource = source

    #expect(warnings(showing: table).count == 1)
  }

  @Test("An item whose constraints ask for more than its given size is reported")
  func givenSize() {
    let source = EntrySource(count: 1)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 20, height: 200)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(EntryItemCell.self, forCellWithReuseIdentifier: "entry")
    collection.dataSource = source

    #expect(!warnings(showing: collection).isEmpty)
  }

  @Test("A delegate that lays a cell out before it is displayed causes no warning", .noWarnings)
  func earlyLayout() {
    let source = EntrySource()
    source.laysOutEarly = true
    let table = TableView()
    table.register(EntryTableCell.self, forCellReuseIdentifier: "entry")
    table.dataSource = source
    table.delegate = source
    let controller = ViewController()
    controller.view = table

    let stage = Stage(controller)
    stage.turn()
  }

  private func warnings(showing list: ScrollView) -> [String] {
    WarningLog.lines {
      let controller = ViewController()
      controller.view = list
      let stage = Stage(controller)
      stage.turn()
    }
  }
}

/// Entries with a badge, an image of a ratio and two texts, in cells that constraints fill.
@MainActor
private final class EntrySource: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  let count: Int
  var badge = 40.0
  var width: Double?
  var laysOutEarly = false

  init(count: Int = 100) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryTableCell)?.content.show(indexPath.row, self)
    cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    let content = EntryContent(in: header.contentView)
    content.show(section, self)
    return header
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if laysOutEarly { cell.layoutIfNeeded() }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
    (cell as? EntryItemCell)?.content.show(indexPath.item, self)
    return cell
  }
}

private final class EntryTableCell: TableViewCell {
  private(set) lazy var content = EntryContent(in: contentView, ratio: 0.35)
}

private final class EntryItemCell: CollectionViewCell {
  private(set) lazy var content = EntryContent(in: contentView)
}

/// A badge beside two texts, above a picture: four edges to the container, 16 and 8 points from it.
@MainActor
private final class EntryContent {
  private let badgeHeight: LayoutConstraint
  private let width: LayoutConstraint
  private let title = Label()
  private let detail = Label()

  init(in container: View, ratio: Double? = nil) {
    let (badge, picture) = (View(), View())
    badgeHeight = badge.heightAnchor.constraint(equalToConstant: 40)
    width = badge.widthAnchor.constraint(equalToConstant: 40)
    for label in [title, detail] {
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [badge, picture, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    var constraints = [
      badgeHeight, width,
      badge.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: detail.bottomAnchor, constant: 8),
      picture.topAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor, constant: 8),
      picture.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      picture.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      picture.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8),
    ]
    if let ratio {
      constraints.append(
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: ratio))
    } else {
      constraints.append(picture.heightAnchor.constraint(equalToConstant: 12.3))
    }
    LayoutConstraint.activate(constraints)
  }

  func show(_ index: Int, _ source: EntrySource) {
    title.text = "Entry \(index)"
    detail.text = String(repeating: "more of it ", count: index % 7)
    badgeHeight.constant = source.badge + Double(index % 3) * 10
    width.constant = source.width ?? 40
  }
}
