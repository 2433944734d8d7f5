import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("About")
struct AboutJourneys {
  private func about(_ tunnel: TunnelStage) -> AboutViewController? {
    tunnel.sheet as? AboutViewController
  }

  @Test("T18: About opens from a map's attribution, its key and the menu", arguments: 0..<4)
  func opening(way: Int) throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    switch way {
    case 0: tunnel.stage.tap(.button("About the data", in: "Start container"))
    case 1:
      tunnel.stage.window.moveFocus(to: try #require(tunnel.stage.element("About the data")).view)
      tunnel.stage.press(.enter)
    case 2: tunnel.stage.press(.character("i"), modifierFlags: .control)
    default:
      tunnel.stage.tap("More")
      tunnel.stage.element("About Tunnel")?.activate()
    }
    tunnel.stage.settle()

    #expect(about(tunnel)?.presentingViewController === tunnel.root)
    let outline = tunnel.stage.outline
    #expect(outline.contains("Version \(Tunnel.version)"))
    for credit in try TunnelStage.earth.credits().credits {
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.source) } == true)
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.licence) } == true)
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.package) } == true)
    }
    #expect(about(tunnel)?.texts.contains { $0.contains("..") || $0.contains("as in ") } == false)
  }

  @Test("T30: About scrolls by keys; Escape closes it and restores focus")
  func keys() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    tunnel.stage.press(.tab)
    let before = try #require(tunnel.stage.window.focusedView)
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.settle()
    let scroll = try #require(tunnel.stage.element("About Tunnel")?.view as? ScrollView)
    #expect(scroll.isFocused)

    tunnel.stage.press(.pageDown)
    tunnel.stage.settle()
    #expect(scroll.contentOffset.y > 100)
    tunnel.stage.press(.end)
    tunnel.stage.settle()
    #expect(scroll.contentOffset.y + scroll.bounds.height > scroll.contentSize.height - 1)
    tunnel.stage.press(.escape)
    tunnel.stage.settle()

    #expect(about(tunnel) == nil)
    #expect(tunnel.stage.window.focusedView === before)
  }

  @Test("About closes by its button or a press beside it, and is deallocated")
  func closing() {
    weak var old: AboutViewController?
    let tunnel = TunnelStage(size: Size(width: 700, height: 480))
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.settle()
    old = about(tunnel)
    tunnel.stage.tap("Close")
    tunnel.stage.settle()
    #expect(old == nil)
    #expect(tunnel.root.presentedViewController == nil)

    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.settle()
    tunnel.stage.tap(at: Point(x: 20, y: 300))
    tunnel.stage.settle()
    #expect(about(tunnel) == nil)
  }

  @Test("If the list of sources cannot be read, About shows why")
  func damaged() {
    let about = AboutViewController(credits: .failure(.missing(path: "/nowhere/credits.tsv")))
    #expect(about.texts.contains { $0.contains("/nowhere/credits.tsv") })
  }

  @Test("T32: About truncates no text, at any size", arguments: LegibilityJourneys.sizes)
  func legible(size: Size) throws {
    let about = AboutViewController(credits: .success(try TunnelStage.earth.credits()))
    about.view.frame = Rect(origin: .zero, size: size)
    about.view.layoutIfNeeded()
    for label in about.labels {
      let frame = label.convert(label.bounds, to: about.view)
      #expect(frame.minX >= 0 && frame.maxX <= size.width, "\(label.words)")
      #expect(!label.isTruncated, "\(label.words)")
      #expect(label.frame.height + 0.5 >= label.sizeThatFits(label.bounds.size).height)
    }
  }
}

extension AboutViewController {
  /// All labels of the sheet, visible or not.
  fileprivate var labels: [Label] { view?.labelsInside ?? [] }

  fileprivate var texts: [String] { labels.map(\.words) }
}
