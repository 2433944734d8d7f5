internal import Containers

/// A role in the numbers of AT-SPI, `atspi-constants.h`.
enum AssistiveRole: UInt32, CaseIterable {
  case alert = 2
  case checkMenuItem = 8
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case radioMenuItem = 45
  case scrollBar = 48
  case scrollPane = 49
  case separator = 50
  case slider = 51
  case spinButton = 52
  case statusBar = 54
  case text = 61
  case toggleButton = 62
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case notification = 101

  /// The role of an element.
  init(_ role: SemanticRole) {
    self =
      switch role {
      case .group: .panel
      case .window: .frame
      case .dialog: .dialog
      case .alert: .alert
      case .notification: .notification
      case .button: .pushButton
      case .toggleButton, .switch: .toggleButton
      case .radioButton: .radioButton
      case .link: .link
      case .slider: .slider
      case .spinButton: .spinButton
      case .progressBar: .progressBar
      case .scrollBar: .scrollBar
      case .scrollPane: .scrollPane
      case .label: .label
      case .heading: .heading
      case .status: .statusBar
      case .image: .image
      case .separator: .separator
      case .entry: .entry
      case .passwordEntry: .passwordText
      case .textView: .text
      case .list: .list
      case .listItem: .listItem
      case .tabList: .pageTabList
      case .tab: .pageTab
      case .menu: .popupMenu
      case .menuItem: .menuItem
      case .checkMenuItem: .checkMenuItem
      case .radioMenuItem: .radioMenuItem
      }
  }

  /// The name of the role for programs: the words of the case, separated by spaces.
  var name: String {
    "\(self)".reduce(into: "") { name, character in
      if character.isUppercase { name += " " }
      name += character.lowercased()
    }
  }

  /// The name of the role in the language of the interface.
  var localizedName: String {
    switch self {
    case .alert: Messages.Roles.alert
    case .checkMenuItem: Messages.Roles.checkMenuItem
    case .dialog: Messages.Roles.dialog
    case .frame: Messages.Roles.window
    case .image: Messages.Roles.image
    case .label: Messages.Roles.label
    case .list: Messages.Roles.list
    case .listItem: Messages.Roles.listItem
    case .menuItem: Messages.Roles.menuItem
    case .pageTab: Messages.Roles.tab
    case .pageTabList: Messages.Roles.tabList
    case .panel: Messages.Roles.group
    case .passwordText: Messages.Roles.password
    case .popupMenu: Messages.Roles.menu
    case .progressBar: Messages.Roles.progressBar
    case .pushButton: Messages.Roles.button
    default: otherLocalizedName
    }
  }

  private var otherLocalizedName: String {
    switch self {
    case .radioButton: Messages.Roles.radioButton
    case .radioMenuItem: Messages.Roles.radioMenuItem
    case .scrollBar: Messages.Roles.scrollBar
    case .scrollPane: Messages.Roles.scrollPane
    case .separator: Messages.Roles.separator
    case .slider: Messages.Roles.slider
    case .spinButton: Messages.Roles.spinButton
    case .statusBar: Messages.Roles.status
    case .text: Messages.Roles.text
    case .toggleButton: Messages.Roles.toggleButton
    case .application: Messages.Roles.application
    case .entry: Messages.Roles.entry
    case .heading: Messages.Roles.heading
    case .link: Messages.Roles.link
    case .notification: Messages.Roles.notification
    default: name
    }
  }
}
