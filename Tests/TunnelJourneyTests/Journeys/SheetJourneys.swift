import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("All keys")
struct AllKeysJourneys {
  private nonisolated static let sizes = [
    Size(width: 320, height: 320), Size(width: 480, height: 900), Size(width: 1024, height: 1000),
  ]

  /// Opens the list by F1 and waits for its animation.
  private func open(_ tunnel: TunnelStage) throws -> AllKeysViewController {
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    return try #require(tunnel.sheet as? AllKeysViewController)
  }

  @Test(
    "T30: F1, Ctrl+?, the key of the question mark and the menu list all keys", arguments: 0..<4)
  func opening(way: Int) {
    let tunnel = TunnelStage(size: Size(width: 400, height: 1000))
    switch way {
    case 0: tunnel.stage.press(.function(1))
    case 1: tunnel.stage.press(.character("?"), modifierFlags: .control)
    case 2: tunnel.stage.press(.character("/"), modifierFlags: [.control, .shift])
    default:
      tunnel.stage.tap("More")
      tunnel.stage.element("All keys")?.activate()
    }
    tunnel.waitForSheet()

    #expect(tunnel.sheet is AllKeysViewController)
    #expect(tunnel.stage.element("Search…")?.value == "Ctrl+F, /")
    #expect(tunnel.stage.element("Places")?.traits.contains(.header) == true)
  }

  @Test("T30: the list has every command of the app, of a map and of the search, with its keys")
  func completeness() throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    let search = try #require(tunnel.searching)
    let field = try #require(search.stack.topViewController?.navigationItem.searchController)
    let commands =
      tunnel.split.keyCommands + tunnel.map(.start).keyCommands + search.keyCommands
      + field.keyCommands + [tunnel.root.flipCommand]
    #expect(field.keyCommands.count == 5)
    #expect(commands.count > 30)

    let list = try open(tunnel)
    let texts = list.view.labelsInside.map(\.words)
    for command in commands where !command.attributes.contains(.hidden) {
      #expect(texts.contains(command.title), "\(command.title)")
      #expect(texts.contains(command.shortcutTitle), "\(command.shortcutTitle)")
    }
  }

  @Test("T30: the keys of a map in the list do what the list says")
  func mapKeys() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    for command in map.keyCommands where command.title != "North up" {
      let before = (map.camera, tunnel.root.dig)
      tunnel.stage.press(command.input, modifierFlags: command.modifierFlags)
      tunnel.arrive()
      guard tunnel.sheet == nil else {
        // Shift+Enter, which opens the fall.
        #expect(command.title == "Fall between the middle of the map and the other end")
        tunnel.stage.press(.escape)
        tunnel.waitForSheet()
        continue
      }
      #expect((map.camera, tunnel.root.dig) != before, "\(command.shortcutTitle)")
    }
  }

  @Test("T30: the list scrolls by keys; Escape closes it and restores focus")
  func keys() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    tunnel.stage.press(.tab)
    let before = try #require(tunnel.stage.window.focusedView)
    let list = try open(tunnel)
    tunnel.stage.press(.tab)
    let scroll = try #require(tunnel.stage.window.focusedView as? ScrollView)
    #expect(scroll.isDescendant(of: list.view))

    tunnel.stage.press(.pageDown)
    tunnel.stage.settle()
    #expect(scroll.contentOffset.y > 100)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()

    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.stage.window.focusedView === before)
  }

  @Test("T30: the button closes the list, and the list is deallocated")
  func closing() throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    weak var list: AllKeysViewController?
    list = try open(tunnel)
    tunnel.stage.tap("Close")
    tunnel.stage.settle()

    #expect(tunnel.root.presentedViewController == nil)
    #expect(list == nil)
    #expect(tunnel.root.presentations.wanted == nil)
  }

  @Test("T30: F1 over another sheet shows the list in its place, even while that is on its way")
  func replacing() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    tunnel.openAbout()
    tunnel.stage.press(.function(1))
    tunnel.stage.advance(by: .seconds(2))
    #expect(tunnel.sheet is AllKeysViewController)

    tunnel.stage.press(.character("f"), modifierFlags: .control)
    tunnel.stage.press(.function(1))
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.advance(by: .seconds(3))
    #expect(tunnel.sheet is AboutViewController)
    #expect(tunnel.root.presentedViewController === tunnel.root.presentations.wanted)
  }

  @Test("T30: F1 while another sheet is leaving shows the list after that; Escape closes it")
  func following() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    tunnel.openAbout()
    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(50))
    #expect(tunnel.sheet == nil)
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    #expect(tunnel.sheet is AllKeysViewController)

    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.root.presentations.wanted == nil)
  }

  @Test("T32, T44: the list cuts off no text at any text size", arguments: sizes, [0.8, 1, 2.0])
  func legible(size: Size, scale: Double) throws {
    let tunnel = TunnelStage(
      size: size,
      systemTraits: TraitCollection {
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      })
    let list = try open(tunnel)
    #expect(tunnel.stage.window.bounds.contains(tunnel.frame(of: list)))
    let labels = list.view.labelsInside.filter { !$0.words.isEmpty }
    #expect(labels.count > 40)
    for label in labels {
      #expect(!label.isTruncated, "\(label.words)")
      #expect(
        label.frame.height + 1 >= label.sizeThatFits(label.bounds.size).height, "\(label.words)")
      let frame = label.convert(label.bounds, to: list.view)
      #expect(frame.minX >= 0, "\(label.words)")
      #expect(frame.maxX <= list.view.bounds.width, "\(label.words)")
    }
  }
}

