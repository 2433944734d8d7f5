import ContainersTesting
import Pixels
import Testing

@testable import Containers

@MainActor
@Suite("Content and backgrounds by themselves")
struct ListContentTests {
  private func shown(
    _ content: ListContentConfiguration = .cell(), width: Double = 300,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> ListContentView {
    var content = content
    content.text = "Lemvig"
    content.secondaryText = "Denmark"
    change(&content)
    let view = ListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(Size(width: width, height: 0))
    view.layoutIfNeeded()
    return view
  }

  private func picture(_ width: Double, _ height: Double) -> Image {
    Image.drawn(size: Size(width: width, height: height), scale: 1) { _ in }
  }

  @Test("F1101: Texts are shown in capitals or small letters, and keep their own")
  func transforms() {
    let view = shown {
      $0.textProperties.transform = .uppercase
      $0.secondaryTextProperties.transform = .lowercase
    }
    #expect(view.textLabel?.text == "LEMVIG")
    #expect(view.secondaryTextLabel?.text == "denmark")
    #expect(view.content.text == "Lemvig")
  }

  @Test("F1101: Texts begin at the leading edge, whatever script they are in")
  func alignment() {
    let view = shown { $0.secondaryText = "الدنمارك" }
    #expect(view.secondaryTextLabel?.textAlignment == .left)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.textLabel?.textAlignment == .right)
  }

  @Test("F1101: Styles of parts of the secondary text are shown")
  func styles() {
    let styled = StyledText(runs: [
      .init("Den", style: TextStyle(font: .headline)), .init("mark"),
    ])
    let view = shown { $0.secondaryStyledText = styled }
    #expect(view.secondaryTextLabel?.styledText == styled)
    #expect(view.content.secondaryText == "Denmark")
  }

  @Test("F1101: Paddings keep the parts apart")
  func paddings() throws {
    let view = shown {
      $0.image = picture(20, 20)
      $0.directionalLayoutMargins.leading = 10
      $0.imageToTextPadding = 7
      $0.textToSecondaryTextVerticalPadding = 9
    }
    let text = try #require(view.textLabel)
    #expect(view.imageView?.frame.minX == 10)
    #expect(text.frame.minX == 37)
    #expect(view.secondaryTextLabel?.frame.minY == text.frame.maxY + 9)
  }

  @Test("F1101: Two texts are beside each other only with their padding between them")
  func besides() {
    let widths = ["Lemvig", "Denmark"].map { Label(text: $0).intrinsicContentSize.width }
    let width = widths[0] + widths[1] + 20
    func isBeside(_ padding: Double) -> Bool {
      let view = shown(.valueCell(), width: width) {
        $0.prefersSideBySideTextAndSecondaryText = true
        $0.textToSecondaryTextHorizontalPadding = padding
      }
      return view.textLabel?.frame.midY == view.secondaryTextLabel?.frame.midY
    }
    #expect(isBeside(20))
    #expect(!isBeside(21))
  }

  @Test("F1101: Images are centered in the reserved width and shrink to the maximum size")
  func images() {
    let view = shown {
      $0.image = picture(40, 20)
      $0.imageProperties.maximumSize = Size(width: 20, height: 20)
      $0.imageProperties.reservedLayoutSize = Size(width: 30, height: 0)
    }
    #expect(view.imageView?.frame.size == Size(width: 20, height: 10))
    #expect(view.imageView?.frame.minX == 5)
    #expect(view.textLabel?.frame.minX == 42)
  }

  @Test("F1101: The margins of the view around are kept on the axes that preserve them")
  func margins() {
    let around = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    around.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 30, bottom: 8, trailing: 30)
    let view = shown { $0.axesPreservingSuperviewLayoutMargins = .vertical }
    around.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.textLabel?.frame.minX == 0)
    view.content.axesPreservingSuperviewLayoutMargins = .both
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.textLabel?.frame.minX == 30)
  }

  @Test("F1101: A background has its insets, its border, and the color of its kind")
  func backgrounds() {
    var background = BackgroundConfiguration.listGroupedCell()
    background.backgroundInsets.leading = 12
    (background.strokeColor, background.strokeWidth) = (.systemRed, 2)
    let view = BackgroundView(background)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    let panel = view.subviews[0]
    #expect(panel.frame == Rect(x: 12, y: 0, width: 88, height: 40))
    #expect(panel.borderWidth == 2)
    #expect(panel.borderColor != nil)
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    #expect(BackgroundConfiguration.listHeader().backgroundColor == .secondarySystemBackground)
    #expect(BackgroundConfiguration.clear().backgroundColor == nil)
  }

  @Test("F1101: The default background is that of the table's style")
  func defaults() throws {
    let plain = try #require(TableStage(count: 1).table.visibleCells.first)
    let cards = TableStage([["Row"]], style: .insetGrouped).table
    #expect(plain.defaultBackgroundConfiguration() == .listCell())
    #expect(
      try #require(cards.visibleCells.first).defaultBackgroundConfiguration() == .listGroupedCell())
  }

  @Test("F1101: Configurations that do not follow the state are shown as they are")
  func automatic() {
    let row = TableViewCell(style: .default, reuseIdentifier: nil)
    row.automaticallyUpdatesContentConfiguration = false
    row.automaticallyUpdatesBackgroundConfiguration = false
    row.isUserInteractionEnabled = false
    row.isSelected = true
    row.contentConfiguration = row.defaultContentConfiguration()
    row.backgroundConfiguration = .listCell()
    row.layoutIfNeeded()
    #expect(row.listContent?.content.textProperties.color == .label)
    #expect(row.backgroundConfiguration?.backgroundColor == nil)
  }

  @Test("F1101: Items and headers say whether their configurations follow the state, as rows do")
  func automaticElsewhere() {
    let item = CollectionViewCell()
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(item.automaticallyUpdatesContentConfiguration)
    #expect(item.automaticallyUpdatesBackgroundConfiguration)
    #expect(header.automaticallyUpdatesContentConfiguration)
    #expect(header.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("F1101: A content view that does not support a configuration is replaced")
  func supports() {
    let cell = CollectionViewCell()
    cell.contentConfiguration = Note(text: "one")
    let first = cell.contentView.subviews.first
    cell.contentConfiguration = Note(text: "two")
    #expect(cell.contentView.subviews.first === first)
    cell.contentConfiguration = Note(text: "")
    #expect(cell.contentView.subviews.first !== first)
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test("F1101: A row that is swiped aside, or moved by its grip, is in that state")
  func aside() throws {
    let it = TableStage(count: 3)
    it.isEditable = true
    it.stage.swipe(.at(250, 66), by: Point(x: -120, y: 2))
    it.stage.settle()
    #expect(it.table.visibleCells.map(\.configurationState.isSwiped) == [false, true, false])
    it.table.setEditing(true, animated: false)
    it.stage.settle()
    it.stage.grab(.at(280, 22))
    it.stage.turn()
    #expect(it.table.visibleCells.map(\.configurationState.isReordering) == [true, false, false])
  }

  @Test("F1101: A header that stays at the top while its section scrolls is pinned")
  func pinned() throws {
    let it = TableStage([(0..<30).map { "Row \($0)" }])
    it.titles = ["Rows"]
    it.table.reloadData()
    it.stage.turn()
    let header = try #require(
      it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
    var pins: [Bool] = []
    header.configurationUpdateHandler = { pins.append($1.isPinned) }
    it.stage.turn()
    it.table.contentOffset.y = 100
    it.stage.turn()
    #expect(pins == [false, true])
  }

  @Test("F1116: Symbols grow with the text size, as the text beside them does")
  func symbols() throws {
    func heights(_ size: ContentSizeCategory, _ change: (inout ListContentConfiguration) -> Void)
      throws -> Double
    {
      let view = shown {
        $0.image = Image(systemName: "star")
        change(&$0)
      }
      view.traitOverrides.preferredContentSizeCategory = size
      view.frame.size = view.sizeThatFits(Size(width: 300, height: 0))
      view.layoutIfNeeded()
      return try #require(view.imageView).frame.height
    }
    let usual = try heights(.large) { _ in }
    #expect(usual == Image(systemName: "star")?.size.height)
    #expect(try heights(.accessibilityExtraLarge) { _ in } > 1.5 * usual)
    let large = Image.SymbolConfiguration(pointSize: 30)
    let greater = try heights(.large) { $0.imageProperties.preferredSymbolConfiguration = large }
    #expect(
      try heights(.accessibilityExtraLarge) {
        $0.imageProperties.preferredSymbolConfiguration = large
      } == greater)
    #expect(
      try heights(.accessibilityExtraLarge) {
        $0.textProperties.adjustsFontForContentSizeCategory = false
      } == usual)
  }

  @Test("F1116: A picture that is no symbol keeps its size")
  func pictures() {
    let view = shown { $0.image = picture(20, 20) }
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    view.layoutIfNeeded()
    #expect(view.imageView?.frame.height == 20)
  }
}

/// Content that has another view while it is empty.
private struct Note: ContentConfiguration, Equatable {
  var text: String
  @MainActor func makeContentView() -> any View & ContentView { NoteView(self) }
  func updated(for state: any ConfigurationState) -> Note { self }
}

@MainActor
private final class NoteView: View, ContentView {
  var configuration: any ContentConfiguration

  init(_ note: Note) {
    configuration = note
    super.init(frame: .zero)
  }

  func supports(_ configuration: any ContentConfiguration) -> Bool {
    (configuration as? Note)?.text.isEmpty == (self.configuration as? Note)?.text.isEmpty
  }
}
