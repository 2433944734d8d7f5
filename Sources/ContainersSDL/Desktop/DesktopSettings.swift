internal import Containers

/// What the person has set on the desktop: light or dark, contrast, motion, the size of text.
///
/// Asked of the desktop's settings portal over the message bus, without waiting: until the answers
/// have come, and where there is no bus or no portal, the environment decides.
@MainActor
final class DesktopSettings {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// What is set, as traits.
  private(set) var traits: TraitCollection
  private let connection: BusConnection?
  private let environment: EnvironmentSettings
  private var answers = PortalSettings()
  private var asked: [UInt32: PortalSettings.Key] = [:]

  /// Asks the portal, if there is a bus.
  ///
  /// - Parameter variable: Returns a variable of the environment.
  init(variable: (String) -> String?) {
    environment = EnvironmentSettings(variable: variable)
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
      // The newer ReadOne is missing in portals that are still about.
      let serial = connection.call(
        Self.portal, "/org/freedesktop/portal/desktop", Self.interface, "Read",
        [key.namespace, key.rawValue])
      asked[serial] = key
    }
    connection.flush()
  }

  /// What can be waited on for changes; -1 for nothing.
  var descriptor: Int32 { connection?.descriptor ?? -1 }

  /// Takes what has come.
  ///
  /// - Returns: Whether something is set otherwise than before.
  func take() -> Bool {
    var isNew = false
    connection?.take { message in
      note(message)
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
    return variable("XDG_RUNTIME_DIR").flatMap { BusAddress("unix:path=\($0)/bus") }
  }
}
