internal import Containers

/// Pushes and pops an empty controller without animation, and changes between two children twice,
/// without animation as well, in windows of one size, in turns of a hundred.
///
/// Prints the thread's microseconds of a push and its pop, of one controller again and again (push)
/// and of a new one each time (push-new), those of a pair of transitions (pair), and the megabytes by
/// which the resident memory has grown between the first tenth of the turns and the last (growth).
func measurePushes(repetitions: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  func open(_ root: ViewController) -> Window {
    // So small that its pixels take next to nothing, and are drawn by the thread that is timed.
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    return window
  }
  let navigation = NavigationController(rootViewController: ViewController())
  let container = ViewController()
  let windows = [open(navigation), open(container)]
  let children = ChildPair(ViewController(), ViewController(), in: container)
  func turn() {
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
  }
  func push(_ controller: ViewController) {
    navigation.pushViewController(controller, animated: false)
    turn()
    navigation.popViewController(animated: false)
    turn()
  }
  let pushed = ViewController()
  func change() {
    for _ in 0..<2 {
      children.change()
      turn()
    }
  }
  let round = 100
  let rounds = max(10, repetitions / round)
  let parts: [(name: String, window: Window, body: () -> Void)] = [
    ("push", windows[0], { push(pushed) }), ("push-new", windows[0], { push(ViewController()) }),
    ("pair", windows[1], change),
  ]
  var (times, resident) = (parts.map { _ in [Double]() }, [Double]())
  for index in -1..<rounds {
    for (number, part) in parts.enumerated() {
      for window in windows { window.isHidden = window !== part.window }
      turn()
      let time = took { for _ in 0..<round { part.body() } }
      // The first round reads what the process has never read.
      if index >= 0 { times[number].append(time) }
    }
    if index >= 0 { resident.append(MeasureProcess.residentMegabytes) }
  }
  printFigures(
    zip(parts, times).map { ($0.name, $1.median / Double(round) * 1000) }
      + [("growth", (resident.last ?? .nan) - resident[rounds / 10])])
}

/// Shows a table as the root of a window, and pushes one in another window, repeatedly.
///
/// Prints the milliseconds of the first frame of both (alone, push).
func measureTablePushes(rows: Int, repetitions: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  func frame(_ body: () -> Void) -> Double {
    let start = MeasureProcess.milliseconds
    body()
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
    return MeasureProcess.milliseconds - start
  }
  var (alone, pushed) = ([Double](), [Double]())
  for _ in 0...repetitions {
    for isPushed in [false, true] {
      let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 768))
      let navigation = NavigationController(rootViewController: ViewController())
      window.rootViewController = isPushed ? navigation : ViewController()
      window.makeKeyAndVisible()
      for _ in 0..<3 { _ = frame {} }
      let time = frame {
        let table = RowsController(rows: rows)
        if isPushed {
          navigation.pushViewController(table, animated: true)
        } else {
          window.rootViewController = table
        }
      }
      if isPushed { pushed.append(time) } else { alone.append(time) }
      window.close()
    }
  }
  // The first of each reads what the process has never read.
  printFigures([
    ("alone", Array(alone.dropFirst()).median), ("push", Array(pushed.dropFirst()).median),
  ])
}
