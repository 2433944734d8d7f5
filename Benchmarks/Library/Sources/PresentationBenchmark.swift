internal import Containers

/// Presents and dismisses an empty controller without animation in the window in which two children
/// change places and back, without animation as well, in turns of a hundred.
///
/// Prints the thread's microseconds of a presentation and its dismissal, in full screen (present) and
/// as a sheet over a dimmed window (sheet), those of a pair of transitions (pair), and the megabytes
/// by which the resident memory has grown between the first tenth of the turns and the last
/// (growth).
func measurePresentations(repetitions: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  // So small that its pixels take next to nothing. A larger one is drawn by two threads, of which only
  // one is timed, so that the figures would depend on what share the other takes.
  let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ViewController()
  window.rootViewController = container
  window.makeKeyAndVisible()
  let children = ChildPair(ViewController(), ViewController(), in: container)
  func turn() {
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
  }
  func present(_ style: ModalPresentationStyle) {
    let presented = ViewController()
    presented.modalPresentationStyle = style
    container.present(presented, animated: false)
    turn()
    container.dismiss(animated: false)
    turn()
  }
  func change() {
    for _ in 0..<2 {
      children.change()
      turn()
    }
  }
  turn()
  present(.fullScreen)
  present(.automatic)
  change()
  let round = 100
  let rounds = max(10, repetitions / round)
  var (full, sheet, pair) = ([Double](), [Double](), [Double]())
  var resident = [Double]()
  for _ in 0..<rounds {
    full.append(took { for _ in 0..<round { present(.fullScreen) } })
    sheet.append(took { for _ in 0..<round { present(.automatic) } })
    pair.append(took { for _ in 0..<round { change() } })
    resident.append(MeasureProcess.residentMegabytes)
  }
  printFigures([
    ("present", full.median / Double(round) * 1000),
    ("sheet", sheet.median / Double(round) * 1000),
    ("pair", pair.median / Double(round) * 1000),
    ("growth", (resident.last ?? .nan) - resident[rounds / 10]),
  ])
}
