import Containers

/// A container may tell its children itself when they appear.
///
/// It returns `false` from `shouldAutomaticallyForwardAppearanceMethods` and calls
/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` for each child, in
/// pairs.
///
/// Here the child is covered by a curtain rather than removed: to the library it is still on screen,
/// but the container says that it has disappeared.
final class ForwardingLesson: Lesson {
  private let log = LogView(capacity: 8)
  private lazy var stage = CurtainController { [weak self] in self?.log.add($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("A child behind a curtain", stage, height: 200)
    add(Button.tinted("Draw the curtain") { [weak self] in self?.stage.toggle() })
    add("What the child is told", log)
  }
}

/// A container that says when its child appears.
private final class CurtainController: ViewController {
  private let actor: ActorController
  private let curtain = View()
  private var isOpen = true
  private var isShown = false
  /// Whether the child has been told the first half of a pair.
  private var isTurning = false

  init(tell: @escaping (String) -> Void) {
    actor = ActorController(tell: tell)
    super.init()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(actor)
    view.addSubview(actor.view)
    actor.didMove(toParent: self)
    curtain.backgroundColor = DynamicColor.systemRed
    view.addSubview(curtain)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    actor.view.frame = view.bounds
    placeCurtain()
  }

  private func placeCurtain() {
    curtain.frame = view.bounds
    curtain.frame.size.height = isOpen ? 12 : view.bounds.height
  }

  // The child is there while the container is and the curtain is open.

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    if isOpen { begin(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShown = false
    if isOpen { begin(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }

  func toggle() {
    isOpen.toggle()
    guard isShown else { return placeCurtain() }
    begin(isOpen, animated: true)
    View.animate(withDuration: .milliseconds(300)) {
      self.placeCurtain()
    } completion: { [weak self] _ in
      self?.end()
    }
  }

  private func begin(_ isAppearing: Bool, animated: Bool) {
    isTurning = true
    actor.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends what has begun; where one turn has taken the place of another, only once.
  private func end() {
    guard isTurning else { return }
    isTurning = false
    actor.endAppearanceTransition()
  }
}

/// A child that tells when it appears.
private final class ActorController: ViewController {
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = Label(text: "On stage", font: .preferredFont(forTextStyle: .title2))
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
}
