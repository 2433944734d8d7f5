import Containers

/// An object that prepares what comes over the maps.
protocol PanelsDelegate: AnyObject {
  /// Called before a sheet or popover is presented.
  func panels(_ panels: Panels, willShow panel: any KeyExplaining)
  /// Called before an alert is presented.
  func panels(_ panels: Panels, willAsk alert: AlertController)
  /// Called when another panel is wanted, or when the restorable state of the present one changes.
  func panelsDidChange(_ panels: Panels)
}

/// The panels of a window: a sheet or popover over the maps, alerts over it, notices, and a column
/// beside the maps.
final class Panels {
  weak var delegate: (any PanelsDelegate)?
  /// The root controller of the window, over which everything is presented.
  weak var split: SplitViewController? {
    didSet {
      queue.presenter = split
      setUpColumns()
    }
  }
  /// The presentations, shown and waiting; only tests use it from outside.
  let queue = PresentationQueue()
  let notice = NoticeView(identifier: "Notice")
  /// A question, which a notice does not cover, made for the first one.
  private(set) var question: NoticeView?
  /// What was asked and not answered, which comes back when no sheet is in front of it.
  private var unanswered: (text: String, answers: [(title: String, perform: () -> Void)])?
  /// Lets a notice appear over the maps.
  var attach: ((NoticeView) -> Void)?

  init() {
    // A notice would show through the dimming.
    queue.onPresent = { [weak self] in
      self?.notice.hide()
      self?.question?.hide()
    }
    queue.onRest = { [weak self] in
      guard let self, question?.window == nil else { return }
      showQuestion()
    }
    queue.onChange = { [weak self] in
      guard let self else { return }
      settleNotices()
      delegate?.panelsDidChange(self)
    }
  }

  /// The sheet or popover that is wanted; nil for none.
  var wanted: ViewController? { queue.wanted }

  /// Returns the sheet or popover of a type that is open, or on its way; nil if there is none.
  func open<Content: ViewController>(_ type: Content.Type) -> Content? {
    guard let open = wanted as? Content, !open.isBeingDismissed else { return nil }
    return open
  }

  /// Shows a sheet in place of the present one.
  func show(_ sheet: SheetViewController) {
    guard let split else { return }
    sheet.fit(textScale: split.view.textScale)
    sheet.onStateChange = { [weak self] in
      guard let self else { return }
      delegate?.panelsDidChange(self)
    }
    sheet.onClose = { [weak self] in self?.close() }
    show(panel: sheet)
  }

  /// Shows a sheet or popover in place of the present one.
  func show(panel: any KeyExplaining) {
    delegate?.panels(self, willShow: panel)
    queue.show(panel)
  }

  /// Closes the sheet or popover.
  func close() { queue.close() }

  /// Whether a notice or a question is shown.
  var showsNotices: Bool { notice.window != nil || question?.window != nil }

  /// Lets the question and the notice follow what they must not cover.
  func settleNotices() {
    question?.settle()
    notice.settle()
  }

  /// Asks a question at the bottom of the maps that stays until one of its buttons is pressed.
  ///
  /// It makes way for sheets and alerts, and comes back after them.
  func ask(_ text: String, answers: [(title: String, perform: () -> Void)]) {
    unanswered = (
      text,
      answers.map { answer in
        (
          answer.title,
          { [weak self] in
            self?.unanswered = nil
            answer.perform()
          }
        )
      }
    )
    if split?.presentedViewController == nil { showQuestion() }
  }

  /// Takes back the question, which needs no answer anymore.
  func withdrawQuestion() {
    unanswered = nil
    question?.hide()
  }

  private func showQuestion() {
    guard let (text, answers) = unanswered else { return }
    let question = question ?? NoticeView(identifier: "Question")
    if self.question == nil { attach?(question) }
    self.question = question
    notice.neighbor = question
    question.ask(text, answers: answers)
  }

  // MARK: Alerts

  /// Shows an alert over whatever is there.
  func ask(_ alert: AlertController) {
    delegate?.panels(self, willAsk: alert)
    queue.show(alert)
  }

  /// Adds an action to an alert, after which another alert may follow.
  @discardableResult
  func add(
    _ title: String, _ style: AlertAction.Style, to alert: AlertController,
    _ perform: @escaping () -> Void = {}
  ) -> AlertAction {
    let action = AlertAction(title: title, style: style) { [weak self] _ in
      perform()
      self?.queue.advance()
    }
    alert.addAction(action)
    return action
  }

  /// Says why something failed, in an alert that has nothing to choose.
  func report(_ title: String, because reason: String) {
    let alert = AlertController(title: title, message: reason, preferredStyle: .alert)
    add(Messages.Alerts.understood, .cancel, to: alert)
    ask(alert)
  }

  // MARK: Layers

  /// The view of the window and the containers of the presentations over it, from back to front.
  var layers: [View] {
    guard let split else { return [] }
    guard let first = split.presentedViewController else { return [split.view] }
    let presented = sequence(first: first, next: \.presentedViewController)
    return [split.view] + presented.compactMap { $0.presentationController?.containerView }
  }

  /// The view of the frontmost presentation that stays, or that of the window.
  var frontView: View? {
    let shown = split?.presentedViewController
    let isLeaving = shown !== wanted && !(shown is AlertController)
    return isLeaving ? split?.view : layers.last
  }
}
