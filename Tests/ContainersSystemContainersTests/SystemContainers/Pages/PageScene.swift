import ContainersTesting
import Testing

@testable import Containers

/// The data source and delegate of a page view controller with numbered pages.
@MainActor
final class PageBook: PageViewControllerDataSource, PageViewControllerDelegate {
  private struct Entry {
    weak var page: RecordingController?
  }

  let count: Int
  let transcript: Transcript
  private var entries: [Int: Entry] = [:]
  var dots: (count: Int, index: Int)?
  /// Whether questions are recorded.
  var recordsQuestions = false
  var whenTurning: (([ViewController]) -> Void)?
  var whenTurned: ((_ isFinished: Bool, _ isCompleted: Bool) -> Void)?
  var whenAsked: ((Int) -> Void)?
  var spine: ((UserInterfaceSizeClass) -> PageViewController.SpineLocation)?
  var whenMade: ((RecordingController) -> Void)?

  init(_ count: Int, _ transcript: Transcript) {
    self.count = count
    self.transcript = transcript
  }

  /// Returns a page, the same one while anybody keeps it.
  func page(_ number: Int) -> RecordingController {
    if let page = entries[number]?.page { return page }
    let page = RecordingController("\(number)", transcript)
    entries[number] = Entry(page: page)
    whenMade?(page)
    return page
  }

  /// Whether a page is alive.
  func isAlive(_ number: Int) -> Bool { entries[number]?.page != nil }

  private func neighbor(of page: ViewController, _ step: Int) -> ViewController? {
    guard let number = page.title.flatMap({ Int($0) }) else { return nil }
    if recordsQuestions {
      transcript.add("book", step > 0 ? "after(\(number))" : "before(\(number))")
    }
    whenAsked?(number)
    let next = number + step
    return 0..<count ~= next ? self.page(next) : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { neighbor(of: viewController, 1) }

  func presentationCount(for pageViewController: PageViewController) -> Int { dots?.count ?? 0 }

  func presentationIndex(for pageViewController: PageViewController) -> Int { dots?.index ?? 0 }

  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {
    transcript.add("book", "will(\(PageBook.names(pendingViewControllers)))")
    whenTurning?(pendingViewControllers)
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {
    transcript.add(
      "book", "did(\(finished), \(PageBook.names(previousViewControllers)), \(completed))")
    whenTurned?(finished, completed)
  }

  func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor sizeClass: UserInterfaceSizeClass
  ) -> PageViewController.SpineLocation {
    spine?(sizeClass) ?? pageViewController.spineLocation
  }

  static func names(_ pages: [ViewController]?) -> String {
    (pages ?? []).map { $0.title ?? "?" }.joined(separator: " ")
  }
}

/// A page view controller that fills the window of a stage, with numbered pages.
@MainActor
final class PageScene {
  let transcript = Transcript()
  let book: PageBook
  let pager: PageViewController
  let stage: Stage

  init(
    _ style: PageViewController.TransitionStyle = .scroll, count: Int = 5, start: Int? = 2,
    _ orientation: PageViewController.NavigationOrientation = .horizontal,
    options: PageViewController.Options = .init(), size: Size = Size(width: 400, height: 300),
    traits: TraitCollection = TraitCollection(), _ prepare: (PageScene) -> Void = { _ in }
  ) {
    book = PageBook(count, transcript)
    pager = PageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    stage = Stage(pager, size: size, systemTraits: traits)
    prepare(self)
    pager.dataSource = book
    pager.delegate = book
    if let start {
      let pages =
        options.spineLocation == .mid && style == .pageCurl ? [start, start + 1] : [start]
      set(pages, animated: false)
    }
    stage.settle()
    transcript.clear()
  }

  /// The numbers of the pages that are shown.
  var shown: String { PageBook.names(pager.viewControllers) }

  /// The names of the pages in the window, in reading order of their places.
  var visible: [String] {
    pager.pagesView.subviews.compactMap { view in
      pager.children.first { $0.viewIfLoaded === view }?.title
    }
  }

  /// Whether the appearance callbacks of pages since the beginning or the last clearing fit together.
  func areBalanced(_ numbers: some Sequence<Int>) -> Bool {
    numbers.allSatisfy { number in
      let whole = Transcript()
      let calls = transcript.entries.filter { $0.name == "\(number)" }
      if calls.first(where: { $0.callback.contains("ppear") })?.callback
        .hasPrefix("viewWillDisappear") == true
      {
        whole.add("\(number)", "viewWillAppear(false)")
        whole.add("\(number)", "viewDidAppear(false)")
      }
      for call in calls { whole.add(call.name, call.callback) }
      return whole.isBalanced("\(number)")
    }
  }

  func set(
    _ numbers: [Int], _ direction: PageViewController.NavigationDirection = .forward,
    animated: Bool = true
  ) {
    pager.setViewControllers(
      numbers.map(book.page), direction: direction, animated: animated
    ) { [transcript] in transcript.add("set", "\($0)") }
  }

  /// The callbacks except those about layout and loading.
  var calls: [String] {
    transcript.linesWithoutLayout.filter {
      !$0.hasSuffix(".loadView") && !$0.hasSuffix(".viewDidLoad")
    }
  }

  /// The appearance callbacks, abbreviated.
  var appearances: [String] {
    let short = [
      "viewWillAppear(true)": "will+", "viewDidAppear(true)": "did+",
      "viewWillDisappear(true)": "will-", "viewDidDisappear(true)": "did-",
      "viewWillAppear(false)": "will+!", "viewDidAppear(false)": "did+!",
      "viewWillDisappear(false)": "will-!", "viewDidDisappear(false)": "did-!",
    ]
    return transcript.entries.compactMap { entry in
      short[entry.callback].map { "\(entry.name).\($0)" }
    }
  }

  /// Drags by a distance, toward the next page if negative, and keeps holding.
  func hold(_ distance: Double, from start: Point = Point(x: 300, y: 150), steps: Int = 8) {
    stage.grab(.point(start))
    stage.move(to: .point(Point(x: start.x + distance, y: start.y)), steps: steps)
  }

  /// Waits until a drag has no speed, and lets go.
  func drop() {
    stage.advance(by: .milliseconds(200))
    stage.drop()
    stage.settle()
  }
}
