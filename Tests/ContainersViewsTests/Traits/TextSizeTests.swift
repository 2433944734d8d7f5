import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Controls and cells at the preferred text size")
struct TextSizeTests {
  private let controller = ViewController()
  private let stage: Stage

  init() { stage = Stage(controller, size: Size(width: 400, height: 500)) }

  private func prefer(_ category: ContentSizeCategory) {
    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = category }
  }

  /// Returns the content size of a view before and after the text size is increased.
  private func contentSizes(of view: View) -> (usual: Size, large: Size) {
    controller.view.addSubview(view)
    stage.turn()
    let usual = view.intrinsicContentSize
    prefer(.accessibilityLarge)
    return (usual, view.intrinsicContentSize)
  }

  @Test("A button is as large as its text")
  func button() {
    let sizes = contentSizes(
      of: Button(configuration: .filled(), primaryAction: Action(title: "Dig") { _ in }))

    #expect(sizes.large.width > sizes.usual.width + 15)
    #expect(sizes.large.height > sizes.usual.height + 10)
  }

  @Test("A button adopts its new size at once if constraints place it")
  func constrainedButton() {
    let button = Button(title: "Dig here")
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      button.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.turn()
    let usual = button.frame.width

    prefer(.accessibilityLarge)

    #expect(button.frame.width > usual * 1.5)
    prefer(.large)
    #expect(button.frame.width == usual)
  }

  @Test("A button shows its title in its custom font")
  func buttonFont() {
    let button = Button(title: "Dig here")
    let usual = button.intrinsicContentSize

    button.titleFont = .system(size: 28)
    let large = button.intrinsicContentSize
    #expect(large.height > usual.height + 10)
    #expect(large.width > usual.width * 1.5)

    button.titleFont = nil
    #expect(button.intrinsicContentSize == usual)
  }

  @Test("The fonts of a configuration take precedence over the button's own")
  func configuredFont() {
    let button = Button(title: "Dig here")
    button.titleFont = .system(size: 28)
    var configuration = Button.Configuration.plain()
    configuration.subtitle = "here"
    button.configuration = configuration
    let height = button.intrinsicContentSize.height

    configuration.titleFont = .system(size: 14)
    configuration.subtitleFont = .system(size: 10)
    button.configuration = configuration

    #expect(button.intrinsicContentSize.height < height - 20)
  }

  @Test("A segmented control fits its text")
  func segments() {
    let sizes = contentSizes(of: SegmentedControl(items: ["Map", "Satellite"]))

    #expect(sizes.large.width > sizes.usual.width * 1.4)
    #expect(sizes.large.height > 40)
  }

  @Test("Fields and text views without a custom font follow")
  func fields() {
    let field = contentSizes(of: TextField())
    #expect(field.large.height > field.usual.height + 10)
    let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    controller.view.addSubview(view)
    view.text = "Text"
    stage.turn()
    #expect(view.font?.size == Font.body.size * ContentSizeCategory.accessibilityLarge.textScale)
  }

  @Test("Menu rows grow, and their titles wrap if the window is too narrow")
  func menu() throws {
    let title = "A title of so many words that no window has room for all of them in one line"
    let button = Button(title: "Menu")
    button.frame = Rect(x: 0, y: 0, width: 120, height: 40)
    button.menu = Menu(children: [
      Action(title: "Cut") { _ in }, Action(title: title) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    stage.turn()
    stage.tap("Menu")
    let usual = try #require(stage.element("Cut")).view.bounds.height

    prefer(.accessibilityLarge)

    let cut = try #require(stage.element("Cut")).view
    let long = try #require(stage.element(title)).view
    #expect(cut.bounds.height > usual * 1.8)
    #expect(long.bounds.height > cut.bounds.height * 1.5)
    #expect(long.convert(long.bounds, to: nil).maxX <= 400)
  }

  @Test(
    "Cells of every style grow and shrink again",
    arguments: [TableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func cells(style: TableViewCell.CellStyle) {
    let source = Rows(style: style)
    let table = TableView()
    table.dataSource = source
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    stage.turn()
    let usual = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let text = table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel.bounds.height

    prefer(.accessibilityExtraExtraExtraLarge)

    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > usual + 20)
    #expect(cell?.textLabel.intrinsicContentSize.height ?? 0 > 50)
    prefer(.large)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == usual)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel.bounds.height == text)
  }

  @Test("The labels of a fixed-height row are laid out again")
  func givenHeight() throws {
    let source = Rows(style: .subtitle)
    let table = TableView()
    table.dataSource = source
    table.rowHeight = 90
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    stage.turn()

    prefer(.accessibilityLarge)

    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    for label in [cell.textLabel, try #require(cell.detailTextLabel)] {
      #expect(label.bounds.height >= label.intrinsicContentSize.height, "\(label.text ?? "")")
    }
  }

  @Test("A label is measured at its current size before it is notified of the change")
  func stale() {
    let label = Label(text: "Tunnel")
    label.adjustsFontForContentSizeCategory = true
    let usual = label.intrinsicContentSize

    let large = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
      .performAsCurrent { label.intrinsicContentSize }

    #expect(large.height > usual.height * 1.5)
    #expect(label.intrinsicContentSize == usual)
  }

  @Test("Headers and footers grow with their titles")
  func headers() throws {
    let source = Rows(style: .default)
    let table = TableView(style: .grouped)
    table.dataSource = source
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    stage.turn()
    let (header, footer) = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))

    prefer(.accessibilityLarge)

    #expect(table.rectForHeader(inSection: 0).height > header.height + 8)
    #expect(table.rectForFooter(inSection: 0).height > footer.height + 8)
  }

  @Test("Self-sizing items of a collection are measured again")
  func items() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 80, height: 30)
    let collection = CollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    let source = Words()
    collection.register(WordCell.self, forCellWithReuseIdentifier: "word")
    collection.dataSource = source
    controller.view.addSubview(collection)
    stage.turn()
    let first = IndexPath(item: 0, section: 0)
    let usual = try #require(collection.layoutAttributesForItem(at: first)).size

    prefer(.accessibilityLarge)

    let large = try #require(collection.layoutAttributesForItem(at: first)).size
    #expect(large.width > usual.width * 1.4)
    #expect(large.height > usual.height * 1.3)
  }

  @Test("The first visible row stays in place when text grows")
  func anchor() throws {
    let source = Rows(style: .subtitle)
    source.isTitled = false
    let table = TableView()
    table.dataSource = source
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    stage.turn()
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    stage.turn()
    let before = table.rectForRow(at: IndexPath(row: 60, section: 0)).minY - table.contentOffset.y

    prefer(.accessibilityLarge)

    let after = table.rectForRow(at: IndexPath(row: 60, section: 0)).minY - table.contentOffset.y
    #expect(abs(after - before) < 1)
  }
}

@MainActor
private final class Rows: TableViewDataSource {
  let style: TableViewCell.CellStyle
  var isTitled = true

  init(style: TableViewCell.CellStyle) { self.style = style }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    isTitled ? "Header" : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    isTitled ? "Footer" : nil
  }
}

@MainActor
private final class Words: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    40
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = "Word \(indexPath.item)"
    return cell
  }
}

private final class WordCell: CollectionViewCell {
  private(set) lazy var label = {
    let label = Label()
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
    return label
  }()
}