/// What all sheets have in common, found by looking at them.
@MainActor
@Suite("Sheets")
struct SheetJourneys {
  /// One of each sheet, and some of their pages.
  private nonisolated static let panels: [EveryPanel] = [
    .search, .searchResults, .searchNothing, .favorites, .favoritesEmpty, .files, .filesEmpty,
    .history, .historyEmpty, .discover, .discoverTowns, .settings, .units, .about, .sources,
    .licenses, .license, .keys, .versions, .allKeys,
  ]

  /// The sizes of windows, with text sizes and whether they are mirrored.
  private nonisolated static let windows: [(size: Size, scale: Double, isMirrored: Bool)] = [
    (Size(width: 320, height: 480), 1, false), (Size(width: 700, height: 900), 1, true),
    (Size(width: 320, height: 480), 2, true), (Size(width: 1024, height: 1000), 2, false),
  ]

  private func shown(
    _ panel: EveryPanel, in window: (size: Size, scale: Double, isMirrored: Bool)
  ) async throws -> (tunnel: TunnelStage, sheet: SheetViewController) {
    // Wider windows have the favorites beside the maps.
    let isFavorites = [.favorites, .favoritesEmpty].contains(panel)
    let tunnel = TunnelStage(
      size: isFavorites
        ? Size(width: min(window.size.width, 700), height: window.size.height) : window.size,
      systemTraits: TraitCollection {
        $0.preferredContentSizeCategory = .nearest(toTextScale: window.scale)
        $0.layoutDirection = window.isMirrored ? .rightToLeft : .leftToRight
      })
    try await tunnel.open(panel)
    return (tunnel, try #require(tunnel.sheet as? SheetViewController))
  }

  @Test("T31: the headers of all sheets are as high, with one title and one way to close")
  func header() async throws {
    for window in Self.windows {
      var looks: [Look: EveryPanel] = [:]
      for panel in Self.panels {
        let (tunnel, sheet) = try await shown(panel, in: window)
        looks[try Look(of: sheet, in: tunnel)] = panel
      }
      #expect(looks.count == 1, "\(window): \(looks)")
    }
  }

  @Test("T31: rows of all lists have one type, inset and look")
  func rows() async throws {
    var looks: [RowLook: EveryPanel] = [:]
    for panel in Self.panels {
      let (_, sheet) = try await shown(panel, in: Self.windows[0])
      for cell in sheet.view.cellsInside { looks[RowLook(cell)] = panel }
    }
    // Rows with details in one line below, and all others.
    #expect(Set(looks.keys.compactMap(\.height)).count == 1, "\(looks)")
    #expect(Set(looks.keys.map(\.inset)).count == 1, "\(looks)")
    #expect(Set(looks.keys.map(\.chosen)).count == 1, "\(looks)")
    #expect(Set(looks.keys.map { $0.fonts[0] }).count == 1, "\(looks)")
    #expect(Set(looks.keys.compactMap { $0.fonts[1] }).count == 1, "\(looks)")
  }

  @Test(
    "T30: the button, Escape and a press beside it close every sheet", arguments: panels)
  func closing(panel: EveryPanel) async throws {
    for way in 0..<3 {
      let (tunnel, _) = try await shown(panel, in: (Size(width: 700, height: 900), 1, false))
      switch way {
      case 0: tunnel.stage.tap("Close")
      case 1: for _ in 0..<2 where tunnel.sheet != nil { tunnel.stage.press(.escape) }
      default: tunnel.stage.tap(at: Point(x: 350, y: 4))
      }
      tunnel.waitForSheet()
      #expect(tunnel.sheet == nil, "by way \(way)")
    }
  }
}

/// What the header of a sheet looks like.
private struct Look: Hashable {
  let height: Double
  let titleFont: Font
  let titleColor: Color
  /// The distances of the button that closes the sheet from its corner, and its size.
  let close: [Double]

  @MainActor
  init(of sheet: SheetViewController, in tunnel: TunnelStage) throws {
    let frame = tunnel.frame(of: sheet)
    let isMirrored = sheet.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bar = sheet.stack.navigationBar
    let page = try #require(sheet.stack.topViewController)
    let title = try #require(bar.labelsInside.first { $0.text == page.title })
    let button = try #require(tunnel.stage.element("Close")).frame
    let middle = title.convert(title.bounds, to: nil).midY - frame.minY
    let hasSearch = page.navigationItem.searchController != nil
    height = (hasSearch ? 2 * middle : bar.bounds.height).rounded()
    titleFont = title.font
    titleColor = title.textColor
    close = [
      isMirrored ? button.minX - frame.minX : frame.maxX - button.maxX,
      button.midY - middle - frame.minY, button.width, button.height,
    ].map { $0.rounded() }
  }
}

/// What a row of a list looks like.
private struct RowLook: Hashable {
  let fonts: [Font?]
  let chosen: DynamicColor?
  /// Where its text, or its symbol, begins.
  let inset: Double
  /// The height of a row with a title and details of one line each; nil for other rows.
  let height: Double?

  @MainActor
  init(_ cell: TableViewCell) {
    let labels = cell.contentView.labelsInside
    let detail = labels.dropFirst().first { $0.frame.minY >= labels[0].frame.maxY }
    fonts = [labels.first?.font, detail?.font]
    chosen = cell.selectedBackgroundView?.backgroundColor
    let parts = cell.contentView.subviews.flatMap(\.subviews)
    inset = parts.map { $0.convert($0.bounds, to: cell).minX }.min() ?? 0
    let lines = labels.reduce(0) { $0 + $1.frame.height }
    height = detail != nil && lines < 36 ? cell.bounds.height.rounded() : nil
  }
}

extension View {
  /// The cells among the descendants.
  fileprivate var cellsInside: [TableViewCell] {
    subviews.flatMap { view in (view as? TableViewCell).map { [$0] } ?? view.cellsInside }
  }
}
