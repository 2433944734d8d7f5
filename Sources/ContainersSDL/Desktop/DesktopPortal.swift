/// Asks other programs of the session for what needs an answer: the desktop's portal, which may ask the
/// user first, and services such as the file manager.
///
/// The connection is made when something is asked for, and ends with the last answer. Nothing waits:
/// who asks is told later.
@MainActor
final class DesktopPortal {
  /// How a request to the portal ended.
  enum Answer: Equatable, Sendable {
    /// The portal has done it, with its results.
    case done([String: SystemdValue])
    /// The user does not want it after all.
    case canceled
    /// There is no portal, or it does not do it.
    case none
  }

  /// A call of a method of another program.
  struct Call {
    var program: String
    var path: String
    var interface: String
    var member: String
    var arguments: [SystemdValue]
  }

  private final class Request {
    /// The latest time of the answer to the call itself.
    let deadline: Duration
    /// Returns the call, given the name of this program on the bus.
    let call: (String) -> Call
    /// The object that signals the end; `nil` if the answer to the call is the end.
    var object: String?
    let finish: (Answer) -> Void
    var cookie: UInt64?
    /// Whether the portal has taken the request, so that only the user may take long.
    var isTaken = false

    init(
      until deadline: Duration, _ call: @escaping (String) -> Call,
      _ finish: @escaping (Answer) -> Void
    ) { (self.deadline, self.call, self.finish) = (deadline, call, finish) }
  }

  /// The time within which the portal must take a request that has a replacement here.
  static let patience = Duration.seconds(1)
  /// The time within which a service must answer, which may have to be started for it: what is done in
  /// its place would be done twice if it answered later.
  static let servicePatience = Duration.seconds(10)
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let bus = "org.freedesktop.DBus"
  private static let requestInterface = "org.freedesktop.portal.Request"

  private let address: String?
  private let now: () -> Duration
  private var connection: SystemdConnection?
  /// Whether the bus has named the program on the present connection.
  private var isNamed = false
  /// Whether more messages may be waiting than a turn takes.
  private var hasMore = false
  private var requests: [Request] = []

  /// - Parameters:
  ///   - address: The address of the session's bus; `nil` if there is none.
  ///   - now: Returns the time of the frame clock.
  init(address: String?, now: @escaping () -> Duration) {
    (self.address, self.now) = (address, now)
  }

  isolated deinit { end() }

  /// The descriptor to poll; -1 while nothing is asked for.
  var descriptor: Int32 { connection?.descriptor ?? -1 }
  /// What to poll the descriptor for.
  var events: Int16 { connection?.events ?? 0 }
  /// When the next turn is due at the latest.
  var deadline: Duration? {
    if hasMore { return now() }
    return requests.lazy.filter { !$0.isTaken }.map(\.deadline).min()
  }

  /// Asks the portal, and waits until the user has decided.
  ///
  /// - Parameters:
  ///   - patience: The time within which the portal must take the request.
  ///   - arguments: Returns the arguments of the method, given the options that every request has.
  func ask(
    _ interface: String, _ method: String, within patience: Duration = DesktopPortal.patience,
    _ arguments: @escaping ([(String, SystemdValue)]) -> [SystemdValue]
  ) async -> Answer {
    // Nobody else can guess it, and so answer in place of the portal.
    let token = "containers" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return await withCheckedContinuation { continuation in
      var request: Request?
      let made = Request(until: now() + patience) { name in
        let sender = name.dropFirst().map { $0 == "." ? "_" : $0 }
        request?.object = Self.path + "/request/\(String(sender))/\(token)"
        return Call(
          program: Self.portal, path: Self.path, interface: "org.freedesktop.portal.\(interface)",
          member: method, arguments: arguments([("handle_token", .string(token))]))
      } _: {
        request = nil
        continuation.resume(returning: $0)
      }
      request = made
      begin(made)
    }
  }

  /// Has the portal open a URL in the user's preferred program.
  ///
  /// - Parameter window: The window over which it may ask the user, as the portal names windows.
  /// - Returns: Whether it takes care of it; otherwise it does not open it later either.
  func open(_ url: String, over window: String) async -> Bool {
    let isWeb = ["http:", "https:", "mailto:"].contains { url.hasPrefix($0) }
    let answer = await ask("OpenURI", "OpenURI", within: Self.servicePatience) { options in
      let options = options + (isWeb ? [] : [("ask", SystemdValue.boolean(true))])
      return [.string(window), .string(url), .options(options)]
    }
    return answer != .none
  }

