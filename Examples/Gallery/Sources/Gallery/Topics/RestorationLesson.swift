import Containers

/// A program saves what it shows, and shows it again with the next start.
///
/// Each controller on the way has an identifier, and encodes what it cannot find out otherwise.
///
/// Write something, kill the program, and start it again: it comes back here. The state is saved within
/// a second after a change, so killing it is safe.
final class RestorationLesson: Lesson, ViewControllerRestoration {
  private let field = TextField()
  private let stepper = Stepper()
  private let starts = Label.note("")
  private var starting = 1

  required init() {
    super.init()
    restorationIdentifier = "restoration"
    restorationClass = RestorationLesson.self
  }

  /// Makes the page when the state is restored, before anybody opened it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    RestorationLesson()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Something to remember"
    field.accessibility.label = "Something to remember"
    field.borderStyle = .roundedRect
    field.addAction(for: .editingChanged) { [weak self] in self?.didChange() }
    stepper.maximumValue = 100
    stepper.addAction(for: .valueChanged) { [weak self] in self?.didChange() }
    add("Kept for the next start", field, FormRow("A number", stepper), starts)
    show()
  }

  private func didChange() {
    show()
    application?.setNeedsStatePreservation()
  }

  private func show() {
    starts.text = "The number is \(Int(stepper.value)). This is start \(starting) with it."
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(field.text ?? "", forKey: "text")
    coder.encode(stepper.value, forKey: "number")
    coder.encode(starting, forKey: "starts")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    loadViewIfNeeded()
    field.text = coder.decode(String.self, forKey: "text")
    stepper.value = coder.decode(Double.self, forKey: "number") ?? 0
    starting = (coder.decode(Int.self, forKey: "starts") ?? 0) + 1
    show()
  }
}
