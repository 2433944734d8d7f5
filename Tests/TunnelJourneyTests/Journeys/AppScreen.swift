import Atlas
import Containers
import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Everything that a window can show, opened in any language.
enum AppScreen: String, CaseIterable {
  case maps, region, daylight, callout, notice, question, menu, contextMenu
  case information
  case search, results, history, files, favorites, sidebar, facts, keys
  case discover, discoveries
  case settings, units, notation, appearance, home, pins, start, recentFiles, links, pattern, card
  case about, sources, licenses, versions
  case fall, alert, edit

  /// The page of the settings; nil for other screens.
  private var page: SettingsPage? {
    switch self {
    case .units: .units
    case .notation: .notation
    case .appearance: .appearance
    case .home: .home
    case .pins: .pins
    case .start: .start
    case .recentFiles: .recentFiles
    case .links: .link
    case .card: .card
    default: nil
    }
  }

  private var size: Size {
    switch self {
    case .sidebar: Size(width: 1000, height: 600)
    case .menu, .contextMenu: Size(width: 700, height: 1000)
    default: Size(width: 560, height: 640)
    }
  }

  /// Opens the screen in a window of its own.
  ///
  /// - Parameter size: The size of the window; nil for one that suits the screen.
  @MainActor
  func open(
    _ traits: TraitCollection = Theme.defaultTraits, size: Size? = nil
  ) async throws -> AppScreenStage {
    let it = AppScreenStage(size: size ?? self.size, traits: traits)
    let (tunnel, root) = (it.tunnel, it.tunnel.root)
    switch self {
    case .maps: break
    case .region:
      tunnel.map(.start).turn(by: .degrees(30))
      tunnel.map(.start).zoom(by: 4)
      tunnel.map(.start).pan(by: Point(x: 400, y: 0))
    case .daylight: tunnel.stage.press(.character("l"))
    case .callout: root.maps.start.tell(of: place("48.2 16.37"))
    case .notice: root.copy("56.55, 8.3167")
    case .question:
      root.coordinators.panels.ask("A question?", answers: [("Yes", {}), ("No", {})])
    case .menu: tunnel.stage.press(.function(10))
    case .contextMenu: tunnel.stage.press(.menu)
    case .information:
      try root.flip(answering: TunnelStage.earth.describe)
      tunnel.stage.advance(by: .milliseconds(500))
    case .search: root.search()
    case .results:
      root.search(for: "Paris")
      await tunnel.stage.wait { (tunnel.sheet as? SearchViewController)?.isAsking == false }
    case .history:
      for entry in ["Oslo", "Rome"].enumerated() {
        root.history.record(
          DigHistory.Entry(
            .start, Dig(entrance: place("\(entry.offset) 20")), at: TunnelStage.noon,
            named: entry.element))
      }
      root.showHistory()
    case .files:
      try it.home.write(FavoritesFolder.text(["A"]), to: "alpha.geojson")
      root.showFiles(in: it.home.path)
      await tunnel.stage.wait { (tunnel.sheet as? FilesViewController)?.isReading == false }
    case .favorites, .sidebar: try await tunnel.openFavorites(["Alpha", "Beta"])
    case .facts:
      root.showFacts(of: .start)
      await tunnel.stage.wait { tunnel.stage.element(Messages.Info.thinking) == nil }
    case .keys: root.showAllKeys()
    case .discover: root.showDiscover()
    case .discoveries:
      root.showDiscover(at: .land)
      tunnel.waitForSheet()
      await tunnel.stage.wait { tunnel.discoveries?.isWaiting == false }
    case .settings: root.showSettings()
    case .units, .notation, .appearance, .home, .pins, .start, .recentFiles, .links, .card:
      root.showSettings(at: page)
    case .pattern:
      root.showSettings(at: .link)
      tunnel.waitForSheet()
      tunnel.stage.tap(.element(Messages.Links.ownRow))
    case .about: root.showAbout()
    case .sources: root.showAbout(at: .sources)
    case .licenses: root.showAbout(at: .licenses)
    case .versions: root.showAbout(at: .versions)
    case .fall:
      root.coordinators.falling.show()
      tunnel.stage.advance(by: .milliseconds(600))
      tunnel.stage.press(.space)
    case .alert:
      root.coordinators.panels.report("It failed", because: "There is no room.")
    case .edit:
      try await tunnel.openFavorites(["Alpha"])
      root.edit(try #require(root.favorites?.list.entries.first))
    }
    for _ in 0..<20 { await Task.yield() }
    tunnel.waitForSheet()
    if self != .notice, self != .question { root.notice.hide() }
    tunnel.stage.advance(by: .milliseconds(300))
    return it
  }
}

/// A window that shows a screen, with what must live as long.
@MainActor
final class AppScreenStage {
  let tunnel: TunnelStage
  let home = FilesHome()

  init(size: Size, traits: TraitCollection) {
    tunnel = TunnelStage(size: size, systemTraits: traits)
    tunnel.offer = { [home] in FilesViewController.Offer(home: home.path) }
  }

  var stage: Stage { tunnel.stage }

  /// The elements that a person can use: those that take the focus or are pressed.
  var interactive: [AccessibilityNode] {
    AccessibilityTree(of: stage.window, includesScrolledOut: true).elements.filter { node in
      let semantics = node.semantics
      return semantics.states.contains(.focusable) || Self.pressable.contains(semantics.role)
    }
  }

  private static let pressable: Set<SemanticRole> = [
    .button, .toggleButton, .switch, .radioButton, .link, .slider, .spinButton, .entry,
    .passwordEntry, .textView, .listItem, .tab, .menuItem, .checkMenuItem, .radioMenuItem,
  ]

  /// Returns the views on which Tab stops, in its order.
  ///
  /// - Parameter check: Called for each stop with whether it is seen.
  func stops(check: (Bool) -> Void = { _ in }) -> [View] {
    let window = stage.window
    window.moveFocus(to: nil)
    var stops: [View] = []
    for _ in 0..<200 {
      stage.press(.tab)
      guard let view = window.focusedView, !stops.contains(where: { $0 === view }) else { break }
      stops.append(view)
      // What is out of sight scrolls into it.
      stage.advance(by: .milliseconds(400))
      check(stage.elements.contains { $0.view === view })
    }
    return stops
  }
}

/// The languages that the app comes with, in which the screens are tested.
enum ShippedLanguage {
  static let all = ["en", "da", "de", "zh_CN"]

  /// The catalogs, compiled to a folder.
  private static let compiled: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let script = URL(filePath: TunnelStage.assets).deletingLastPathComponent()
      .appending(path: "Scripts/languages")
    try Process.run(script, arguments: [folder.path]).waitUntilExit()
    return folder
  }

  static func localization(_ language: String) throws -> Localization {
    Localization(
      languages: [language], folders: [try compiled.get().path], program: "tunnel")
  }
}
