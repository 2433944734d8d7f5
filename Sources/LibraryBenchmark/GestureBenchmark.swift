internal import Containers
internal import Measuring

/// Drags what a container of the system lets a person drag, and repaints the same window at rest.
///
/// Prints the milliseconds of a frame and the blocks that it takes from the heap, both medians: a
/// page being popped (pop), a page being turned (page), and a divider being moved (divider), and of a
/// still window that is repainted (still, for each: pop-still …).
func measureGestures(frames: Int) {
  let back = NavigationController(rootViewController: RowsController(rows: 100))
  back.pushViewController(RowsController(rows: 200), animated: false)
  let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
  pages.dataSource = pages
  pages.setViewControllers([RowsController(rows: 300)], direction: .forward, animated: false)
  let split = SplitViewController(style: .doubleColumn)
  split.setViewController(RowsController(rows: 400), for: .primary)
  split.setViewController(RowsController(rows: 500), for: .secondary)
  var figures: [(name: String, value: Double)] = []
  for (name, root) in [("pop", back), ("page", pages), ("divider", split)]
    as [(String, ViewController)]
  {
    let scene = GestureScene(root)
    // A page goes back from the leading edge, another comes from the trailing one.
    let (start, sign) =
      switch name {
      case "pop": (Point(x: 4, y: 400), 1.0)
      case "page": (Point(x: 1000, y: 400), -1.0)
      default: (Point(x: split.primaryColumnWidth + 4, y: 400), -0.1)
      }
    let still = scene.still(frames: frames)
    let moved = scene.drag(from: start, sign: sign, frames: frames)
    figures += [
      (name, moved.time), ("\(name)-blocks", moved.blocks), ("\(name)-still", still.time),
      ("\(name)-still-blocks", still.blocks),
    ]
    scene.close()
  }
  printFigures(figures)
}

/// A window of 1024 × 768 points with a container.
private final class GestureScene {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let veil = View()

  init(_ root: ViewController) {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = root
    window.makeKeyAndVisible()
    veil.isUserInteractionEnabled = false
    settle()
  }

  /// Repaints the window: something that can hardly be seen covers it and changes.
  func still(frames: Int) -> (time: Double, blocks: Double) {
    veil.frame = window.bounds
    window.addSubview(veil)
    defer {
      veil.removeFromSuperview()
      settle()
    }
    return measure(frames) { index in
      self.veil.backgroundColor = Color(white: 0, alpha: index.isMultiple(of: 2) ? 0.01 : 0.02)
    }
  }

  /// Drags to and fro.
  func drag(from start: Point, sign: Double, frames: Int) -> (time: Double, blocks: Double) {
    post(.pointerMoved(start, modifiers: []))
    post(.pointerPressed(.primary, start, modifiers: []))
    frame()
    let result = measure(frames) { index in
      // A mouse moves by whole points.
      let way = (40 + 300 * (1 - cosine(Double(index) / 20))).rounded()
      self.post(.pointerMoved(start + Point(x: sign * way, y: 0), modifiers: []))
    }
    post(.pointerReleased(.primary, start, modifiers: []))
    settle()
    return result
  }

  func close() { window.close() }

  private func measure(_ frames: Int, _ change: (Int) -> Void) -> (time: Double, blocks: Double) {
    var (times, blocks) = ([Double](), [Double]())
    times.reserveCapacity(frames)
    blocks.reserveCapacity(frames)
    for index in 0..<(frames + 20) {
      let presented = presentedFrames
      let (start, counted) = (MeasureProcess.milliseconds, MeasureProcess.countedBlocks)
      change(index)
      frame()
      let taken = MeasureProcess.countedBlocks - counted
      // What is shown for the first time may allocate, and at a limit nothing moves.
      guard index >= 20, presentedFrames > presented else { continue }
      times.append(MeasureProcess.milliseconds - start)
      blocks.append(Double(taken))
    }
    precondition(times.count > frames / 2, "Only \(times.count) of \(frames) frames were shown.")
    return (times.median, blocks.median)
  }

  private var presentedFrames: Int { platform.windows.last?.presentedFrames ?? 0 }

  private func post(_ event: InputEvent) {
    guard let identifier = platform.windows.last?.identifier else { return }
    platform.post(.input(window: identifier, event, timestamp: platform.now))
  }

  private func frame() {
    platform.advance(by: .nanoseconds(16_666_667))
    application.turn()
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
