import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

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
    #expect(tunnel.stage.element("PLACES")?.traits.contains(.header) == true)
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
