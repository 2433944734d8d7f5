import Containers

/// Settings, in the tabs of a sheet.
final class SettingsController: TabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      NavigationController(rootViewController: SettingController("Account", "Signature")),
      NavigationController(rootViewController: SettingController("Rules", "Sort by sender")),
    ]
  }
}

/// One setting.
final class SettingController: ViewController {
  private let toggle = Switch()
  private let caption: String

  init(_ title: String, _ caption: String) {
    self.caption = caption
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done,
      primaryAction: Action { [weak self] _ in self?.dismiss(animated: true, completion: nil) })
    toggle.accessibility.label = caption
    let row = StackView(arrangedSubviews: [Label(text: caption), toggle])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
