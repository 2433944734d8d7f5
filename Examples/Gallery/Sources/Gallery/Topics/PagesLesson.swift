import Containers

/// A page view controller asks its data source for the pages before and after the one that is
/// shown.
///
/// Pages turn by a drag, the wheel, the arrows and Page Down, and by the dots below. They scroll,
/// or curl as in a book.
final class PagesLesson: Lesson {
  private let scrolling = StoryController(.scroll)
  private let curling = StoryController(.pageCurl)

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Pages that scroll", scrolling, height: 220)
    add("Pages that curl", curling, height: 220)
    add(
      Button.tinted("Back") { [weak self] in self?.turn(-1) },
      Button.tinted("Forward") { [weak self] in self?.turn(1) })
  }

  private func turn(_ step: Int) {
    for pages in [scrolling, curling] { pages.turn(step) }
  }
}

/// Four chapters, and the data source of its own pages.
private final class StoryController: PageViewController, PageViewControllerDataSource {
  private let chapters = ["Departure", "Storm", "Island", "Return"]

  init(_ style: TransitionStyle) {
    super.init(transitionStyle: style, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([ChapterController(0, chapters[0])], direction: .forward, animated: false)
  }

  private var number: Int { (viewControllers?.first as? ChapterController)?.number ?? 0 }

  private func chapter(_ number: Int) -> ViewController? {
    guard chapters.indices.contains(number) else { return nil }
    return ChapterController(number, chapters[number])
  }

  func turn(_ step: Int) {
    guard let next = chapter(number + step) else { return }
    setViewControllers([next], direction: step > 0 ? .forward : .reverse, animated: true)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    (viewController as? ChapterController).flatMap { chapter($0.number - 1) }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    (viewController as? ChapterController).flatMap { chapter($0.number + 1) }
  }

  func presentationCount(for pageViewController: PageViewController) -> Int { chapters.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int { number }
}

/// A page.
private final class ChapterController: ViewController {
  let number: Int
  private static let colors: [DynamicColor] = [
    .systemBlue, .systemIndigo, .systemGreen, .systemOrange,
  ]

  init(_ number: Int, _ title: String) {
    self.number = number
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let color = Self.colors[number % Self.colors.count]
    view.backgroundColor = .secondarySystemGroupedBackground
    let tile = SymbolTile("bookmark.fill", color, size: 64)
    let label = Label.heading("\(number + 1). \(title ?? "")", .title2)
    let column = StackView.column(tile, label, spacing: 12)
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
