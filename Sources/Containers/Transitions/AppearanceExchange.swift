/// The appearance transitions of an exchange: those of the controllers that go, and those of the
/// ones that come.
///
/// A class, because callbacks that it sends may end it.
@MainActor
final class AppearanceExchange {
  private typealias Member = (controller: ViewController, transition: AppearanceTransition)

  /// Begins an appearance transition of a controller, or returns `nil` if none is needed.
  private let begin:
    @MainActor (ViewController, Appearance.Direction, _ isAnimated: Bool) -> AppearanceTransition?
  private let order: ExchangeOrder
  private var going: [Member] = []
  private var coming: [Member] = []
  /// The transitions that undo the others after a cancellation.
  private var goingBack: [Member] = []
  private var comingBack: [Member] = []
  /// The controller that is visible only during the transition.
  private var passing: Member?

  init(
    order: ExchangeOrder = .children,
    _ begin:
      @escaping @MainActor (ViewController, Appearance.Direction, Bool) ->
      AppearanceTransition? = { $0.beginTransition($1, isAnimated: $2) }
  ) {
    self.order = order
    self.begin = begin
  }

  /// Sends `viewWillDisappear(_:)` to a controller that leaves.
  func beginDisappearance(of controller: ViewController, isAnimated: Bool) {
    guard let transition = begin(controller, .disappear, isAnimated) else { return }
    going.append((controller, transition))
  }

  /// Sends `viewWillAppear(_:)` to a controller that comes.
  func beginAppearance(of controller: ViewController, isAnimated: Bool) {
    guard let transition = begin(controller, .appear, isAnimated) else { return }
    coming.append((controller, transition))
  }

  /// Sends `viewWillAppear(_:)` to a controller that is visible only during the transition.
  func beginPassage(of controller: ViewController, isAnimated: Bool) {
    passing = begin(controller, .appear, isAnimated).map { (controller, $0) }
  }

  /// Whether a controller is visible only during the transition.
  var hasPassage: Bool { passing != nil }

  /// Begins the opposite transitions: of the controller that was visible in between, and, after a
  /// cancellation, of the others.
  ///
  /// - Parameter isSeen: Whether those that were going appear again.
  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool, isSeen: () -> Bool) {
    if let controller = passing?.controller {
      passing = begin(controller, .disappear, isAnimated).map { (controller, $0) }
    }
    guard outcome == .cancelled else { return }
    for side in order.back {
      switch side {
      case .new: turnBackComing(isAnimated: isAnimated)
      case .old: turnBackGoing(isAnimated: isAnimated, isSeen: isSeen)
      }
      if order.settlesEachSide { end(side) }
    }
  }

  private func turnBackComing(isAnimated: Bool) {
    let due = coming
    coming = []
    for member in due where member.controller.transition === member.transition {
      if let back = begin(member.controller, .disappear, isAnimated) {
        goingBack.append((member.controller, back))
      }
    }
  }

  private func turnBackGoing(isAnimated: Bool, isSeen: () -> Bool) {
    for member in going where member.controller.transition === member.transition {
      guard isSeen() else { continue }
      going.removeAll { $0.transition === member.transition }
      if let back = begin(member.controller, .appear, isAnimated) {
        comingBack.append((member.controller, back))
      }
    }
  }

  /// Sends the `did` callbacks.
  func end(_ outcome: TransitionOutcome) {
    for side in outcome == .cancelled ? order.endBack : order.end { end(side) }
    if let passing { passing.controller.endTransition(passing.transition) }
    passing = nil
  }

  /// Sends the `did` callbacks of a side.
  private func end(_ side: ExchangeOrder.Side) {
    let due: [Member]
    switch side {
    case .new:
      due = coming + goingBack
      (coming, goingBack) = ([], [])
    case .old:
      due = comingBack + going
      (comingBack, going) = ([], [])
    }
    for member in due { member.controller.endTransition(member.transition) }
  }
}
