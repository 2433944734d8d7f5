import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Pictures of pages")
struct PagePictureTests {
  /// Pages of a book with a title, a picture and some lines.
  private func scene(
    _ style: PageViewController.TransitionStyle, _ look: UserInterfaceStyle,
    _ options: PageViewController.Options = .init(), isDotted: Bool = false,
    isDoubleSided: Bool = false
  ) -> PageScene {
    PageScene(
      style, count: 8, options: options, size: Size(width: 480, height: 320),
      traits: TraitCollection {
        $0.userInterfaceStyle = look
        $0.accessibilityMotion = .normal
      }
    ) { scene in
      if isDotted { scene.book.dots = (5, 2) }
      scene.pager.isDoubleSided = isDoubleSided
      scene.pager.view.backgroundColor = DynamicColor.secondarySystemBackground
      scene.book.whenMade = { page in
        page.whenLoaded = { Self.fill($0.view, $0.recordedName) }
      }
    }
  }

  private static func fill(_ view: View, _ name: String) {
    let number = Int(name) ?? 0
    let tints: [DynamicColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen]
    view.backgroundColor = DynamicColor.systemBackground
    let title = Label(text: "Chapter \(name)", font: .headline)
    title.frame = Rect(x: 20, y: 20, width: 200, height: 30)
    view.addSubview(title)
    let picture = View(frame: Rect(x: 20, y: 62, width: 90, height: 70))
    picture.backgroundColor = tints[number % tints.count]
    picture.cornerRadius = 10
    view.addSubview(picture)
    let lines = [
      "A page bends about its spine", "and follows the hand.", "Beyond the middle it turns;",
      "short of it, it falls back.", "The wheel and the keys", "turn pages, too.",
    ]
    for (row, line) in lines.enumerated() {
      let label = Label(text: line, font: .body)
      label.frame = Rect(x: 20, y: 146 + Double(row) * 24, width: 220, height: 22)
      view.addSubview(label)
    }
  }

  private nonisolated static let looks = [UserInterfaceStyle.light, .dark]

  @Test("F604, F606: pages that scroll half way, with dots, match the goldens", arguments: looks)
  func scrolling(_ look: UserInterfaceStyle) {
    let scene = scene(.scroll, look, .init(interPageSpacing: 16), isDotted: true)
    scene.hold(-240, from: Point(x: 400, y: 150))
    scene.stage.expectPicture(named: "pages-scroll-\(look)")
  }

  @Test("F607: a page that curls, held low and high, matches the goldens", arguments: looks)
  func curling(_ look: UserInterfaceStyle) {
    let low = scene(.pageCurl, look)
    low.hold(-200, from: Point(x: 440, y: 290))
    low.stage.expectPicture(named: "pages-curl-\(look)")
    let high = scene(.pageCurl, look, isDoubleSided: true)
    high.hold(-120, from: Point(x: 440, y: 40))
    high.stage.expectPicture(named: "pages-curl-back-\(look)")
  }

  @Test("F607: a spread half way and nearly there matches the goldens", arguments: looks)
  func spread(_ look: UserInterfaceStyle) {
    let scene = scene(.pageCurl, look, .init(spineLocation: .mid))
    scene.hold(-160, from: Point(x: 460, y: 270))
    scene.stage.expectPicture(named: "pages-spread-\(look)")
    scene.stage.move(to: .at(120, 270), steps: 5)
    scene.stage.expectPicture(named: "pages-spread-late-\(look)")
  }

  @Test("F607: a vertical page that curls back matches the golden")
  func vertical() {
    let scene = PageScene(.pageCurl, .vertical, size: Size(width: 320, height: 320)) { scene in
      scene.book.whenMade = { page in
        page.whenLoaded = { Self.fill($0.view, $0.recordedName) }
      }
    }
    scene.stage.grab(.at(250, 60))
    scene.stage.move(to: .at(250, 180), steps: 6)
    scene.stage.expectPicture(named: "pages-vertical")
  }

  @Test("F009, F607: from right to left a page curls from the left edge, as the golden has it")
  func mirrored() {
    let scene = PageScene(.pageCurl, size: Size(width: 320, height: 320)) { scene in
      scene.pager.pagesView.semanticContentAttribute = .forceRightToLeft
      scene.book.whenMade = { page in
        page.whenLoaded = { Self.fill($0.view, $0.recordedName) }
      }
    }
    scene.hold(120, from: Point(x: 30, y: 290))
    scene.stage.expectPicture(named: "pages-mirrored")
  }
}
