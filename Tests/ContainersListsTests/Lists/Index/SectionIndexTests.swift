import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Index titles")
struct SectionIndexTests {
  private let letters = (0..<10).map { String(UnicodeScalar(UInt8(65 + $0))) }

  private func stage(_ titles: [String]? = nil, _ configure: (TableView) -> Void = { _ in })
    -> TableStage
  {
    let it = TableStage(letters.map { letter in (0..<6).map { "\(letter)\($0)" } })
    it.indexTitles = titles ?? letters
    configure(it.table)
    it.table.reloadData()
    it.stage.settle()
    return it
  }

  private func bar(_ it: TableStage) throws -> SectionIndexBar {
    try #require(it.table.sectionIndex.bar)
  }

  private func press(_ it: TableStage, at share: Double) throws {
    let frame = try bar(it).frame
    it.stage.grab(
      .at(frame.midX, frame.minY - it.table.contentOffset.y + 4 + (frame.height - 8) * share))
  }

  private var top: (TableStage) -> Int? { { $0.table.indexPathsForVisibleRows?.first?.section } }

  @Test("F1107: A press of a title scrolls to its section, a drag through them goes on")
  func dragging() throws {
    let it = stage()
    try press(it, at: 0.55)
    it.stage.turn()
    #expect(top(it) == 5)
    #expect(it.table.contentOffset.y == 30 * 44)
    let frame = try bar(it).frame
    it.stage.move(to: .at(frame.midX, frame.minY - it.table.contentOffset.y + 30))
    it.stage.turn()
    #expect(top(it) == 1)
    it.stage.move(to: .at(frame.midX, -20))
    #expect(top(it) == 0)
    it.stage.drop()
    it.stage.settle()
    #expect(it.log.isEmpty)
  }

  @Test("F1107: The index stays at the trailing edge, in front, while the rows scroll")
  func place() throws {
    let it = stage()
    let bar = try bar(it)
    for y in [0.0, 300, 1000] {
      it.table.contentOffset.y = y
      it.stage.turn()
      #expect(bar.frame.maxX == 300)
      #expect(bar.frame.midY == it.table.bounds.midY)
      let front = it.table.subviews.lastIndex { $0 is TableViewCell } ?? 0
      #expect(try #require(it.table.subviews.firstIndex { $0 === bar }) > front)
    }
  }

  @Test("F1107: The index is at the left where text reads from right to left")
  func mirrored() throws {
    let it = stage { $0.traitOverrides.layoutDirection = .rightToLeft }
    #expect(try bar(it).frame.minX == 0)
    let content = try #require(it.table.visibleCells.first).contentView.frame
    #expect(content.minX == (try bar(it).frame.width))
    #expect(content.maxX == 300)
  }

  @Test("F1107: Rows leave room for the index, and take it back when the titles go")
  func room() throws {
    let it = stage()
    let width = try bar(it).frame.width
    #expect(width >= 20)
    #expect(it.table.visibleCells.first?.contentView.frame.maxX == 300 - width)
    it.indexTitles = nil
    it.table.reloadSectionIndexTitles()
    it.stage.settle()
    #expect(it.table.visibleCells.first?.contentView.frame.maxX == 300)
    #expect(try bar(it).superview == nil)
  }

  @Test(
    "F1112: A long header wraps before the index, also if rows have one height",
    arguments: [-1.0, 44])
  func headers(rowHeight: Double) throws {
    let it = TableStage([["A"], ["B"]])
    it.titles = ["A title of a section that is far too long for one line of it", "Short"]
    it.table.rowHeight = rowHeight
    it.table.reloadData()
    it.stage.settle()
    let before = it.table.rectForHeader(inSection: 0).height
    it.titles[0] = "A title that reaches just to the end"
    it.indexTitles = ["A", "B"]
    it.table.reloadData()
    it.stage.settle()
    let header = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
    let width = try bar(it).frame.width
    #expect(header.contentView.frame.maxX == 300 - width)
    #expect(header.frame.width == 300)
    it.titles[0] = "A title of a section that is far too long for one line of it"
    it.table.reloadData()
    it.stage.settle()
    #expect(it.table.rectForHeader(inSection: 0).height >= before)
    it.table.traitOverrides.layoutDirection = .rightToLeft
    it.stage.settle()
    let mirrored = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
    #expect(mirrored.contentView.frame.minX == width)
    it.indexTitles = nil
    it.table.reloadSectionIndexTitles()
    it.stage.settle()
    #expect(it.table.rectForHeader(inSection: 0).height == before)
  }

  @Test("F1107: A table without titles has no view for them")
  func none() {
    let it = TableStage(count: 3)
    #expect(it.table.sectionIndex.bar == nil)
  }

