import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A scroll view of some kind on a stage, and the delegate that runs a program's hooks.
@MainActor
final class ScrollWorld {
  let stage: Stage
  let scrollView: ScrollView
  let controller = ViewController()
  let content = View(frame: Rect(x: 0, y: 0, width: 300, height: 1000))
  private let program: ScrollProgram
  private var random: SeededGenerator
  private var rows = Array(0..<60)
  private var isChanging = false
  private var isMakingCell = false
  /// How often a hook may still run, so that what the program itself repeats forever ends.
  private var budget = 30
  private var finger: Point?

  init(_ program: ScrollProgram) {
    self.program = program
    random = SeededGenerator(seed: program.seed &+ 77)
    stage = Stage(controller, size: Size(width: 320, height: 440))
    let frame = Rect(x: 0, y: 20, width: 300, height: 400)
    switch program.kind {
    case .plain: scrollView = HookedScrollView(frame: frame)
    case .table: scrollView = HookedTableView(frame: frame, style: .grouped)
    case .plainTable: scrollView = HookedTableView(frame: frame, style: .plain)
    case .collection:
      let layout = CollectionViewFlowLayout()
      layout.estimatedItemSize = Size(width: 90, height: 50)
      scrollView = HookedCollectionView(frame: frame, collectionViewLayout: layout)
    }
    (scrollView as? any Hooked)?.hook = { [weak self] in self?.run($0) }
    if program.kind == .plain {
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      scrollView.maximumZoomScale = 4
      scrollView.minimumZoomScale = 0.5
    }
    scrollView.refreshControl = RefreshControl()
    scrollView.refreshControl?.addAction(for: .valueChanged) { [weak self] in
      self?.run(.didRefresh)
    }
    controller.view.addSubview(scrollView)
    scrollView.delegate = self
    if let table = scrollView as? TableView {
      table.register(HookedTableCell.self, forCellReuseIdentifier: "cell")
      table.prefetchDataSource = self
      table.dataSource = self
    }
    if let collection = scrollView as? CollectionView {
      collection.register(HookedItemCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
    }
    stage.turn()
  }

  /// Runs the program, and returns what does not hold at its end.
  static func run(_ program: ScrollProgram) -> LawReport {
    let world = ScrollWorld(program)
    for step in program.steps {
      world.putBack()
      world.perform(step)
    }
    return world.end()
  }

  private func putBack() {
    if scrollView.superview == nil { controller.view.addSubview(scrollView) }
    if scrollView.delegate == nil { scrollView.delegate = self }
    scrollView.panGestureRecognizer.isEnabled = scrollView.isScrollEnabled
  }

  private func end() -> LawReport {
    budget = 0
    perform(.lift)
    stage.settle(within: .seconds(20))
    var report = LawReport()
    if stage.application.isFrameDue { report.failures.append("frames go on") }
    if scrollView.phase != .resting { report.failures.append("ends \(scrollView.phase)") }
    if scrollView.zoomPhase != .none { report.failures.append("ends \(scrollView.zoomPhase)") }
    if scrollView.motion != nil { report.failures.append("a motion is left") }
    if scrollView.drag != nil { report.failures.append("a drag is left") }
    if let table = scrollView as? TableView { check(table, &report) }
    // Whatever happened, the next drag works.
    scrollView.isScrollEnabled = true
    putBack()
    scrollView.frame = Rect(x: 0, y: 20, width: 300, height: 400)
    rows = Array(0..<60)
    (scrollView as? TableView)?.reloadData()
    (scrollView as? CollectionView)?.reloadData()
    if program.kind == .plain {
      scrollView.zoomScale = 1
      scrollView.contentSize = Size(width: 300, height: 1000)
    }
    scrollView.contentOffset = .zero
    stage.settle()
    let before = scrollView.contentOffset.y
    for step in [
      ScrollProgram.Step.press(x: 150, y: 300), .move(x: 150, y: 250), .move(x: 150, y: 200),
    ] {
      perform(step)
    }
    if scrollView.contentOffset.y <= before { report.failures.append("a drag does nothing") }
    perform(.cancel)
    stage.settle()
    return report
  }

  private func check(_ table: TableView, _ report: inout LawReport) {
    let shown = Set(table.subviews.compactMap { $0 as? TableViewCell }.map(ObjectIdentifier.init))
    if shown != Set(table.visibleCells.map(ObjectIdentifier.init)) {
      report.failures.append("cells are in the table that show no row")
    }
  }

  // MARK: Steps

  private func perform(_ step: ScrollProgram.Step) {
    switch step {
    case .press(let x, let y):
      guard finger == nil else { return }
      let point = Point(x: Double(x), y: Double(y))
      finger = point
      stage.send(.fingerDown(id: 1, point))
    case .move(let x, let y):
      guard let start = finger else { return }
      for part in 1...4 {
        let end = Point(x: Double(x), y: Double(y))
        let point = start + (end - start) * (Double(part) / 4)
        stage.platform.advance(by: .milliseconds(16))
        stage.send(.fingerMoved(id: 1, point))
        finger = point
      }
    case .lift:
      guard let point = finger else { return }
      finger = nil
      stage.send(.fingerUp(id: 1, point))
    case .cancel:
      guard finger != nil else { return }
      finger = nil
      stage.send(.fingerCancelled(id: 1))
    case .wheel(let x, let y):
      stage.scroll(.at(150, 200), by: Point(x: Double(x), y: Double(y)))
    case .pinch(let distance):
      let (a, b) = (Point(x: 140, y: 200), Point(x: 160, y: 200))
      stage.send(.fingerDown(id: 7, a))
      stage.send(.fingerDown(id: 8, b))
      for part in 1...4 {
        stage.platform.advance(by: .milliseconds(16))
        let way = Double(distance * part) / 8
        stage.send(.fingerMoved(id: 7, a - Point(x: way, y: 0)))
        stage.send(.fingerMoved(id: 8, b + Point(x: way, y: 0)))
      }
      stage.send(.fingerUp(id: 7, a))
      stage.send(.fingerUp(id: 8, b))
    case .key(let key): stage.press(key)
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .resize(let width): scrollView.frame.size.width = Double(width)
    case .call(let call): perform(call)
    }
    stage.turn()
  }

  private func run(_ callback: ScrollCallback) {
    for hook in program.hooks where hook.callback == callback && budget > 0 {
      budget -= 1
      perform(hook.call)
    }
  }

  // MARK: Calls

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random).rounded()
  }

  private func perform(_ call: ScrollCall) {
    let offset = Point(x: 0, y: number(-100...3000))
    let row = Int(number(0...59))
    switch call {
    case .setOffset: scrollView.contentOffset = offset
    case .setSameOffset: scrollView.contentOffset = scrollView.contentOffset
    case .setOffsetAnimated: scrollView.setContentOffset(offset, animated: true)
    case .setSameOffsetAnimated:
      scrollView.setContentOffset(scrollView.contentOffset, animated: true)
    case .scrollRect:
      scrollView.scrollRectToVisible(
        Rect(x: 0, y: offset.y, width: 50, height: 50), animated: row % 2 == 0)
    case .scrollToEntry: scroll(to: row, isAnimated: false)
    case .scrollToEntryAnimated: scroll(to: row, isAnimated: true)
    case .contentSize:
      if program.kind == .plain {
        scrollView.contentSize = Size(width: number(0...900), height: number(0...2000))
      }
    case .contentInset: scrollView.contentInset.top = number(0...90)
    case .zoom: scrollView.zoomScale = number(1...4)
    case .zoomAnimated: scrollView.setZoomScale(number(1...4), animated: true)
    case .zoomToRect:
      scrollView.zoom(to: Rect(x: 0, y: 0, width: number(50...300), height: 90), animated: true)
    case .reload: reload()
    case .reloadFewer:
      if !isChanging, !isMakingCell { rows = Array(0..<Int(number(0...60))) }
      reload()
    case .toggleScrolling: scrollView.isScrollEnabled.toggle()
    case .togglePaging: scrollView.isPagingEnabled.toggle()
    case .toggleBounces: scrollView.bounces.toggle()
    case .remove: scrollView.removeFromSuperview()
    case .bounds: scrollView.bounds = Rect(origin: offset, size: scrollView.bounds.size)
    case .frame: scrollView.frame.size.height = number(50...400)
    case .layoutIfNeeded: scrollView.layoutIfNeeded()
    case .insert, .delete: change(inserts: call == .insert)
    case .endPan: scrollView.panGestureRecognizer.isEnabled = false
    case .invalidate: (scrollView as? CollectionView)?.collectionViewLayout.invalidateLayout()
    case .itemSize:
      ((scrollView as? CollectionView)?.collectionViewLayout as? CollectionViewFlowLayout)?
        .estimatedItemSize = Size(width: number(20...200), height: number(20...200))
    case .refresh: scrollView.refreshControl?.beginRefreshing()
    case .endRefresh: scrollView.refreshControl?.endRefreshing()
    case .select:
      let path = IndexPath(item: row, section: 0)
      if let table = scrollView as? TableView, table.holds(path) {
        table.selectRow(at: path, animated: true, scrollPosition: .middle)
      }
    case .flash: scrollView.flashScrollIndicators()
    case .changeDelegate:
      if !isMakingCell { scrollView.delegate = scrollView.delegate == nil ? self : nil }
    case .keyboardFocus: scrollView.window?.moveFocus(to: scrollView)
    }
  }

  private func scroll(to row: Int, isAnimated: Bool) {
    let path = IndexPath(item: row, section: 0)
    if let table = scrollView as? TableView, table.holds(path) {
      table.scrollToRow(
        at: path, at: [.top, .middle, .bottom, .none][row % 4], animated: isAnimated)
    }
    if let collection = scrollView as? CollectionView, collection.holds(path) {
      collection.scrollToItem(
        at: path, at: [.top, .centeredVertically, .bottom, []][row % 4], animated: isAnimated)
    }
  }

  private func reload() {
    guard !isMakingCell else { return }
    (scrollView as? TableView)?.reloadData()
    (scrollView as? CollectionView)?.reloadData()
  }

  private func change(inserts: Bool) {
    guard !isChanging, !isMakingCell else { return }
    let path = IndexPath(item: 0, section: 0)
    // The list has to know the rows as they were.
    _ = (scrollView as? TableView)?.numberOfRows(inSection: 0)
    _ = (scrollView as? CollectionView)?.numberOfItems(inSection: 0)
    guard inserts || !rows.isEmpty else { return }
    isChanging = true
    if inserts { rows.insert(100, at: 0) } else { rows.removeFirst() }
    if let table = scrollView as? TableView {
      if inserts { table.insertRows(at: [path]) } else { table.deleteRows(at: [path]) }
    }
    if let collection = scrollView as? CollectionView {
      if inserts { collection.insertItems(at: [path]) } else { collection.deleteItems(at: [path]) }
    }
    isChanging = false
  }

  private func height(of row: Int) -> Double {
    // Rows that are already gone may still be asked for before their deletion is reported.
    rows.indices.contains(row) ? Double(20 + rows[row] * 37 % 130) : 20
  }
}

