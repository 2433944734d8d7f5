/// A queue of events that have arrived but are not handled yet.
///
/// When events arrive faster than they are handled, outdated ones are merged: a move replaces the
/// previous one, and scrolls at the same position add up. Events that end a window or the program
/// overtake everything left over from the previous turn.
struct EventBacklog {
  /// The minimum number of events that a turn of the run loop handles.
  static let leastShare = 32
  /// The maximum number of events that a turn handles, even if there is time left.
  static let greatestShare = 1024
  /// The time for which a turn handles events: half a frame at 60 frames per second.
  static let turn = Duration.milliseconds(8)
  /// The maximum number of waiting events.
  ///
  /// Further input is dropped, as by the display's own queue.
  static let capacity = 16384

  /// The events in order.
  ///
  /// Those before ``head`` have been handled.
  private var events: [PlatformEvent] = []
  private var head = 0
  /// The windows whose input was dropped.
  private var overflown: [UInt32] = []

  /// Whether no event is waiting.
  var isEmpty: Bool { head == events.count && overflown.isEmpty }

  /// Adds an event to the end of the queue.
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

  /// Removes and returns the oldest event, or `nil` if none is waiting.
  mutating func next() -> PlatformEvent? {
    guard head < events.count else {
      events.removeAll(keepingCapacity: events.capacity <= EventBacklog.greatestShare)
      head = 0
      // The dropped events may have released what earlier ones pressed.
      return overflown.popLast().map { .inputLost(window: $0) }
    }
    defer { head += 1 }
    return events[head]
  }

  /// Moves events that end a window or the program to the front.
  mutating func promoteEndings() {
    guard events.count - head > 1, events[head...].contains(where: \.isEnding) else { return }
    let rest = events[head...]
    events = rest.filter(\.isEnding) + rest.filter { !$0.isEnding }
    head = 0
  }

  /// Merges an input event into the last of its kind if nothing else happened in between.
  private mutating func merge(
    _ input: InputEvent, of window: UInt32, at timestamp: Duration
  ) -> Bool {
    var index = events.count - 1
    while index >= head, case .input(window, let earlier, _) = events[index] {
      if let merged = earlier.merged(with: input) {
        events[index] = .input(window: window, merged, timestamp: timestamp)
        return true
      }
      // Fingers move side by side, so the moves of other fingers may come between two moves of one.
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
  /// Returns the combination of an input event and its successor, or `nil` if both are needed.
  fileprivate func merged(with next: InputEvent) -> InputEvent? {
    switch (self, next) {
    case (.pointerMoved, .pointerMoved): next
    case (.fingerMoved(let finger, _), .fingerMoved(let other, _)) where finger == other: next
    case (
      .scrolled(let place, let delta, let modifiers, let isPrecise),
      .scrolled(let nextPlace, let nextDelta, let nextModifiers, let isNextPrecise)
    )
    where place == nextPlace && modifiers == nextModifiers && isPrecise == isNextPrecise:
      .scrolled(nextPlace, delta: delta + nextDelta, modifiers: modifiers, isPrecise: isPrecise)
    default: nil
    }
  }
}
