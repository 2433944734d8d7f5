import Containers

/// The first screen: a greeting, and a button that counts how often it was pressed.
final class HomeViewController: ViewController {
  private let greeting = Label(text: "Hello, Starter", font: .preferredFont(forTextStyle: .title1))
  private let tally = Label(text: "Not pressed yet")
  private let button = Button(configuration: .filled())
  private var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tally.textColor = .secondaryLabel
    button.title = "Press Me"
    button.addAction { [weak self] in self?.count() }

    let column = StackView(arrangedSubviews: [greeting, tally, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    column.setCustomSpacing(24, after: tally)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func count() {
    presses += 1
    tally.text = presses == 1 ? "Pressed once" : "Pressed \(presses) times"
  }
}
