import Containers

/// An environment that receives the callbacks of controllers.
@MainActor
protocol LawKeeper: AnyObject {
  /// Records a violation.
  func fail(_ failure: String)
  /// Called for a callback of a controller, in which the environment may run a hook.
  func called(_ callback: ControllerCallback, of number: Int)
}

/// A controller that checks that every callback is valid in its state and balanced.
@MainActor
class LawController: ViewController {
  /// The state reached by the callbacks so far.
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  let number: Int
  let isManual: Bool
  private(set) var box = View(frame: Rect(x: 1, y: 1, width: 10, height: 10))
  private(set) var state = State.disappeared
  /// Whether the running appearance has yet to call `viewIsAppearing`.
  private var isAppearingIsDue = false
  /// The number of layouts in progress, because a callback may request another one.
  private var layoutDepth = 0
  private var animated = false
  weak var world: (any LawKeeper)?

  init(_ number: Int, isManual: Bool, world: any LawKeeper) {
    self.number = number
    self.isManual = isManual
    self.world = world
    super.init()
    title = "\(number)"
  }

  /// Whether the view is in a visible window.
  var isInShownWindow: Bool { viewIfLoaded?.window?.isVisible == true }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !isManual }

  override func loadView() {
    view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    box = View(frame: Rect(x: 1, y: 1, width: 10, height: 10))
    view.addSubview(box)
  }

  override func viewDidLoad() { called(.viewDidLoad, isViewLoaded && viewIfLoaded?.next === self) }

  override func viewWillAppear(_ animated: Bool) {
    let isLegal = state == .disappeared || state == .disappearing
    if state == .disappeared { isAppearingIsDue = true }
    (state, self.animated) = (.appearing, animated)
    called(.willAppear, isLegal)
  }

  override func viewIsAppearing(_ animated: Bool) {
    let isLegal = state == .appearing && isAppearingIsDue && animated == self.animated
    isAppearingIsDue = false
    called(.isAppearing, isLegal)
  }

  override func viewDidAppear(_ animated: Bool) {
    let isLegal = state == .appearing && !isAppearingIsDue && animated == self.animated
    state = .appeared
    called(.didAppear, isLegal)
  }

  override func viewWillDisappear(_ animated: Bool) {
    let isLegal = state == .appeared || state == .appearing
    (state, self.animated) = (.disappearing, animated)
    called(.willDisappear, isLegal)
  }

  override func viewDidDisappear(_ animated: Bool) {
    let isLegal = state == .disappearing && animated == self.animated
    state = .disappeared
    called(.didDisappear, isLegal)
  }

  override func viewWillLayoutSubviews() {
    let isLegal = !(state == .appearing && isAppearingIsDue && isInShownWindow)
    layoutDepth += 1
    called(.willLayout, isLegal)
  }

  override func viewDidLayoutSubviews() {
    let isLegal = layoutDepth > 0
    layoutDepth -= 1
    called(.didLayout, isLegal)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    called(.willMove, parent == nil || self.parent === parent)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    called(.didMove, true)
  }

  private func called(_ callback: ControllerCallback, _ isLegal: Bool) {
    if !isLegal { world?.fail("\(callback) of \(number) comes where it must not") }
    world?.called(callback, of: number)
  }
}
