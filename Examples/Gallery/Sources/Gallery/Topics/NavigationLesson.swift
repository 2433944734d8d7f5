import Containers

/// A navigation controller shows the top of a stack.
///
/// Its bar shows what the top's `navigationItem` describes. The user goes back with the button,
/// Alt+Left, the mouse's back button, or a drag from the leading edge; a secondary click on the
/// back button lists the stack.
///
/// `backAction` replaces going back, for example to ask before changes are lost.
final class NavigationLesson: Lesson {
  private let stack = NavigationController(rootViewController: StepController(1))

  override func viewDidLoad() {
    super.viewDidLoad()
    let (large, toolbar) = (Switch(), Switch())
    large.addAction(for: .valueChanged) { [stack, unowned large] in
      stack.navigationBar.prefersLargeTitles = large.isOn
    }
    toolbar.addAction(for: .valueChanged) { [stack, unowned toolbar] in
      stack.setToolbarHidden(!toolbar.isOn, animated: true)
    }
    add("A stack", stack, height: 320)
    add("Bars", FormRow("Large titles", large), FormRow("Toolbar", toolbar))
    add(
      Button.tinted("Back to the first") { [stack] in
        _ = stack.popToRootViewController(animated: true)
      })
  }
}

/// A page that pushes the next one.
private final class StepController: ViewController {
  private let number: Int
  private let asks = Switch()

  init(_ number: Int) {
    self.number = number
    super.init()
    title = "Step \(number)"
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Next", primaryAction: Action(title: "Next") { [weak self] _ in self?.push() })
    toolbarItems = [
      .flexibleSpace(), BarButtonItem(systemItem: .bookmarks), .flexibleSpace(),
      BarButtonItem(systemItem: .trash), .flexibleSpace(),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    asks.addAction(for: .valueChanged) { [weak self] in self?.follow() }
    let text = Label.note("Go on with Next. The title of this page is that of the button back.")
    let rows = number == 1 ? [text] : [text, FormRow("Ask before going back", asks)]
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
    ])
  }

  private func push() {
    show(StepController(number + 1), sender: self)
  }

  private func follow() {
    navigationItem.backAction = asks.isOn ? Action { [weak self] _ in self?.ask() } : nil
  }

  private func ask() {
    let alert = AlertController(title: "Go back?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Stay", style: .cancel))
    alert.addAction(
      AlertAction(title: "Go back", style: .destructive) { [weak self] _ in
        _ = self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
