import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// A split whose columns have bars, toolbars and rows.
@MainActor
private final class EdgeScene {
  /// How the columns are arranged.
  enum Arrangement: CaseIterable, Sendable {
    case double, triple, oneOfThree, mirrored, mirroredTriple, trailing, sidebar, fixed, dragged
    case large, doubled
  }

  let split: SplitViewController
  let stage: Stage
  private let columns: [SplitViewController.Column]

  init(_ arrangement: Arrangement) {
    let isTriple = ![.double, .mirrored, .sidebar].contains(arrangement)
    split = SplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    columns = isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns {
      let list = SearchList("\(column)", rows: 30)
      list.toolbarItems = [.flexibleSpace(), BarButtonItem(title: "Share")]
      let navigation = NavigationController(rootViewController: list)
      navigation.isToolbarHidden = false
      navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
      navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
      split.setViewController(navigation, for: column)
    }
    if arrangement == .trailing { split.primaryEdge = .trailing }
    if arrangement == .sidebar { split.primaryBackgroundStyle = .sidebar }
    if arrangement == .fixed { split.allowsColumnResizing = false }
    stage = Stage(
      split, size: Size(width: arrangement == .oneOfThree ? 700 : 1100, height: 400),
      scale: arrangement == .doubled ? 2 : 1,
      systemTraits: TraitCollection {
        if arrangement == .mirrored || arrangement == .mirroredTriple {
          $0.layoutDirection = .rightToLeft
        }
        if arrangement == .large { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
      })
    if arrangement == .dragged { split.preferredPrimaryColumnWidth = 261 }
    stage.settle()
  }

  /// The columns that are shown, with their frames in the window, from left to right.
  var shown: [(column: SplitViewController.Column, frame: Rect)] {
    let shown = columns.compactMap { column -> (column: SplitViewController.Column, frame: Rect)? in
      guard let view = navigation(column)?.view, view.window != nil else { return nil }
      return (column, frame(view))
    }
    return shown.sorted { $0.frame.minX < $1.frame.minX }
  }

  func navigation(_ column: SplitViewController.Column) -> NavigationController? {
    split.viewController(for: column) as? NavigationController
  }

  func table(_ column: SplitViewController.Column) -> TableView? {
    (navigation(column)?.topViewController as? SearchList)?.tableView
  }

  func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }
}

@MainActor
@Suite("The edges of columns", .noWarnings)
struct SplitEdgeTests {
  fileprivate typealias Arrangement = EdgeScene.Arrangement

  @Test(
    "F513: columns meet, and their bars and rows reach both edges", arguments: Arrangement.allCases)
  fileprivate func edges(_ arrangement: Arrangement) throws {
    let scene = EdgeScene(arrangement)
    let shown = scene.shown
    #expect(
      shown.count == (arrangement == .oneOfThree ? 2 : scene.split.style == .tripleColumn ? 3 : 2))
    #expect(shown.first?.frame.minX == 0)
    #expect(shown.last?.frame.maxX == scene.stage.window.bounds.width)
    for (left, right) in zip(shown, shown.dropFirst()) {
      #expect(left.frame.maxX == right.frame.minX)
    }
    for (column, frame) in shown {
      let navigation = try #require(scene.navigation(column))
      let row = try #require(scene.table(column)?.cellForRow(at: IndexPath(row: 1, section: 0)))
      for view in [navigation.navigationBar, navigation.toolbar, row] as [View] {
        #expect(scene.frame(view).minX == frame.minX)
        #expect(scene.frame(view).maxX == frame.maxX)
      }
    }
  }

  @Test("F513: what bars and rows show goes on until the line", arguments: Arrangement.allCases)
  fileprivate func pixels(_ arrangement: Arrangement) throws {
    let scene = EdgeScene(arrangement)
    let scale = arrangement == .doubled ? 2.0 : 1
    let shown = scene.shown
    for (column, _) in shown {
      scene.table(column)?.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    scene.stage.settle()
    let row = try #require(scene.table(.secondary)?.cellForRow(at: IndexPath(row: 1, section: 0)))
    let pixels = scene.stage.picture.bitmap
    func color(_ x: Double, _ y: Double) -> UInt32 { pixels[Int(x * scale), Int(y * scale)] }
    for (left, right) in zip(shown, shown.dropFirst()) {
      for y in [43.5, 44 - 0.5 / scale, scene.frame(row).midY, 399] {
        for (edge, inside) in [(left.frame.maxX - 2, -10.0), (right.frame.minX + 2, 10)] {
          #expect(color(edge, y) == color(edge + inside, y))
        }
        let (last, first) = (left.frame.maxX - 0.5 / scale, right.frame.minX + 0.5 / scale)
        #expect(color(last, y) != color(last - 2, y) || color(first, y) != color(first + 2, y))
      }
    }
  }

  @Test("F504, F510: columns over the secondary one, and one alone, have no other margins")
  func overlaid() {
    for isCollapsed in [true, false] {
      let scene = EdgeScene(.triple)
      if isCollapsed { scene.stage.resize(to: Size(width: 320, height: 400)) }
      if !isCollapsed { scene.split.preferredDisplayMode = .twoOverSecondary }
      scene.stage.settle()
      for (column, frame) in scene.shown where column != .secondary || isCollapsed {
        guard let bar = scene.navigation(column)?.navigationBar else { continue }
        #expect(scene.frame(bar).minX == frame.minX)
        #expect(scene.frame(bar).width == frame.width)
        #expect(scene.table(column)?.safeAreaInsets.left == 0)
        #expect(scene.table(column)?.safeAreaInsets.right == 0)
      }
    }
  }

  @Test("F513: a fixed divider takes no presses, and a movable one leaves the scroll indicator")
  func presses() {
    let fixed = EdgeScene(.fixed)
    let edge = fixed.shown[0].frame.maxX
    #expect(!(fixed.stage.window.hitTest(Point(x: edge, y: 200), with: nil) is SplitDivider))
    let movable = EdgeScene(.double)
    let line = movable.shown[0].frame.maxX
    for distance in [-2.0, 0, 4, 7] {
      #expect(
        movable.stage.window.hitTest(Point(x: line + distance, y: 200), with: nil) is SplitDivider)
    }
    for distance in [-3.0, -6, 8] {
      #expect(
        !(movable.stage.window.hitTest(Point(x: line + distance, y: 200), with: nil) is SplitDivider)
      )
    }
  }
}
