@testable import Containers
import ContainersTestSupport
import ContainersTesting
import Pixels
import TestSupport
import Testing

@MainActor
@Suite("Configurations of cells")
struct ConfigurationTests {
  @Test("F1101: A row shows the texts of its content, in place of labels of its style")
  func texts() throws {
    let it = stage()
    let content = try #require(try cell(it).listContent)
    #expect(content.textLabel?.text == "Row 0")
    #expect(content.secondaryTextLabel?.text == "below")
    #expect(try cell(it).contentView.subviews == [content])
    #expect(try cell(it).bounds.height >= 44)
  }

  @Test("F1101: The secondary text is below the text, and a value is beside it at the other end")
  func sides() throws {
    let it = stage { $1 == "Row 0" ? .subtitleCell() : .valueCell() }
    let first = try #require(try cell(it).listContent)
    let second = try #require(try cell(it, 1).listContent)
    let below = try #require(first.secondaryTextLabel)
    #expect(below.frame.minY >= (first.textLabel?.frame.maxY ?? .infinity))
    #expect(second.secondaryTextLabel?.frame.maxX == second.bounds.width - 16)
  }

  @Test("F1101: A value that has no room beside the text goes below it")
  func narrow() throws {
    let it = stage { _, _ in .valueCell() }
    it.rows = [["A text that leaves no room for what is beside it, not a bit"]]
    it.table.reloadData()
    it.stage.turn()
    let content = try #require(try cell(it).listContent)
    let below = try #require(content.secondaryTextLabel)
    #expect(below.frame.minY >= (content.textLabel?.frame.maxY ?? .infinity))
  }

  @Test("F1101: An equal configuration repaints nothing")
  func equal() throws {
    let it = stage()
    let content = try cell(it).contentConfiguration as? ListContentConfiguration
    it.stage.settle()
    let frames = it.stage.presentedFrames
    try cell(it).contentConfiguration = content
    it.stage.turn()
    #expect(it.stage.presentedFrames == frames)
  }

  @Test("F1101: A cell used again keeps its content view and shows the other texts in it")
  func reuse() throws {
    let it = stage()
    let cell = try cell(it)
    let view = cell.listContent
    cell.prepareForReuse()
    it.fill(cell, "Row 9")
    #expect(cell.listContent === view)
    #expect(view?.textLabel?.text == "Row 9")
  }

  @Test("F1101: The update handler hears of a selection, with the state that shows it")
  func handler() throws {
    let it = stage()
    var states: [Bool] = []
    try cell(it).configurationUpdateHandler = { states.append($1.isSelected) }
    it.stage.turn()
    it.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    it.stage.turn()
    #expect(states == [false, true])
  }