  @Test("F1107: Tab reaches the index, and arrows, Home and End move through it")
  func keys() throws {
    let it = stage()
    it.stage.press(.tab)
    #expect(it.table.isFocused)
    it.stage.press(.tab)
    let bar = try bar(it)
    #expect(bar.isFocused)
    it.stage.press(.downArrow)
    #expect(top(it) == 1)
    it.stage.press(.downArrow)
    #expect(top(it) == 2)
    it.stage.press(.upArrow)
    #expect(top(it) == 1)
    // The last sections are not at the top, but their titles can be left again.
    it.stage.press(.end)
    it.stage.press(.upArrow)
    #expect(bar.accessibility.value == "I")
    it.stage.press(.home)
    #expect(top(it) == 0)
    // After the user has scrolled otherwise, keys continue there.
    it.table.contentOffset.y = 6 * 44 * 4
    it.stage.turn()
    it.stage.press(.downArrow)
    #expect(bar.accessibility.value == "F")
  }

  @Test("F1107: Assistive technology adjusts the index and hears the title")
  func spoken() throws {
    let it = stage()
    let bar = try bar(it)
    #expect(bar.accessibility.label == "Section index")
    #expect(bar.accessibility.traits.contains(.adjustable))
    bar.accessibilityIncrement()
    #expect(bar.accessibility.value == "B")
    #expect(top(it) == 1)
    bar.accessibilityDecrement()
    #expect(bar.accessibility.value == "A")
  }

  @Test("F1107: The data source says which section a title stands for; others do nothing")
  func sections() throws {
    let it = stage(["first", "last", "none"])
    it.sectionOfTitle = { title, _ in ["first": 0, "last": 9][title] ?? 77 }
    let bar = try bar(it)
    bar.accessibilityIncrement()
    #expect(it.table.contentOffset.y == 60 * 44 - 400)
    bar.accessibilityIncrement()
    #expect(it.table.contentOffset.y == 60 * 44 - 400)
  }

  @Test("F1107: With fewer rows than the minimum the index is not shown")
  func minimum() throws {
    let it = stage { $0.sectionIndexMinimumDisplayRowCount = 61 }
    #expect(it.table.sectionIndex.bar == nil)
    it.table.sectionIndexMinimumDisplayRowCount = 60
    it.stage.settle()
    #expect(try bar(it).superview === it.table)
  }

  @Test("F1107: Titles are asked for again when sections change")
  func changes() throws {
    let it = stage()
    it.rows.removeLast()
    it.indexTitles?.removeLast()
    it.table.deleteSections([9])
    it.stage.settle()
    #expect(try bar(it).titles == Array(letters.dropLast()))
  }

  @Test("F1107: The colors are those of the table, another one during the drag")
  func colors() throws {
    let it = stage {
      $0.sectionIndexColor = .systemRed
      $0.sectionIndexBackgroundColor = .systemGreen
      $0.sectionIndexTrackingBackgroundColor = .systemYellow
    }
    let bar = try bar(it)
    #expect(it.table.sectionIndexColor == .systemRed)
    #expect(bar.backgroundColor == DynamicColor.systemGreen)
    try press(it, at: 0.5)
    #expect(bar.backgroundColor == DynamicColor.systemYellow)
    it.stage.drop()
    #expect(bar.backgroundColor == DynamicColor.systemGreen)
  }

  @Test("F1107: A data source that reloads when it is asked for titles or sections does no harm")
  func reloading() throws {
    let it = stage()
    var budget = 3
    it.whenIndexAsked = {
      budget -= 1
      if budget >= 0 { it.table.reloadData() }
    }
    it.sectionOfTitle = { _, index in
      it.indexTitles = ["A", "B"]
      it.table.reloadData()
      return index
    }
    try press(it, at: 0.9)
    it.stage.settle()
    it.stage.drop()
    it.stage.settle()
    #expect(try bar(it).titles == ["A", "B"])
    #expect(it.table.visibleCells.count == it.table.subviews.filter { $0 is TableViewCell }.count)
  }

  @Test("F1107: A collection has an index too, which leads to the headers of its sections")
  func collection() throws {
    let it = CollectionStage((0..<8).map { section in (0..<20).map { section * 100 + $0 } }) {
      $0.headerReferenceSize = Size(width: 0, height: 30)
    }
    it.indexTitles = Array(letters.prefix(8))
    it.collection.reloadData()
    it.stage.settle()
    let bar = try #require(it.collection.sectionIndex.bar)
    #expect(bar.frame.maxX == 320)
    bar.accessibilityIncrement()
    let header = it.collection.layoutAttributesForSupplementaryElement(
      ofKind: CollectionViewFlowLayout.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(it.collection.contentOffset.y == header?.frame.minY)
    bar.accessibilityIncrement()
    #expect(bar.accessibility.value == "C")
    bar.accessibilityDecrement()
    #expect(bar.accessibility.value == "B")
  }
}
