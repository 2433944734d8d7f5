/// Events that have come and are not handled yet.
///
/// Where they come faster than they are handled, what is soon out of date gives way: a move takes the place of
/// the one before it, and scrolls at one place add up. What ends a window or the program overtakes everything
/// that a turn has left over.
struct EventBacklog {
  /// How much of the backlog a turn of the run loop handles at least, in events.
  static let leastShare = 32
  /// How much of the backlog a turn handles at most, in events, however quickly.
  static let greatestShare = 1024
  /// How long a turn goes on handling events: half a frame at 60 frames per second.
  static let turn = Duration.milliseconds(8)
  /// How many events wait at most; input beyond that is dropped, as the display's own queue drops it.
  static let capacity = 16384

  /// Events in order; the ones before ``head`` are handled.
  private var events: [PlatformEvent] = []
  private var head = 0
  /// Windows of which input was dropped.
  private var overflown: [UInt32] = []

  /// Whether nothing waits.
  var isEmpty: Bool { head == events.count && overflown.isEmpty }

  /// Adds an event behind all others.
  mutating func add(_ event: PlatformEvent) {
    guard case .input(let window, let input, let timestamp) = event else {
      return events.append(event)
    }
    if merge(input, of: window, at: timestamp) { return }
    guard events.count - head < EventBacklog.capacity else {
      if !overflown.contains(window) { overflown.append(window) }
      return
    }
    events.append(event)
  }

  /// Takes the oldest event; nil where none waits.
  mutating func next() -> PlatformEvent? {
    guard head < events.count else {
      events.removeAll(keepingCapacity: events.capacity <= EventBacklog.greatestShare)
      head = 0
      // What was pressed may have been released among the events that were dropped.
      return overflown.popLast().map { .inputLost(window: $0) }
    }
    defer { head += 1 }
    return events[head]
  }

  /// Puts what ends a window or the program in front of everything that waits.
  mutating func promoteEndings() {
    guard events.count - head > 1, events[head...].contains(where: \.isEnding) else { return }
    let rest = events[head...]
    events = rest.filter(\.isEnding) + rest.filter { !$0.isEnding }
    head = 0
  }

  /// Makes an input part of the last one of its kind, where nothing else has happened in between.
  private mutating func merge(
    _ input: InputEvent, of window: UInt32, at timestamp: Duration
  ) -> Bool {
    var index = events.count - 1
    while index >= head, case .input(window, let earlier, _) = events[index] {
      if let merged = earlier.merged(with: input) {
        events[index] = .input(window: window, merged, timestamp: timestamp)
        return true
      }
      // Fingers move side by side: only another one's move may lie between two moves of one.
      guard case .fingerMoved = earlier, case .fingerMoved = input else { return false }
      index -= 1
    }
    return false
  }
}

extension PlatformEvent {
  /// Whether the event ends a window or the program.
  fileprivate var isEnding: Bool {
    switch self {
    case .quitRequested, .closeRequested, .displayFailed: true
    default: false
    }
  }
}

extension InputEvent {
  /// Returns what an input and the one after it come to; nil where both count.
  fileprivate func merged(with next: InputEvent) -> InputEvent? {
    switch (self, next) {
    case (.pointerMoved, .pointerMoved): next
    case (.fingerMoved(let finger, _), .fingerMoved(let other, _)) where finger == other: next
    case (
      .scrolled(let place, let delta, let modifiers),
      .scrolled(let nextPlace, let nextDelta, let nextModifiers)
    )
    where place == nextPlace && modifiers == nextModifiers:
      .scrolled(nextPlace, delta: delta + nextDelta, modifiers: nextModifiers)
    default: nil
    }
  }
}
