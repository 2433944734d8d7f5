import Containers
import ContainersTesting
import FoundationEssentials
import TestSupport
import Testing

final class SignUpViewController: ViewController {
  let name = TextField()
  let plan = SegmentedControl(items: ["Alone", "Family"])
  let letters = Switch()
  let join = Button(title: "Join")
  private(set) var members: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Your name"
    name.borderStyle = .roundedRect
    name.accessibility.label = "Name"
    plan.selectedSegmentIndex = 0
    letters.accessibility.label = "Send me letters"
    join.configuration = .filled()
    name.addTarget(self, action: SignUpViewController.nameChanged, for: .editingChanged)
    name.addAction { [weak self] in self?.signUp() }
    join.addAction { [weak self] in self?.signUp() }
    nameChanged(name)
    layOut()
  }

  private func nameChanged(_ field: TextField) {
    join.isEnabled = field.text?.isEmpty == false
  }

  private func signUp() {
    guard join.isEnabled, let name = name.text else { return }
    let plan = plan.titleForSegment(at: plan.selectedSegmentIndex) ?? ""
    members.append("\(name), \(plan), \(letters.isOn ? "letters" : "no letters")")
  }

  private func layOut() {
    let row = StackView(arrangedSubviews: [Label(text: "Send me letters"), letters])
    row.alignment = .center
    let form = StackView(arrangedSubviews: [name, plan, row, join])
    form.axis = .vertical
    form.spacing = 12
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

final class UploadViewController: ViewController {
  let send = Button(configuration: .filled())
  var isSending = false { didSet { send.setNeedsUpdateConfiguration() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    send.configurationUpdateHandler = { [weak self] button in
      let isSending = self?.isSending ?? false
      button.configuration?.title = isSending ? "Sending…" : "Send"
      button.configuration?.showsActivityIndicator = isSending
    }
    send.addAction { [weak self] in self?.isSending = true }
    send.frame = Rect(x: 20, y: 20, width: 160, height: 36)
    view.addSubview(send)
    send.setNeedsUpdateConfiguration()
  }
}

final class DepartureViewController: ViewController {
  let departure = DatePicker()
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    departure.datePickerMode = .dateAndTime
    departure.minuteInterval = 5
    departure.minimumDate = departure.date
    departure.accessibility.label = "Departure"
    departure.addAction { [weak self] in self?.changes += 1 }
    departure.frame = Rect(x: 20, y: 20, width: 280, height: 32)
    view.addSubview(departure)
  }
}

final class RatingControl: Control {
  var rating = 0 { didSet { if rating != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    focusEffect = FocusHaloEffect(roundedRect: .null, cornerRadius: 6)
  }

  override var intrinsicContentSize: Size { Size(width: 150, height: 30) }

  override func draw(_ canvas: Canvas) {
    let empty = DynamicColor.systemFill.resolvedColor(with: traitCollection)
    for star in 0..<5 {
      let dot = Path(ellipseIn: Rect(x: Double(star) * 30 + 4, y: 4, width: 22, height: 22))
      canvas.fill(dot, star < rating ? tintColor : empty)
    }
  }

  override func performPrimaryAction() {}

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    choose(Int(touch.location(in: self).x / 30) + 1)
    return true
  }

  override func pressesBegan(_ presses: Set<Press>) {
    switch presses.first?.key.keyCode {
    case .rightArrow: choose(rating + 1)
    case .leftArrow: choose(rating - 1)
    default: super.pressesBegan(presses)
    }
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .slider
    semantics.range = SemanticRange(Double(rating), from: 0, to: 5, step: 1)
  }

  override func accessibilityIncrement() { choose(rating + 1) }
  override func accessibilityDecrement() { choose(rating - 1) }

  private func choose(_ stars: Int) {
    let stars = min(max(stars, 0), 5)
    guard stars != rating else { return }
    rating = stars
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

@MainActor
@Suite("Example: controls", .noWarnings)
struct ControlsExample {
  @Test("The form joins by button and by Enter, with the chosen values")
  func form() {
    let form = SignUpViewController()
    let stage = Stage(form)
    #expect(!form.join.isEnabled)

    stage.tap("Name")
    stage.type("Ada")
    stage.tap("Family")
    stage.tap(.switch("Send me letters"))
    stage.tap("Join")
    stage.tap("Name")
    stage.type("!")
    stage.press(.enter)

    #expect(form.members == ["Ada, Family, letters", "Ada!, Family, letters"])
  }

  @Test("Setting a value sends nothing, and the user's change sends both events in order")
  func events() {
    let form = SignUpViewController()
    let stage = Stage(form)
    var sent: [String] = []
    form.letters.addAction { sent.append("primary") }
    form.letters.addAction(for: .valueChanged) { sent.append("value") }

    form.letters.isOn = true
    #expect(sent.isEmpty)
    stage.tap(.switch("Send me letters"))

    #expect(sent == ["value", "primary"])
  }

  @Test("Enter, and Space when released, press a button and send touchUpInside")
  func keys() {
    let form = SignUpViewController()
    let stage = Stage(form)
    var pressed = 0
    form.join.isEnabled = true
    form.join.addAction(for: .touchUpInside) { pressed += 1 }

    form.view.window?.moveFocus(to: form.join)
    stage.press(.enter)
    stage.press(.space)

    #expect(pressed == 2)
  }

  @Test("A disabled control loses the focus and keeps its place")
  func disabled() {
    let form = SignUpViewController()
    let stage = Stage(form)
    form.join.isEnabled = true
    stage.window.moveFocus(to: form.join)
    #expect(form.join.isFocused)

    form.join.isEnabled = false

    #expect(!form.join.isFocused)
    #expect(!form.join.isHidden)
  }

  @Test("The configuration of a button follows its state")
  func configuration() {
    let upload = UploadViewController()
    let stage = Stage(upload)

    stage.tap("Send")

    #expect(stage.element("Sending…") != nil)
    #expect(upload.send.configuration?.showsActivityIndicator == true)
  }

  @Test("The departure is stepped by key, and not before the clock of the application")
  func departure() {
    let controller = DepartureViewController()
    let stage = Stage(controller)
    controller.departure.locale = Locale(identifier: "en_GB")
    let old = controller.departure.date
    stage.press(.tab)
    stage.press(.upArrow)
    #expect(controller.departure.date > old)
    #expect(controller.changes == 1)
  }

  @Test("The rating follows the mouse, keys and assistive technology")
  func rating() {
    let controller = ViewController()
    let rating = RatingControl(frame: Rect(x: 10, y: 10, width: 150, height: 30))
    rating.accessibility.label = "Rating"
    controller.view.addSubview(rating)
    let stage = Stage(controller)
    var values: [Int] = []
    rating.addAction { [unowned rating] in values.append(rating.rating) }

    stage.tap(.at(110, 25))
    stage.window.moveFocus(to: rating)
    stage.press(.rightArrow)
    stage.element("Rating")?.decrement()
    rating.rating = 0

    #expect(values == [4, 5, 4])
  }

  @Test("The wheel moves a slider, and at its end what is around it")
  func wheel() {
    let controller = ViewController()
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let slider = Slider(frame: Rect(x: 20, y: 120, width: 200, height: 32))
    scrollView.contentSize = Size(width: 400, height: 900)
    scrollView.addSubview(slider)
    controller.view.addSubview(scrollView)
    let stage = Stage(controller)
    slider.value = 0.1

    stage.scroll(.at(100, 136), by: Point(x: 0, y: -96))
    stage.settle()
    #expect(slider.value == 0)
    #expect(scrollView.contentOffset.y == 0)
    stage.scroll(.at(100, 136), by: Point(x: 0, y: -96))
    stage.settle()

    #expect(scrollView.contentOffset.y == 96)
  }
}
