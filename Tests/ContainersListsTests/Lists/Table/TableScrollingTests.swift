import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
struct TableScrollingTests {
  @Test(
    "A row that is scrolled to is in its place, however its height and those before it differ",
    arguments: [TableView.ScrollPosition.top, .middle, .bottom, .none], [false, true])
  func inItsPlace(position: TableView.ScrollPosition, isAnimated: Bool) {
    for (seed, target) in [(1, 4999), (2, 0), (3, 2500), (4, 37), (5, 4990), (6, 1200), (7, 9)] {
      let it = MeasuredTable(count: 5000, seed: UInt64(seed))
      if seed % 2 == 0 { it.scroll(to: 3000, .middle, false) }
      it.scroll(to: target, position, isAnimated)
      it.expectInPlace(target, position)
    }
  }

  @Test("Rows far smaller or larger than estimated are scrolled to as well", arguments: [4.0, 390])
  func unlikeTheEstimate(height: Double) {
    let it = MeasuredTable(count: 3000, seed: 0, heights: { _ in height })
    for target in [2999, 0, 1500, 1501, 2900] {
      for position in [TableView.ScrollPosition.bottom, .top, .middle, .none] {
        it.scroll(to: target, position, target % 2 == 0)
        it.expectInPlace(target, position)
      }
    }
  }

