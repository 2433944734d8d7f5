import Atlas
import Containers

/// An object that knows all commands.
protocol CommandListing: AnyObject {
  /// All commands with their keys.
  var shortcutSections: [ShortcutSection] { get }
}

/// Explains the app: the sheets about it and its data, and about all keys.
final class HelpCoordinator {
  weak var commands: (any CommandListing)?

  private let earth: Earth
  private let sharing: ShareCoordinator
  private let panels: Panels

  init(earth: Earth, sharing: ShareCoordinator, panels: Panels) {
    (self.earth, self.sharing, self.panels) = (earth, sharing, panels)
  }

  /// Shows the sheet about the app and its data.
  ///
  /// - Parameter page: The page to begin with; nil for the first.
  func showAbout(at page: AboutPage? = nil) {
    guard panels.open(AboutViewController.self) == nil else { return }
    let contents = AboutContents(
      credits: Result { () throws(AssetError) in try earth.credits() },
      shortcuts: commands?.shortcutSections ?? [],
      platform: panels.split?.application?.platform.name ?? "",
      copy: earth.copy, open: { [weak sharing] in sharing?.openElsewhere($0) })
    panels.show(AboutViewController(contents, at: page))
  }

  /// Shows the sheet with all commands and their keys, of which a text selects some.
  func showAllKeys(with text: String = "") {
    guard panels.open(AllKeysViewController.self) == nil else { return }
    panels.show(AllKeysViewController(commands?.shortcutSections ?? [], text: text))
  }

  /// Shows the sheet about the app.
  var aboutCommand: KeyCommand {
    KeyCommand(.character("i"), modifierFlags: .control, title: Messages.Commands.about) {
      [weak self] in self?.showAbout()
    }
  }

  /// Lists all commands with their keys.
  var allKeysCommand: KeyCommand { allKeysCommand(.function(1)) }

  /// The same command by all of its keys.
  var allKeysCommands: [KeyCommand] {
    // With Ctrl, the system does not say what a key types: these are the keys that type a question
    // mark with Shift on English, German, Danish and French keyboards.
    [allKeysCommand, allKeysCommand(.character("?"), .control)]
      + ["/", "ß", "+", ","].map { allKeysCommand(.character($0), [.control, .shift], .hidden) }
  }

  private func allKeysCommand(
    _ key: KeyCode, _ flags: KeyModifierFlags = [], _ attributes: MenuElement.Attributes = []
  ) -> KeyCommand {
    KeyCommand(
      key, modifierFlags: flags, title: Messages.Commands.allKeys, attributes: attributes
    ) { [weak self] in self?.showAllKeys() }
  }
}