  /// Calls another service.
  ///
  /// - Returns: Whether it answers without an error.
  func call(_ call: Call) async -> Bool {
    let answer = await withCheckedContinuation {
      (continuation: CheckedContinuation<Answer, Never>) in
      begin(
        Request(until: now() + Self.servicePatience) { _ in
          call
        } _: {
          continuation.resume(returning: $0)
        })
    }
    return answer != .none
  }

  /// Takes what has arrived, and gives up what takes too long.
  func turn() {
    guard let connection else { return }
    hasMore = connection.take(while: { true }, { take($0) })
    if !isNamed, let name = connection.name { begin(as: name) }
    let moment = now()
    for request in requests where !request.isTaken && moment >= request.deadline { giveUp(request) }
    if connection.hasEnded { end() } else { endIfIdle() }
  }

  private func begin(_ request: Request) {
    if connection == nil, let address, let library = SystemdLibrary() {
      connection = SystemdConnection(library, address: address)
      isNamed = false
    }
    guard let connection, !connection.hasEnded else {
      self.connection = nil
      return request.finish(.none)
    }
    requests.append(request)
    if isNamed, let name = connection.name { send(request, as: name) }
  }

  private func begin(as name: String) {
    isNamed = true
    for rule in [
      "sender='\(Self.portal)',interface='\(Self.requestInterface)',member='Response'",
      "sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(Self.portal)'",
    ] {
      _ = connection?.call(
        Self.bus, "/org/freedesktop/DBus", Self.bus, "AddMatch", [.string("type='signal',\(rule)")])
    }
    for request in requests { send(request, as: name) }
  }

  private func send(_ request: Request, as name: String) {
    let call = request.call(name)
    request.cookie = connection?.call(
      call.program, call.path, call.interface, call.member, call.arguments)
    if request.cookie == nil { finish(request, .none) }
  }

  private func take(_ message: SystemdMessage) {
    switch message.kind {
    case .reply:
      guard let request = request(answeredBy: message) else { return }
      guard request.object != nil else { return finish(request, .done([:])) }
      request.isTaken = true
      // Portals before version 0.9 choose the object themselves.
      if case .path(let path) = message.content().arguments.first { request.object = path }
    case .failure: if let request = request(answeredBy: message) { finish(request, .none) }
    case .signal: takeSignal(message.content())
    case .call, nil: break
    }
  }

  private func request(answeredBy message: SystemdMessage) -> Request? {
    message.replyCookie.flatMap { cookie in requests.first { $0.cookie == cookie } }
  }

  private func takeSignal(_ signal: SystemdCall) {
    if signal.interface == Self.requestInterface, signal.member == "Response",
      let request = requests.first(where: { $0.object == signal.path })
    {
      finish(request, Self.answer(signal.arguments))
    } else if signal.interface == Self.bus, signal.member == "NameOwnerChanged",
      signal.text(0) == Self.portal, signal.text(2).isEmpty
    {
      // It left without an answer.
      for request in requests where request.isTaken { finish(request, .none) }
    }
  }

  private static func answer(_ arguments: [SystemdValue]) -> Answer {
    guard arguments.count == 2, case .uint32(let code) = arguments[0],
      case .array(_, let entries) = arguments[1]
    else { return .none }
    guard code == 0 else { return code == 1 ? .canceled : .none }
    var results: [String: SystemdValue] = [:]
    for case .entry(.string(let key), .variant(let value)) in entries { results[key] = value }
    return .done(results)
  }

  /// Has the portal close the question that it may ask later.
  private func giveUp(_ request: Request) {
    if let object = request.object {
      _ = connection?.call(Self.portal, object, Self.requestInterface, "Close", [], starts: false)
    }
    finish(request, .none)
  }

  private func finish(_ request: Request, _ answer: Answer) {
    guard requests.contains(where: { $0 === request }) else { return }
    requests.removeAll { $0 === request }
    request.finish(answer)
  }

  private func endIfIdle() { if requests.isEmpty { end() } }

  private func end() {
    connection = nil
    hasMore = false
    for request in requests { finish(request, .none) }
  }
}
