import Containers
import ContainersTesting

/// A stage with a button, over which an alert is presented.
@MainActor
final class AlertScene {
  let root = ViewController()
  let stage: Stage
  let alert: AlertController
  /// What has happened, in order.
  private(set) var log: [String] = []
  private var logging: LoggingAlert?

  /// An alert that logs its last callback.
  private final class LoggingAlert: AlertController {
    var log: ((String) -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log?("did-")
    }
  }

  init(
    _ title: String? = "Question", _ message: String? = "An explanation.",
    style: AlertController.Style = .alert, size: Size = Size(width: 480, height: 360),
    scale: Double = 1, traits: TraitCollection = TraitCollection()
  ) {
    stage = Stage(root, size: size, scale: scale, systemTraits: traits)
    let logging = LoggingAlert(title: title, message: message, preferredStyle: style)
    alert = logging
    let button = Button(title: "Beneath")
    button.frame = Rect(x: 10, y: 10, width: 100, height: 32)
    button.addAction { [weak self] in self?.add("Beneath") }
    root.view.addSubview(button)
    logging.log = { [weak self] in self?.add($0) }
  }

  func add(_ line: String) { log.append(line) }

  /// Adds an action that logs its title.
  @discardableResult
  func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    let action = AlertAction(title: title, style: style) { [weak self] in
      self?.add($0.title ?? "")
    }
    alert.addAction(action)
    return action
  }

  /// Presents the alert and waits until it has appeared.
  func present(byKeyboard: Bool = false) {
    if byKeyboard { stage.press(.tab) }
    root.present(alert, animated: true)
    stage.settle()
  }

  var isPresented: Bool { root.presentedViewController === alert }
  /// The label of the view with the focus.
  var focus: String? { stage.window.focusedView?.accessibility.label }
  /// The frame of an element in the window.
  func frame(of name: String) -> Rect? { stage.element(name)?.frame }
  /// The frame of the alert's view in the window.
  var frame: Rect { alert.view.convert(alert.view.bounds, to: nil) }
}
