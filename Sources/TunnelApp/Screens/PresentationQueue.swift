import Containers

/// The presentations of a controller: one sheet or popover at a time, and alerts over it.
///
/// A request is refused while another presentation moves. The queue remembers what is wanted, and
/// carries it out when everything is at rest.
final class PresentationQueue {
  /// The sheet or popover that is wanted; nil for none.
  ///
  /// It may still be on its way, and a previous one still be leaving.
  private(set) var wanted: ViewController? { didSet { if wanted !== oldValue { onChange?() } } }

  /// Called when something else is wanted.
  var onChange: (() -> Void)?

  /// Called when something is about to be presented.
  var onPresent: (() -> Void)?

  /// Called when nothing is shown or wanted anymore.
  var onRest: (() -> Void)?

  /// The controller over which everything is presented.
  weak var presenter: ViewController?
  private var alerts: [AlertController] = []
  /// What was presented last.
  private weak var presented: ViewController?
  /// The request that has not ended.
  private weak var request: Request?

  /// A request to present or dismiss something, which lives until it is carried out or refused.
  private final class Request {
    var isDone = false
    private let onEnd: (Bool) -> Void

    init(onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }

    isolated deinit { onEnd(isDone) }
  }

  /// Shows a sheet or popover in place of the present one.
  ///
  /// Does nothing if the presenter is not in a window.
  func show(_ controller: ViewController) {
    guard presenter?.viewIfLoaded?.window != nil else { return }
    wanted = controller
    if controller.presentingViewController == nil { presented = nil }
    controller.presentationController?.delegate = self
    advance()
  }

  /// Dismisses the sheet or popover.
  func close() {
    wanted = nil
    advance()
  }

  /// Shows an alert over whatever is there.
  ///
  /// Further alerts follow when it has been answered.
  func show(_ alert: AlertController) {
    alerts.append(alert)
    advance()
  }

  /// Takes back an alert that has nothing more to ask.
  func withdraw(_ alert: AlertController) {
    alerts.removeAll { $0 === alert }
    guard let holder = alert.presentingViewController, !alert.isBeingDismissed else { return }
    guard !holder.hasPresentationInProgress else {
      alert.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.withdraw(alert)
      }
      return
    }
    ask { holder.dismiss(animated: true, completion: $0) }
  }

  /// Takes the next step toward what is wanted, unless something moves.
  ///
  /// Call it when an alert has been answered.
  func advance() {
    guard request == nil, let presenter, presenter.viewIfLoaded?.window != nil else { return }
    let shown = presenter.presentedViewController
    if presenter.hasPresentationInProgress {
      // The user may keep a sheet that is being dragged away. Once it is gone, the delegate is
      // notified.
      shown?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.advance()
      }
      return
    }
    let front = shown?.presentedViewController ?? shown
    if front is AlertController { return }
    if let shown, shown !== wanted {
      ask { presenter.dismiss(animated: true, completion: $0) }
    } else if shown == nil, let wanted {
      guard wanted !== presented else {
        // Somebody else dismissed it, and it is not prepared to be presented again.
        self.wanted = nil
        return advance()
      }
      onPresent?()
      ask { isDone in
        presenter.present(wanted, animated: true) { [weak self] in
          self?.presented = wanted
          isDone()
        }
      }
    } else if !alerts.isEmpty {
      let alert = alerts.removeFirst()
      onPresent?()
      ask { (shown ?? presenter).present(alert, animated: true, completion: $0) }
    } else if shown == nil {
      onRest?()
    }
  }

  private func ask(_ perform: (@escaping () -> Void) -> Void) {
    let request = Request { [weak self] isDone in
      if isDone { self?.advance() }
    }
    self.request = request
    perform { request.isDone = true }
  }
}

extension PresentationQueue: AdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: PresentationController) {
    if controller.presentedViewController === wanted { wanted = nil }
    advance()
  }
}
