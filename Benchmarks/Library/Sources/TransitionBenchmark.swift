internal import Containers

/// Lets a container change between two children without an effect, a frame for each change, and prints
/// how many changes there are in a second of the thread's time (transitions), and how many
/// callbacks of appearance there were.
func measureTransitions(repetitions: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let container = ViewController()
  window.rootViewController = container
  window.makeKeyAndVisible()
  let children = ChildPair(CountingController(), CountingController(), in: container)
  application.drawnTurn(on: platform)
  func change() {
    children.change()
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
  }
  change()
  let time = counted { took { for _ in 0..<repetitions { change() } } }
  printFigures([
    ("transitions", Double(repetitions) / time * 1000),
    ("callbacks", Double(children.shown.callbacks + children.other.callbacks)),
  ])
}

/// A controller that counts what it is told.
private final class CountingController: ViewController {
  private(set) var callbacks = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks += 1
  }
}