extension ScrollWorld: TableViewDelegate, CollectionViewDelegateFlowLayout {
  func scrollViewDidScroll(_ scrollView: ScrollView) { run(.didScroll) }
  func scrollViewDidZoom(_ scrollView: ScrollView) { run(.didZoom) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { run(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) { run(.willEndDragging) }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    run(.didEndDragging)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { run(.willBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { run(.didEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    run(.didEndScrollingAnimation)
  }
  func viewForZooming(in scrollView: ScrollView) -> View? {
    run(.viewForZooming)
    return program.kind == .plain ? content : nil
  }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    run(.willBeginZooming)
  }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    run(.didEndZooming)
  }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    run(.shouldScrollToTop)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { run(.didScrollToTop) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { run(.didChangeInset) }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { run(.willDisplay) }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { run(.didEndDisplaying) }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    run(.sizeOfEntry)
    return TableView.automaticDimension
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    run(.headerHeight)
    return tableView.numberOfRows(inSection: section) == 0 ? 0 : 30
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    run(.didHighlight)
  }
  func collectionView(
    _ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { run(.willDisplay) }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { run(.didEndDisplaying) }
  func collectionView(
    _ view: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    run(.sizeOfEntry)
    return .zero
  }
  func collectionView(_ view: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    run(.didHighlight)
  }
}

extension ScrollWorld: TableViewDataSource, CollectionViewDataSource, TableViewDataSourcePrefetching
{
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    making { run(.cellForEntry) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? HookedTableCell)?.height = height(of: indexPath.row)
    (cell as? HookedTableCell)?.hook = { [weak self] in self?.run($0) }
    return cell
  }
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { run(.prefetch) }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    making { run(.cellForEntry) }
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? HookedItemCell)?.height = height(of: indexPath.item)
    (cell as? HookedItemCell)?.hook = { [weak self] in self?.run($0) }
    return cell
  }

  private func making(_ body: () -> Void) {
    let was = isMakingCell
    isMakingCell = true
    body()
    isMakingCell = was
  }
}

/// A view whose layout runs hooks.
@MainActor
private protocol Hooked: View {
  var hook: (ScrollCallback) -> Void { get set }
}

private final class HookedScrollView: ScrollView, Hooked {
  var hook: (ScrollCallback) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    hook(.layoutSubviews)
  }
}

private final class HookedTableView: TableView, Hooked {
  var hook: (ScrollCallback) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    hook(.layoutSubviews)
  }
}

private final class HookedCollectionView: CollectionView, Hooked {
  var hook: (ScrollCallback) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    hook(.layoutSubviews)
  }
}

private final class HookedTableCell: TableViewCell {
  var height = 44.0
  var hook: (ScrollCallback) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    hook(.cellLayout)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    hook(.cellFitting)
    return Size(width: targetSize.width, height: height)
  }
}

private final class HookedItemCell: CollectionViewCell {
  var height = 44.0
  var hook: (ScrollCallback) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    hook(.cellLayout)
  }
  override func sizeThatFits(_ size: Size) -> Size {
    hook(.cellFitting)
    return Size(width: 90, height: height)
  }
}
