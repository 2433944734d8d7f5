internal import Containers

/// The one process of a program in a session: the first start that gets the program's name on the
/// session's bus.
///
/// It serves `org.freedesktop.Application` of the Desktop Entry Specification, “D-Bus Activation”, by
/// which later starts hand over what they were asked for. The name is the identifier of the program.
/// Another process that has it leaves it to this one, in the order of the starts, when it ends.
struct ProgramInstance {
  /// Who has the name.
  enum Owner: Equatable {
    /// The bus has not answered yet.
    case unknown
    case thisProcess
    case another
    /// The bus gives the name to nobody.
    case nobody
  }

  /// What a later start asks for.
  struct Launch: Equatable {
    var request: LaunchRequest
    /// What the user did last in the program from which the start came, as the desktop named it.
    var startup: StartupToken
  }

  static let interface = "org.freedesktop.Application"
  private static let bus = "org.freedesktop.DBus"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let introspectable = "org.freedesktop.DBus.Introspectable"
  private static let peer = "org.freedesktop.DBus.Peer"
  /// The greatest number of URLs of a request, and of requests that wait for the next turn.
  static let most = 256

  let name: String
  private(set) var owner = Owner.unknown
  /// Whether the program ends, so that it takes no more requests.
  var isEnding = false
  private var nameCall: UInt32?
  private var launches: [Launch] = []

  init(name: String) { self.name = name }

  /// The path of the object that a program with a name serves.
  static func path(of name: String) -> String {
    "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 }
  }

  /// Queues the request for the name, to be sent with others.
  @MainActor
  mutating func begin(_ connection: BusConnection) {
    nameCall = connection.call(
      Self.bus, "/org/freedesktop/DBus", Self.bus, "RequestName", [.text(name), .number(0)])
  }

  /// Processes a message, and queues the answer.
  @MainActor
  mutating func note(_ message: BusMessage, _ connection: BusConnection) {
    switch message.kind {
    case .reply where message.replySerial == nameCall:
      owner =
        switch message.arguments.first {
        case .number(1), .number(4): .thisProcess
        case .number(2), .number(3): .another
        default: .nobody
        }
    case .error where message.replySerial == nameCall: owner = .nobody
    case .call:
      do throws(BusError) {
        connection.answer(message, .success(try answer(message)))
      } catch {
        connection.answer(message, .failure(error))
      }
    default: break
    }
  }

  /// Returns what later starts have asked for since the last call.
  mutating func takeLaunches() -> [Launch] {
    defer { launches = [] }
    return launches
  }

  // MARK: Calls

  private mutating func answer(_ call: BusMessage) throws(BusError) -> [BusArgument] {
    let path = Self.path(of: name)
    if call.member == "Ping", [Self.peer, ""].contains(call.interface) { return [] }
    if call.member == "Introspect", [Self.introspectable, ""].contains(call.interface) {
      return [.text(try introspection(of: call.path, below: path))]
    }
    guard call.path == path else { throw .unknownObject }
    switch call.interface {
    case Self.interface, "":
      try take(call)
      return []
    case Self.properties:
      switch call.member {
      case "GetAll": return [.noProperties]
      case "Get", "Set": throw .unknownProperty
      default: throw .unknownMethod
      }
    case Self.introspectable, Self.peer: throw .unknownMethod
    default: throw .unknownInterface
    }
  }

  private mutating func take(_ call: BusMessage) throws(BusError) {
    let request: LaunchRequest
    switch (call.member, call.arguments.count) {
    case ("Activate", 1): request = .activate
    case ("Open", 2):
      guard let urls = call.arguments[0].texts, !urls.isEmpty, urls.count <= Self.most else {
        throw .invalidArguments
      }
      request = .open(urls)
    case ("ActivateAction", 3):
      guard case .text(let action) = call.arguments[0], let values = call.arguments[1].texts,
        values.count <= 1
      else { throw .invalidArguments }
      request = .performAction(action, parameter: values.first)
    case ("Activate", _), ("Open", _), ("ActivateAction", _): throw .invalidArguments
    default: throw .unknownMethod
    }
    // Whoever is refused does what was asked for alone.
    guard !isEnding, launches.count < Self.most else { throw .failed }
    launches.append(Launch(request: request, startup: StartupToken(call.arguments.last)))
  }

  private func introspection(of asked: String, below path: String) throws(BusError) -> String {
    let heading = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">

      """
    if asked == path { return heading + Self.description }
    let parent = asked == "/" ? "/" : asked + "/"
    guard path.hasPrefix(parent),
      let child = path.dropFirst(parent.count).split(separator: "/").first
    else { throw .unknownObject }
    return heading + "<node><node name=\"\(child)\"/></node>\n"
  }

  private static let description = """
    <node>
      <interface name="org.freedesktop.Application">
        <method name="Activate">
          <arg name="platform_data" type="a{sv}" direction="in"/>
        </method>
        <method name="Open">
          <arg name="uris" type="as" direction="in"/>
          <arg name="platform_data" type="a{sv}" direction="in"/>
        </method>
        <method name="ActivateAction">
          <arg name="action_name" type="s" direction="in"/>
          <arg name="parameter" type="av" direction="in"/>
          <arg name="platform_data" type="a{sv}" direction="in"/>
        </method>
      </interface>
      <interface name="org.freedesktop.DBus.Introspectable">
        <method name="Introspect"><arg name="xml" type="s" direction="out"/></method>
      </interface>
      <interface name="org.freedesktop.DBus.Peer"><method name="Ping"/></interface>
    </node>

    """
}

extension BusValue {
  /// The texts of an array; `nil` if anything else is in it.
  fileprivate var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
