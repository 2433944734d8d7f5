internal import Containers

/// Serves screen readers: puts the program's elements on the accessibility bus.
///
/// It registers with the registry after the bus has named the program and the first elements are
/// known. If the registry dies, it registers again with the next one.
@MainActor
final class AssistiveService {
  private static let registry = "org.a11y.atspi.Registry"
  private static let bus = "org.freedesktop.DBus"
  /// The time after which the next message waits for the next turn.
  private static let turnTime = Duration.milliseconds(4)
  /// The time for which an announcement is an element; a reader that is behind comes to it late.
  private static let noticeTime = Duration.seconds(5)

  private enum Phase: Equatable {
    /// Waiting for the bus to name the program.
    case connecting
    /// Waiting for the first elements.
    case named
    /// Waiting for the registry's answer to a call.
    case registering(UInt64)
    case registered
    /// Waiting to register again.
    case waiting(until: Duration)
  }

  private let connection: SystemdConnection
  private let answers: AssistiveAnswers
  private let elements: LiveElements
  private let now: () -> Duration
  private var phase = Phase.connecting
  private var hasMore = false
  private var noticeEnd: Duration?
  private var delay = Backoff()
  /// The answers of readers that have heard keys.
  private var heard: [(question: UInt64, isTaken: Bool)] = []

  /// - Parameter now: Returns the time of the frame clock.
  init(
    _ connection: SystemdConnection, program: String, elements: LiveElements,
    now: @escaping () -> Duration
  ) {
    self.connection = connection
    self.elements = elements
    self.now = now
    answers = AssistiveAnswers(tree: AssistiveTree(program: program), world: elements)
  }

  var descriptor: Int32 { connection.descriptor }
  var events: Int16 { connection.events }
  var hasEnded: Bool { connection.hasEnded }
  /// Whether the registry knows the program.
  var isRegistered: Bool { phase == .registered }

  /// When the next turn is due at the latest; nil if only messages make one.
  var deadline: Duration? {
    if hasMore || elements.hasWork { return now() }
    guard case .waiting(let moment) = phase else { return noticeEnd }
    return min(moment, noticeEnd ?? moment)
  }

  /// Does what was asked for in the last turn, and answers what has arrived.
  func turn() {
    elements.work()
    let end = now() + Self.turnTime
    hasMore = connection.take(while: { now() < end }, { take($0) })
    if phase == .connecting, let name = connection.name { begin(as: name) }
    if case .waiting(let moment) = phase, now() >= moment { register() }
    if let noticeEnd, now() >= noticeEnd {
      self.noticeEnd = nil
      emit(answers.tree.removeNotices())
    }
  }

  /// Stops receiving elements.
  func end() {
    guard let accessibility = elements.application?.accessibility, accessibility.bridge === self
    else { return }
    accessibility.bridge = nil
  }

  // MARK: Keys

  /// Tells readers of a key before the program has it.
  ///
  /// - Returns: The number of the question whether a reader takes the key; nil if none can hear it.
  func ask(about key: AssistiveKeystroke) -> UInt64? {
    guard phase == .registered else { return nil }
    return connection.call(
      Self.registry, "/org/a11y/atspi/registry/deviceeventcontroller",
      "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", [key.value(at: now())])
  }

  /// Returns the answers that have arrived since the last call.
  func takeAnswers() -> [(question: UInt64, isTaken: Bool)] {
    defer { heard = [] }
    return heard
  }

  private func begin(as name: String) {
    answers.tree.busName = name
    phase = .named
    let rule =
      "type='signal',sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(Self.registry)'"
    _ = connection.call(Self.bus, "/org/freedesktop/DBus", Self.bus, "AddMatch", [.string(rule)])
    elements.application?.accessibility.bridge = self
  }

  private func register() {
    let root = AssistiveTree.Reference(
      program: answers.tree.busName, path: AssistiveObject.application.path)
    let cookie = connection.call(
      Self.registry, root.path, "org.a11y.atspi.Socket", "Embed", [root.value])
    phase = cookie.map(Phase.registering) ?? .waiting(until: now() + delay.next())
  }

  // MARK: Messages

  private func take(_ message: SystemdMessage) {
    switch message.kind {
    case .call: answer(message)
    case .reply, .failure:
      if case .registering(let cookie) = phase, message.replyCookie == cookie {
        takeRegistration(message)
      } else if phase == .registered, let question = message.replyCookie {
        heard.append((question, message.content().arguments.first == .boolean(true)))
      }
    case .signal: takeSignal(message.content())
    case nil: break
    }
  }

  private func answer(_ message: SystemdMessage) {
    elements.application?.accessibility.bringUpToDate()
    do throws(BusError) {
      let values = try answers.answer(message.content())
      if message.expectsReply { connection.answer(message, values) }
    } catch {
      if message.expectsReply { connection.answer(message, error: error.name, error.rawValue) }
    }
  }

  private func takeRegistration(_ message: SystemdMessage) {
    guard message.kind == .reply,
      case .structure(let members) = message.content().arguments.first, members.count == 2,
      case .string(let name) = members[0], case .path(let path) = members[1]
    else {
      phase = .waiting(until: now() + delay.next())
      return
    }
    answers.tree.desktop = AssistiveTree.Reference(program: name, path: path)
    phase = .registered
    delay = Backoff()
    emit(answers.tree.introduction)
  }

  private func takeSignal(_ signal: AssistiveCall) {
    guard signal.interface == Self.bus, signal.member == "NameOwnerChanged",
      signal.signature == "sss", signal.text(0) == Self.registry
    else { return }
    switch phase {
    case .connecting, .named: break
    // A registry that begins while it is called is the one that the call has started, and answers it.
    case .registering where !signal.text(2).isEmpty: break
    case .registering, .registered, .waiting:
      // A registry that has left is started by the bus when it is called again.
      answers.tree.desktop = .null
      if signal.text(2).isEmpty {
        phase = .waiting(until: now() + delay.next())
      } else {
        register()
      }
    }
  }

  private func emit(_ signals: [AssistiveSignal]) {
    guard phase == .registered else { return }
    for signal in signals {
      connection.emit(signal.path, signal.interface, signal.member, signal.body)
    }
  }
}

extension AssistiveService: AccessibilityBridge {
  func accessibilityDidChange(_ changes: [AccessibilityChange]) {
    let count = answers.tree.notices.count
    let signals = answers.take(changes)
    if answers.tree.notices.count > count { noticeEnd = now() + Self.noticeTime }
    if phase == .named { register() } else { emit(signals) }
  }
}
