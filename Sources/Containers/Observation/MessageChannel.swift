/// The observers of one message type, in the order they were added.
@MainActor
final class MessageChannel<Content: Message> {
  private var observations = WeakList<MessageObservation<Content>>()

  func add(_ observation: MessageObservation<Content>) { observations.append(observation) }

  func post(_ message: Content, subject: Content.Subject?) {
    // Retained, because a handler may release the others.
    for observation in Array(observations) {
      observation.receive(message, subject: subject)
    }
  }
}

/// A single observer of a message type.
@MainActor
final class MessageObservation<Content: Message>: EndableObservation {
  private weak var subject: Content.Subject?
  private let isAboutAnything: Bool
  private var handler: ((Content) -> Void)?

  init(subject: Content.Subject?, handler: @escaping (Content) -> Void) {
    self.subject = subject
    isAboutAnything = subject == nil
    self.handler = handler
  }

  func end() { handler = nil }

  func receive(_ message: Content, subject: Content.Subject?) {
    guard isAboutAnything || subject != nil && subject === self.subject else { return }
    handler?(message)
  }
}
