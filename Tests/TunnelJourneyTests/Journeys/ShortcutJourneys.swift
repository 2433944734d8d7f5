import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("The list of all keys")
struct ShortcutJourneys {
  /// All commands with their keys, as the manual page has them.
  private func table(of tunnel: TunnelStage) -> String {
    tunnel.root.coordinators.shortcutSections.map { section in
      let rows = section.rows.map { "\($0.shortcuts.joined(separator: ", "))\t\($0.title)\n" }
      return "# \(section.title)\n" + rows.joined()
    }.joined()
  }

  @Test("D109: The manual page lists the same commands with the same keys")
  func manualPage() throws {
    let file = URL(filePath: TunnelStage.assets).deletingLastPathComponent()
      .appending(path: "Packaging/keys.txt")
    let table = table(of: TunnelStage())
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == table)
  }

  @Test("D109: Every command of the window, the maps and the panels is listed")
  func complete() {
    let tunnel = TunnelStage()
    let listed = tunnel.root.coordinators.shortcutSections.flatMap(\.rows)
    let panels =
      FallViewController.commands(of: nil) + SearchViewController.fieldCommands(of: nil)
      + FavoritesViewController.allCommands + [FilesViewController.aboveCommand(of: nil)]
      + MomentBarSlider.commands(of: nil) + [MomentBar.nowCommand(of: nil)]
    let commands =
      tunnel.split.keyCommands + tunnel.map(.start).commands + [tunnel.root.flipCommand] + panels
    for command in commands where !command.attributes.contains(.hidden) {
      #expect(
        listed.contains {
          $0.title == command.title && $0.shortcuts.contains(command.shortcutTitle)
        },
        "\(command.title) (\(command.shortcutTitle)) is not listed.")
    }
  }

  @Test("D109: No command is listed twice in a section, and no key of the window does two things")
  func noDoublets() {
    let tunnel = TunnelStage()
    for section in tunnel.root.coordinators.shortcutSections {
      let titles = section.rows.map(\.title)
      #expect(Set(titles).count == titles.count, "\(section.title)")
      let keys = section.rows.flatMap(\.shortcuts)
      #expect(Set(keys).count == keys.count, "\(section.title)")
    }
    let commands = tunnel.split.keyCommands.filter { $0.attributes.isEmpty }
    let keys = commands.map(\.shortcutTitle)
    #expect(Set(keys).count == keys.count)
  }

  @Test("D109: F1 and Ctrl+? open the list, and what is typed selects by title, key and heading")
  func searching() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.press(.character("?"), modifierFlags: .control)
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Coordinates…") != nil)

    tunnel.stage.type("ctrl+q")
    tunnel.stage.turn()
    #expect(tunnel.stage.value(of: "Quit") == "Ctrl+Q")
    #expect(tunnel.stage.element("Coordinates…") == nil)
    tunnel.stage.press(.escape)
    tunnel.stage.type("whirlpool")
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Quit") == nil)
    #expect(tunnel.stage.element("No command or key contains “whirlpool”.") != nil)
    tunnel.stage.press(.escape)
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Coordinates…") != nil)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.sheet == nil)
  }

  @Test("D109, D99: The list returns with what was typed")
  func returning() {
    var state = SessionState()
    state.panel = Panel(kind: .keys, text: "quit")
    let tunnel = TunnelStage(size: Size(width: 600, height: 900), restoring: state)
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Quit") != nil)
    #expect(tunnel.stage.element("Full screen") == nil)
    #expect(tunnel.root.state.panel == state.panel)
  }

  @Test("D109: The list with a search in it")
  func picture() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 700))
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    tunnel.stage.type("favor")
    tunnel.stage.turn()
    tunnel.stage.expectPicture(
      named: "keys-found", tolerance: PictureTolerance(channel: 12, share: 0.01))
  }
}
