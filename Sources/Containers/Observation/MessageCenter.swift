/// Tells observers of things that happened, so that neither side knows the other: what Foundation's
/// notification center is to UIKit, with types for names.
///
/// ```swift
/// center.addObserver(for: DiggingDidEnd.self, of: digger) { [weak self] message in
///   self?.show(message.depth)
/// }.store(in: &tokens)
/// center.post(DiggingDidEnd(depth: 12), subject: digger)
/// ```
@MainActor
public final class MessageCenter {
  /// The observers by the type of message: a `MessageChannel` of that type for each.
  private var channels: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a center without observers.
  public init() {}

  /// Calls a closure for each message of a type, as long as the token that it returns is held.
  ///
  /// - Parameters:
  ///   - type: The type of the messages.
  ///   - subject: What the messages are about; nil for those about anything. Not held.
  ///   - handler: Gets the message. Capture the observer weakly if it holds the token.
  public func addObserver<Content: Message>(
    for type: Content.Type, of subject: Content.Subject? = nil,
    using handler: @escaping (Content) -> Void
  ) -> ObservationToken {
    let observation = MessageObservation(subject: subject, handler: handler)
    let known = channel(of: type)
    let channel = known ?? MessageChannel<Content>()
    if known == nil { channels[ObjectIdentifier(type)] = channel }
    channel.add(observation)
    return ObservationToken(observation)
  }

  /// Tells a message to all who asked for its type, in the order in which they asked, before it
  /// returns.
  ///
  /// Who asks meanwhile hears of the next one; who ends meanwhile hears no more.
  public func post<Content: Message>(_ message: Content, subject: Content.Subject? = nil) {
    channel(of: Content.self)?.post(message, subject: subject)
  }

  private func channel<Content: Message>(of type: Content.Type) -> MessageChannel<Content>? {
    channels[ObjectIdentifier(type)] as? MessageChannel<Content>
  }
}