  @Test("A row is scrolled to below floating headers, in sections and between insets")
  func sections() {
    let it = MeasuredTable(count: 200, sections: 5, seed: 3)
    it.table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    it.stage.turn()
    for (target, position) in [(77, TableView.ScrollPosition.top), (3, .none), (190, .bottom)] {
      it.scroll(to: target, section: 3, position, false)
      let row = it.table.rectForRow(at: IndexPath(row: target, section: 3))
      let seen = it.table.bounds.inset(by: it.table.adjustedContentInset)
      #expect(it.table.cellForRow(at: IndexPath(row: target, section: 3)) != nil)
      #expect(row.minY >= seen.minY - 0.01)
      #expect(row.maxY <= seen.maxY + 0.01)
      if position == .top { #expect(abs(row.minY - seen.minY - 25) < 0.01) }
      if position == .bottom { #expect(abs(row.maxY - seen.maxY) < 0.01) }
    }
  }

  @Test("The content ends with the last row, wherever one comes from", arguments: 0..<8)
  func noSlack(way: Int) {
    for seed in 0..<6 {
      let it = MeasuredTable(count: 90, seed: UInt64(seed))
      let table = it.table
      switch way {
      case 0: it.scroll(to: 89, .bottom, false)
      case 1: it.scroll(to: 89, .top, true)
      case 2:
        for _ in 0..<40 {
          it.stage.scroll(.at(100, 100), by: Point(x: 0, y: -700))
          it.stage.settle()
        }
      case 3: for _ in 0..<30 { it.flick() }
      case 4:
        it.scroll(to: 89, .bottom, false)
        it.scroll(to: 40, .top, false)
        for _ in 0..<30 { it.flick() }
      case 5:
        it.scroll(to: 89, .bottom, false)
        it.table.reloadData()
        it.stage.turn()
        for _ in 0..<30 { it.flick() }
      case 6:
        it.stage.tap(at: Point(x: 20, y: 20))
        it.stage.press(.end)
        it.stage.settle()
        it.stage.press(.end)
      default:
        table.setContentOffset(Point(x: 0, y: table.contentSize.height - 400), animated: true)
        it.stage.settle()
        for _ in 0..<10 { it.flick() }
      }
      it.stage.settle()
      let last = table.rectForRow(at: IndexPath(row: 89, section: 0))
      #expect(abs(table.contentSize.height - last.maxY) < 0.01)
      #expect(abs(table.bounds.maxY - last.maxY) < 0.01, "way \(way), seed \(seed)")
      #expect(table.visibleCells.last?.frame == last)
    }
  }

  @Test("An animated scroll to a row that is there already ends with its callback, in its place")
  func alreadyThere() {
    let it = MeasuredTable(count: 300, seed: 9)
    for position in [TableView.ScrollPosition.top, .none, .middle, .bottom] {
      it.scroll(to: 120, position, false)
      it.ends = 0
      it.scroll(to: 120, position, true)
      #expect(it.ends == 1)
      it.table.selectRow(
        at: IndexPath(row: 120, section: 0), animated: true,
        scrollPosition: position == .none ? .top : position)
      it.stage.settle()
      #expect(it.ends == 2)
      it.table.scrollToNearestSelectedRow(at: position, animated: true)
      it.stage.settle()
      #expect(it.ends == 3)
    }
  }

  @Test("The end of an animated scroll to a row is told when the row is in its place")
  func placedAtTheEnd() {
    let it = MeasuredTable(count: 2000, seed: 4)
    var isInPlace = false
    it.whenEnded = {
      isInPlace = it.table.cellForRow(at: IndexPath(row: 1500, section: 0)) != nil
      it.expectInPlace(1500, .bottom)
    }
    it.scroll(to: 1500, .bottom, true)
    #expect(isInPlace)
  }

  @Test("A delegate may ask for rows while it is asked for the heights of headers and footers")
  func askedWhileLoading() {
    let it = MeasuredTable(count: 7, sections: 3, seed: 1)
    it.headerHeight = { table, section in
      #expect(table.numberOfSections == 3)
      _ = (table.contentSize, table.indexPathsForVisibleRows, table.adjustedContentInset)
      return table.numberOfRows(inSection: section) == 7 ? 33 : 0
    }
    it.table.reloadData()
    it.stage.turn()
    #expect(it.table.rectForHeader(inSection: 2).height == 33)
  }

  @Test("A delegate that reloads fewer rows while it is told of one sees only those")
  func reloadedWhileTold() {
    for callback in 0..<4 {
      let it = MeasuredTable(count: 60, seed: 2)
      var isDone = false
      let reload = {
        guard !isDone else { return }
        isDone = true
        it.count = 3
        it.table.reloadData()
      }
      switch callback {
      case 0: it.whenDisplayed = reload
      case 1: it.whenGone = reload
      case 2: it.whenMeasured = reload
      default: it.whenScrolled = reload
      }
      it.table.contentOffset = Point(x: 0, y: 900)
      it.stage.settle()
      #expect(isDone, "callback \(callback)")
      #expect(it.table.visibleCells.count == 3)
      #expect(it.table.subviews.filter { $0 is TableViewCell }.count == 3)
    }
  }
}

/// A stage with one table of 300 × 400 points whose rows have random heights.
@MainActor
private final class MeasuredTable: TableViewDataSource, TableViewDelegate {
  let stage: Stage
  let table: TableView
  var count: Int
  let sections: Int
  var ends = 0
  var whenEnded: () -> Void = {}
  var whenDisplayed: () -> Void = {}
  var whenGone: () -> Void = {}
  var whenMeasured: () -> Void = {}
  var whenScrolled: () -> Void = {}
  var headerHeight: ((TableView, Int) -> Double)?
  private let heights: (Int) -> Double

  init(count: Int, sections: Int = 1, seed: UInt64, heights: ((Int) -> Double)? = nil) {
    (self.count, self.sections) = (count, sections)
    var random = SeededGenerator(seed: seed)
    let made = (0..<count).map { _ in Double.random(in: 8...180, using: &random).rounded() }
    self.heights = heights ?? { made[$0] }
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 400))
    table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(MeasuredCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    table.delegate = self
    table.dataSource = self
    stage.turn()
  }

  func scroll(
    to row: Int, section: Int = 0, _ position: TableView.ScrollPosition, _ isAnimated: Bool
  ) {
    table.scrollToRow(
      at: IndexPath(row: row, section: section), at: position, animated: isAnimated)
    if isAnimated { stage.settle() }
  }

  func flick() {
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 380)))
    for step in 1...5 {
      stage.platform.advance(by: .milliseconds(16))
      stage.send(.fingerMoved(id: 1, Point(x: 100, y: 380 - 70 * Double(step))))
    }
    stage.send(.fingerUp(id: 1, Point(x: 100, y: 30)))
    stage.settle()
  }

  func expectInPlace(
    _ row: Int, _ position: TableView.ScrollPosition,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = IndexPath(row: row, section: 0)
    let (rect, seen) = (table.rectForRow(at: path), table.bounds)
    let cell = table.cellForRow(at: path)
    #expect(cell?.frame == rect, "\(row) \(position)", sourceLocation: sourceLocation)
    #expect(rect.height == heights(row), sourceLocation: sourceLocation)
    let limit = table.contentSize.height - seen.height
    let (top, bottom) = (rect.minY, rect.maxY - seen.height)
    let wanted: Double? =
      switch position {
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      case .none: nil
      }
    if let wanted {
      #expect(
        abs(seen.minY - min(max(wanted, 0), limit)) < 0.01, "\(row) \(position)",
        sourceLocation: sourceLocation)
    } else {
      #expect(
        rect.minY >= seen.minY - 0.01,
        sourceLocation: sourceLocation)
      #expect(
        rect.maxY <= seen.maxY + 0.01,
        sourceLocation: sourceLocation)
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    #expect(indexPath.row < count)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.height = heights(indexPath.row)
    (cell as? MeasuredCell)?.whenMeasured = { [weak self] in self?.whenMeasured() }
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections > 1 ? "Section" : nil
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    headerHeight?(tableView, section) ?? (sections > 1 ? 25 : 0)
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { if tableView.contentOffset.y > 0 { whenDisplayed() } }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { whenGone() }
  func scrollViewDidScroll(_ scrollView: ScrollView) { whenScrolled() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    ends += 1
    whenEnded()
  }
}

private final class MeasuredCell: TableViewCell {
  var height = 44.0
  var whenMeasured: () -> Void = {}
  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    whenMeasured()
    return Size(width: targetSize.width, height: height)
  }
}
