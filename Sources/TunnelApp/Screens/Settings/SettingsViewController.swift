import Atlas
import Containers

/// A sheet with the settings, each of which has a page with its choices.
///
/// A choice takes effect at once.
final class SettingsViewController: StackSheetViewController {
  /// Called with the changed settings.
  var onChange: ((Settings) -> Void)?

  private var settings: Settings
  private lazy var first = ChoiceListViewController(Messages.Choices.panel) { [weak self] in
    self?.rows ?? []
  }

  /// Creates the sheet.
  init(_ settings: Settings) {
    self.settings = settings
    super.init()
    stack.viewControllers = [finish(first)]
  }

  override class var size: Size { Size(width: 480, height: 520) }

  /// Shows settings that were changed elsewhere.
  func show(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    for case let page as ChoiceListViewController in stack.viewControllers { page.reload() }
  }

  private var rows: [ChoiceListViewController.Row] {
    [
      row(Messages.Choices.units, \.units, Units.allCases, \.title),
      row(Messages.Choices.notation, \.notation, CoordinateFormat.offered, \.title),
      row(
        Messages.Choices.appearance, \.appearance, Settings.Appearance.allCases, \.title),
      row(Messages.Choices.start, \.start, Settings.Start.allCases, \.title),
    ]
  }

  /// Returns the row of a setting, which opens the page of its choices.
  private func row<Value: Equatable>(
    _ title: String, _ path: WritableKeyPath<Settings, Value>, _ choices: [Value],
    _ name: KeyPath<Value, String>
  ) -> ChoiceListViewController.Row {
    ChoiceListViewController.Row(
      title: title, detail: settings[keyPath: path][keyPath: name], opensPage: true
    ) { [weak self] in
      guard let self else { return }
      let page = ChoiceListViewController(title) { [weak self] in
        choices.map { choice in
          ChoiceListViewController.Row(
            title: choice[keyPath: name], isChosen: self?.settings[keyPath: path] == choice
          ) { [weak self] in self?.choose(choice, for: path) }
        }
      }
      stack.pushViewController(finish(page), animated: true)
    }
  }

  private func choose<Value>(_ value: Value, for path: WritableKeyPath<Settings, Value>) {
    var changed = settings
    changed[keyPath: path] = value
    show(changed)
    onChange?(changed)
  }
}
