/// An object that delivers messages to observers without coupling them to the sender.
///
/// It plays the role of Foundation's notification center in UIKit, but identifies messages by type
/// instead of name.
///
/// ```swift
/// center.addObserver(for: DiggingDidEnd.self, of: digger) { [weak self] message in
///   self?.show(message.depth)
/// }.store(in: &tokens)
/// center.post(DiggingDidEnd(depth: 12), subject: digger)
/// ```
@MainActor
public final class MessageCenter {
  /// The observers by message type: a `MessageChannel` for each.
  private var channels: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a message center without observers.
  public init() {}

  /// Calls a closure for each message of a type until the returned token is released.
  ///
  /// - Parameters:
  ///   - type: The type of the messages.
  ///   - subject: The object that the messages are about, or nil to receive all messages of the
  ///     type. Held weakly.
  ///   - handler: A closure that receives each message. Capture the observer weakly if it holds the
  ///     token.
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

  /// Delivers a message to all observers of its type, in the order they were added, before
  /// returning.
  ///
  /// An observer added during delivery receives only later messages. One whose observation ends
  /// during delivery receives nothing more.
  public func post<Content: Message>(_ message: Content, subject: Content.Subject? = nil) {
    channel(of: Content.self)?.post(message, subject: subject)
  }

  private func channel<Content: Message>(of type: Content.Type) -> MessageChannel<Content>? {
    channels[ObjectIdentifier(type)] as? MessageChannel<Content>
  }
}
