internal import Containers

/// The user's desktop settings: light or dark, contrast, motion, text size.
///
/// They are requested without blocking from the desktop's settings portal over the message bus.
/// Until the replies arrive, and without a bus or a portal, the environment decides.
@MainActor
final class DesktopSettings {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// The settings as traits.
  private(set) var traits: TraitCollection
  private let connection: BusConnection?
  private let environment: EnvironmentSettings
  private var accessibility: AccessibilityStatus
  private var answers = PortalSettings()
  private var asked: [UInt32: PortalSettings.Key] = [:]

  /// Queries the portal, if there is a bus.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  init(variable: (String) -> String?) {
    environment = EnvironmentSettings(variable: variable)
    accessibility = AccessibilityStatus(variable: variable)
    traits = environment.traits(around: answers.traits)
    connection = DesktopSettings.address(variable).flatMap { BusConnection($0) }
    guard let connection else { return }
    connection.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
      [
        "type='signal',sender='\(Self.portal)',interface='\(Self.interface)',"
          + "member='SettingChanged'"
      ])
    for key in PortalSettings.Key.allCases {
      // The newer `ReadOne` is missing in portals that are still in use.
      let serial = connection.call(
        Self.portal, "/org/freedesktop/portal/desktop", Self.interface, "Read",
        [key.namespace, key.rawValue])
      asked[serial] = key
    }
    accessibility.begin(connection)
    connection.flush()
  }

  /// The address of the accessibility bus; nil while no assistive technology listens.
  var accessibilityAddress: String? { descriptor < 0 ? nil : accessibility.address }

  /// Asks for the address of the accessibility bus again.
  func askForAccessibilityAddress() {
    if let connection { accessibility.askAgain(connection) }
  }

  /// The descriptor to poll for changes; -1 if there is none.
  var descriptor: Int32 { connection?.descriptor ?? -1 }

  /// Processes the messages that have arrived.
  ///
  /// - Returns: Whether a setting has changed.
  func take() -> Bool {
    var isNew = false
    connection?.take { message in
      note(message)
      if let connection { accessibility.note(message, connection) }
      isNew = true
    }
    guard isNew else { return false }
    let new = environment.traits(around: answers.traits)
    guard new != traits else { return false }
    traits = new
    return true
  }

  private func note(_ message: BusMessage) {
    switch message.kind {
    case .reply:
      if let key = asked.removeValue(forKey: message.replySerial),
        let value = message.arguments.first
      {
        answers[key] = value
      }
    case .signal where message.interface == Self.interface && message.member == "SettingChanged":
      guard message.arguments.count == 3, case .text(let namespace) = message.arguments[0],
        case .text(let name) = message.arguments[1]
      else { return }
      if let key = PortalSettings.Key(rawValue: name), key.namespace == namespace {
        answers[key] = message.arguments[2]
      }
    default: break
    }
  }

  private static func address(_ variable: (String) -> String?) -> BusAddress? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return BusAddress(address) }
    return UserFolder.runtime(from: variable).flatMap {
      BusAddress(BusAddress.text(path: $0 + "/bus"))
    }
  }
}
