internal import Containers

/// Begins and ends the service for assistive technology as the desktop asks for it.
@MainActor
final class AssistiveHost {
  /// Asks for the address of the bus again.
  private let ask: () -> Void
  private let now: () -> Duration
  private let place: (Window) -> AssistiveGeometry
  private var service: AssistiveService?
  private var delay = Backoff()
  private var retry: Duration?
  private var keys = HeldKeys<PlatformEvent>()

  /// - Parameters:
  ///   - now: Returns the time of the frame clock.
  ///   - place: Returns where a window is on the desktop.
  ///   - ask: Asks for the address of the bus again.
  init(
    now: @escaping () -> Duration, place: @escaping (Window) -> AssistiveGeometry,
    ask: @escaping () -> Void
  ) {
    self.now = now
    self.place = place
    self.ask = ask
  }

  /// The descriptor to poll; -1 if there is none.
  var descriptor: Int32 { service?.descriptor ?? -1 }
  /// What to poll the descriptor for.
  var events: Int16 { service?.events ?? 0 }
  /// When the next turn is due at the latest.
  var deadline: Duration? {
    [retry ?? service?.deadline, keys.deadline].compactMap { $0 }.min()
  }

  /// Serves assistive technology.
  ///
  /// - Parameter address: The address of the bus; nil while nobody listens.
  func turn(address: String?) {
    if let retry {
      guard now() >= retry else { return }
      self.retry = nil
      return ask()
    }
    guard let address else { return end() }
    if service == nil { begin(address) }
    service?.turn()
    if service?.isRegistered == true { delay = Backoff() }
    guard service?.hasEnded != false else { return }
    end()
    retry = now() + delay.next()
  }

  /// Takes an event, and holds it back while readers have not heard the key that it comes from, or
  /// earlier ones.
  ///
  /// - Parameter key: The key; nil if the event is none.
  /// - Returns: The events that need not wait, in order.
  func pass(_ event: PlatformEvent, _ key: AssistiveKeystroke?) -> [PlatformEvent] {
    let question = keys.canAsk ? key.flatMap { service?.ask(about: $0) } : nil
    keys.add(event, HeldKeys.Kind(event), question: question, at: now())
    return keys.release(at: now())
  }

  /// Returns the events that are held no longer, in order.
  func release() -> [PlatformEvent] {
    for (question, isTaken) in service?.takeAnswers() ?? [] {
      keys.answer(question, isTaken: isTaken)
    }
    if service?.isRegistered != true { keys.stopAsking() }
    return keys.release(at: now())
  }

  /// Ends the service.
  func end() {
    service?.end()
    service = nil
  }

  private func begin(_ address: String) {
    guard let application = Application.running, let library = SystemdLibrary(),
      let connection = SystemdConnection(library, address: address)
    else { return }
    let file = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    service = AssistiveService(
      connection, program: file.prefix(1).uppercased() + file.dropFirst(),
      elements: LiveElements(of: application, place: place), now: now)
  }
}

extension HeldKeys<PlatformEvent>.Kind {
  /// What an event of the platform is.
  init(_ event: PlatformEvent) {
    switch event {
    case .input(_, .keyDown, _): self = .press
    case .input(_, .text, _): self = .text
    default: self = .other
    }
  }
}
