/// Events that wait until a screen reader has heard the keys that they come from, in order.
///
/// A reader may take a key: then neither the key nor the text that it types is released. While a reader is
/// late with an answer, it is still asked, but no key waits for it.
struct HeldKeys<Event> {
  /// What an event is to a reader.
  enum Kind {
    case press
    /// The text of the press before it, if there is one.
    case text
    case other
  }

  private struct Held {
    let event: Event
    let kind: Kind
    /// The number of the question whether the reader takes the key; nil once it is answered.
    var question: UInt64?
    var isTaken = false
    let deadline: Duration
  }

  /// The time within which a reader has to answer.
  private let patience = Duration.milliseconds(100)
  private var held: [Held] = []
  /// The most questions that may be open at a time; a reader that hangs need not hear more.
  private let most = 32
  /// The questions that are open although nothing waits for them.
  private var late: Set<UInt64> = []
  /// Whether the last event was a press that was taken.
  private var takesText = false

  /// Whether a reader may be asked.
  var canAsk: Bool { late.count < most }

  /// When the first event is released at the latest; nil if none is held.
  var deadline: Duration? { held.first?.deadline }

  /// Takes an event that has happened.
  ///
  /// - Parameter question: The number of the question whether the reader takes it; nil if none was
  ///   asked.
  mutating func add(_ event: Event, _ kind: Kind, question: UInt64?, at now: Duration) {
    let isAwaited = late.isEmpty
    if let question, !isAwaited { late.insert(question) }
    held.append(
      Held(
        event: event, kind: kind, question: isAwaited ? question : nil, deadline: now + patience))
  }

  /// Notes an answer.
  mutating func answer(_ question: UInt64, isTaken: Bool) {
    late.remove(question)
    guard let index = held.firstIndex(where: { $0.question == question }) else { return }
    held[index].question = nil
    held[index].isTaken = isTaken
  }

  /// Waits for no answer any more.
  mutating func stopAsking() {
    late = []
    for index in held.indices { held[index].question = nil }
  }

  /// Returns the events that wait for nothing, in order.
  mutating func release(at now: Duration) -> [Event] {
    var released: [Event] = []
    while let first = held.first {
      if let question = first.question {
        guard now >= first.deadline else { break }
        late.insert(question)
      }
      held.removeFirst()
      let isTaken = first.isTaken || first.kind == .text && takesText
      // A key's text follows it at once; any other comes from an input method.
      takesText = first.kind == .press && first.isTaken
      if !isTaken { released.append(first.event) }
    }
    return released
  }
}
