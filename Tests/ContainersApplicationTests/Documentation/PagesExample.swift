import Containers
import ContainersTesting
import Testing

final class StoryViewController: PageViewController, PageViewControllerDataSource {
  private let chapters = ["Departure", "Storm", "Island", "Return"]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([chapter(0)], direction: .forward, animated: false)
  }

  func chapter(_ number: Int) -> ViewController {
    let page = ChapterViewController()
    page.number = number
    page.title = chapters[number]
    return page
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    guard let page = viewController as? ChapterViewController, page.number > 0 else { return nil }
    return chapter(page.number - 1)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    guard let page = viewController as? ChapterViewController, page.number < chapters.count - 1
    else { return nil }
    return chapter(page.number + 1)
  }

  func presentationCount(for pageViewController: PageViewController) -> Int { chapters.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    (viewControllers?.first as? ChapterViewController)?.number ?? 0
  }
}

final class ChapterViewController: ViewController {
  var number = 0
}

final class BookViewController: PageViewController, PageViewControllerDelegate {
  init(pages: [ViewController]) {
    super.init(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: Options(spineLocation: .mid))
    delegate = self
    setViewControllers(pages, direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor sizeClass: UserInterfaceSizeClass
  ) -> SpineLocation {
    guard let first = viewControllers?.first, sizeClass == .compact else { return .mid }
    setViewControllers([first], direction: .forward, animated: false)
    return .min
  }
}

@MainActor
@Suite("Pages, as the article explains them")
struct PagesExample {
  @Test("F603, F606: a story turns by keys and dots")
  func story() {
    let story = StoryViewController()
    let stage = Stage(story)
    stage.settle()
    stage.press(.pageDown)
    stage.settle()
    #expect(story.viewControllers?.first?.title == "Storm")
    stage.drag(.at(300, 100), by: Point(x: -280, y: 0))
    stage.settle()
    #expect(story.viewControllers?.first?.title == "Island")
    stage.tap(.at(390, 287))
    stage.settle()
    #expect(story.viewControllers?.first?.title == "Return")
    stage.press(.pageDown)
    stage.settle()
    #expect(story.viewControllers?.first?.title == "Return")
  }

  @Test("F607: a book shows two pages, and one in a narrow window")
  func book() {
    let book = BookViewController(pages: [ViewController(), ViewController()])
    let stage = Stage(book, size: Size(width: 800, height: 400))
    stage.settle()
    #expect(book.viewControllers?.count == 2)
    stage.resize(to: Size(width: 400, height: 400))
    stage.settle()
    #expect(book.viewControllers?.count == 1)
    #expect(book.spineLocation == .min)
  }
}