  @Test("F1101: The state tells of highlights, editing, focus, and touches that are not taken")
  func state() throws {
    let it = stage()
    let cell = try cell(it)
    cell.isHighlighted = true
    cell.isEditing = true
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isHighlighted)
    #expect(cell.configurationState.isEditing)
    #expect(cell.configurationState.isDisabled)
    #expect(!cell.configurationState.isFocused)
    it.stage.press(.tab)
    it.stage.turn()
    #expect(cell.configurationState.isFocused)
  }

  @Test("F1101: A state of the app's own comes with the others")
  func customState() throws {
    let cell = VisitedCell(style: .default, reuseIdentifier: nil)
    cell.isVisited = true
    cell.layoutIfNeeded()
    #expect(cell.shown == [true])
  }

  @Test("F1101: Standard colors of a disabled cell are fainter, and colors of the app's own stay")
  func disabled() {
    var content = ListContentConfiguration.cell()
    content.secondaryTextProperties.color = .link
    var state = CellConfigurationState(traitCollection: TraitCollection())
    state.isDisabled = true
    let updated = content.updated(for: state)
    #expect(updated.textProperties.color == .tertiaryLabel)
    #expect(updated.secondaryTextProperties.color == .link)
    state.isDisabled = false
    #expect(updated.updated(for: state) == content)
  }

  @Test("F1101: A cell that stops taking touches shows fainter texts")
  func disabling() throws {
    let it = stage()
    let cell = try cell(it)
    cell.isUserInteractionEnabled = false
    it.stage.turn()
    #expect(cell.listContent?.content.textProperties.color == .tertiaryLabel)
  }

  @Test("F1101: A background shows the selection, and replaces the views behind the cell")
  func background() throws {
    let it = stage()
    let cell = try cell(it)
    cell.backgroundView = View()
    cell.backgroundConfiguration = .listSidebarCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == nil)
    it.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    it.stage.turn()
    let traits = cell.traitCollection
    #expect(
      cell.backgroundConfiguration?.backgroundColor?.resolvedColor(with: traits)
        == DynamicColor.systemFill.resolvedColor(with: traits))
    cell.backgroundView = View()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test("F1101: A background that shows the selection goes with it")
  func deselecting() throws {
    let it = stage()
    let cell = try cell(it)
    cell.backgroundConfiguration = .listSidebarCell()
    it.stage.turn()
    let before = it.stage.picture(of: cell.frame)
    it.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    it.stage.turn()
    #expect(it.stage.picture(of: cell.frame).pngData() != before.pngData())
    it.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    it.stage.turn()
    #expect(it.stage.picture(of: cell.frame).pngData() == before.pngData())
  }

  @Test("F1101: Without the configuration the labels of the style come back, empty")
  func without() throws {
    let it = stage()
    let cell = try cell(it)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel.text == nil)
  }

  @Test("F1101: A view of the app's own shows its configuration and determines the height")
  func own() throws {
    let it = stage()
    let cell = try cell(it)
    cell.contentConfiguration = Bar(height: 70)
    #expect(cell.sizeThatFits(Size(width: 300, height: 0)).height == 70)
    let view = cell.contentView.subviews.first
    cell.contentConfiguration = Bar(height: 80)
    #expect(cell.contentView.subviews.first === view)
    #expect(cell.sizeThatFits(Size(width: 300, height: 0)).height == 80)
  }

  @Test("F1101: An item is as high as its content, and is read with its texts")
  func items() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 200, height: 10))
    var content = ListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Lemvig", "Denmark")
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(Size(width: 200, height: 0)).height >= 44)
    #expect(cell.semantics.label == "Lemvig, Denmark")
  }

  @Test("F1101: A header shows the configuration of headers")
  func header() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Towns"
    header.contentConfiguration = content
    header.sizeToFit()
    header.layoutIfNeeded()
    #expect(header.listContent?.textLabel?.text == "Towns")
    #expect(header.bounds.height >= 28)
  }

  @Test("F1101: Asking a cell with content for a label of its style traps and names the cell")
  func mixing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let cell = TableViewCell(style: .default, reuseIdentifier: "towns")
        cell.contentConfiguration = cell.defaultContentConfiguration()
        _ = cell.textLabel
      }
    }
    let message = result.standardError
    #expect(message.contains("TableViewCell"))
    #expect(message.contains("change the configuration"))
  }

  @Test("F1101: Rows, values, and sidebars match the golden")
  func picture() throws {
    let it = stage { [.subtitleCell(), .valueCell(), .sidebarCell(), .header()][$0 % 4] }
    try cell(it, 2).backgroundConfiguration = .listSidebarCell()
    it.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    try cell(it, 3).isUserInteractionEnabled = false
    it.stage.turn()
    it.stage.expectPicture(named: "list-content")
  }

  private func stage(
    _ style: @escaping (Int, String) -> ListContentConfiguration = { _, _ in .subtitleCell() }
  ) -> TableStage {
    let it = TableStage([[]])
    it.rows = [(0..<4).map { "Row \($0)" }]
    it.fill = { cell, text in
      var content = style(Int(text.suffix(1)) ?? 0, text)
      (content.text, content.secondaryText) = (text, "below")
      content.image = Image(systemName: "checkmark")
      cell.contentConfiguration = content
    }
    it.table.reloadData()
    it.stage.turn()
    return it
  }

  private func stage(_ style: @escaping (Int) -> ListContentConfiguration) -> TableStage {
    stage { index, _ in style(index) }
  }

  private func cell(_ it: TableStage, _ row: Int = 0) throws -> TableViewCell {
    try #require(it.table.cellForRow(at: IndexPath(row: row, section: 0)))
  }
}

extension ConfigurationStateCustomKey {
  fileprivate static let isVisited = ConfigurationStateCustomKey("isVisited")
}

@MainActor
private final class VisitedCell: TableViewCell {
  var isVisited = false { didSet { setNeedsUpdateConfiguration() } }
  var shown: [Bool] = []

  override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state[.isVisited] = isVisited
    return state
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    shown.append(state[.isVisited] as? Bool == true)
  }
}

private struct Bar: ContentConfiguration, Equatable {
  var height: Double
  @MainActor func makeContentView() -> any View & ContentView { BarView(self) }
  func updated(for state: any ConfigurationState) -> Bar { self }
}

@MainActor
private final class BarView: View, ContentView {
  private var bar: Bar
  private var height: LayoutConstraint?

  init(_ bar: Bar) {
    self.bar = bar
    super.init(frame: .zero)
    let height = heightAnchor.constraint(equalToConstant: bar.height)
    height.isActive = true
    self.height = height
  }

  var configuration: any ContentConfiguration {
    get { bar }
    set {
      guard let newValue = newValue as? Bar else { return }
      bar = newValue
      height?.constant = newValue.height
    }
  }
}
