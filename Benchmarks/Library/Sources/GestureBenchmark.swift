internal import Containers

/// Drags what a container of the system lets a person drag, and repaints the same window at rest, in
/// turns of twenty frames, because the machine may change its speed meanwhile.
///
/// Prints the milliseconds of a frame and the blocks that it takes from the heap, both medians: a
/// page being popped (pop), a page being turned (page), and a divider being moved (divider), and of a
/// still window that is repainted (still, for each: pop-still …).
func measureGestures(frames: Int) {
  var figures: [(name: String, value: Double)] = []
  for gesture in Gesture.allCases {
    let (still, moved) = (GestureScene(gesture.makeRoot()), GestureScene(gesture.makeRoot()))
    still.cover()
    moved.grab(gesture.start)
    var (stillFrames, movedFrames) = (MeasuredFrames(), MeasuredFrames())
    for index in -1..<max(1, frames / 20) {
      // What is shown for the first time may allocate.
      if index == 0 { (stillFrames, movedFrames) = (MeasuredFrames(), MeasuredFrames()) }
      for _ in 0..<20 { still.repaint(&stillFrames) }
      for _ in 0..<20 { moved.drag(from: gesture.start, sign: gesture.sign, &movedFrames) }
    }
    still.close()
    moved.close()
    for (name, part) in [
      (gesture.rawValue, movedFrames), (gesture.rawValue + "-still", stillFrames),
    ] {
      precondition(
        part.times.count > frames / 2, "Only \(part.times.count) frames of \(name) were shown.")
      figures += [(name, part.times.median), (name + "-blocks", part.blocks.median)]
    }
  }
  printFigures(figures)
}

private enum Gesture: String, CaseIterable {
  case pop, page, divider

  func makeRoot() -> ViewController {
    switch self {
    case .pop:
      let back = NavigationController(rootViewController: RowsController(rows: 100))
      back.pushViewController(RowsController(rows: 200), animated: false)
      return back
    case .page:
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = pages
      pages.setViewControllers([RowsController(rows: 300)], direction: .forward, animated: false)
      return pages
    case .divider:
      let split = SplitViewController(style: .doubleColumn)
      split.preferredPrimaryColumnWidth = 300
      split.setViewController(RowsController(rows: 400), for: .primary)
      split.setViewController(RowsController(rows: 500), for: .secondary)
      return split
    }
  }

  /// A page goes back from the leading edge, another comes from the trailing one.
  var start: Point {
    switch self {
    case .pop: Point(x: 4, y: 400)
    case .page: Point(x: 1000, y: 400)
    case .divider: Point(x: 304, y: 400)
    }
  }

  /// The direction of the drag, and the part of its way that fits into the container.
  var sign: Double {
    switch self {
    case .pop: 1
    case .page: -1
    case .divider: -0.1
    }
  }
}

/// The milliseconds and the blocks of some frames.
private struct MeasuredFrames {
  var times: [Double] = []
  var blocks: [Double] = []

  init() {
    times.reserveCapacity(4096)
    blocks.reserveCapacity(4096)
  }
}

/// A window of 1024 × 768 points with a container.
private final class GestureScene {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let veil = View()
  private var index = 0

  init(_ root: ViewController) {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = root
    window.makeKeyAndVisible()
    veil.isUserInteractionEnabled = false
    settle()
  }

  /// Covers the window with something that can hardly be seen, and whose change repaints it.
  func cover() {
    veil.frame = window.bounds
    window.addSubview(veil)
    settle()
  }

  func repaint(_ frames: inout MeasuredFrames) {
    measure(&frames) {
      veil.backgroundColor = Color(white: 0, alpha: index.isMultiple(of: 2) ? 0.01 : 0.02)
    }
  }

  func grab(_ point: Point) {
    post(.pointerMoved(point, modifiers: []))
    post(.pointerPressed(.primary, point, modifiers: []))
    frame()
  }

  /// Drags to and fro.
  func drag(from start: Point, sign: Double, _ frames: inout MeasuredFrames) {
    measure(&frames) {
      // A mouse moves by whole points.
      let way = (40 + 300 * (1 - cosine(Double(index) / 20))).rounded()
      post(.pointerMoved(start + Point(x: sign * way, y: 0), modifiers: []))
    }
  }

  func close() { window.close() }

  private func measure(_ frames: inout MeasuredFrames, _ change: () -> Void) {
    let presented = presentedFrames
    let (start, counted) = (MeasureProcess.milliseconds, MeasureProcess.countedBlocks)
    change()
    frame()
    let taken = MeasureProcess.countedBlocks - counted
    index += 1
    // At a limit nothing moves.
    guard presentedFrames > presented else { return }
    frames.times.append(MeasureProcess.milliseconds - start)
    frames.blocks.append(Double(taken))
  }

  private var presentedFrames: Int { platform.windows.last?.presentedFrames ?? 0 }

  private func post(_ event: InputEvent) {
    guard let identifier = platform.windows.last?.identifier else { return }
    platform.post(.input(window: identifier, event, timestamp: platform.now))
  }

  private func frame() {
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
  }

  private func settle() {
    for _ in 0..<60 { frame() }
  }
}

/// Pages of tables, without an end.
private final class Pages: PageViewController, PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { RowsController(rows: 100) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { RowsController(rows: 100) }
}
