/// A token that keeps an observation alive until it is released or ``invalidate()`` is called.
///
/// An observer that stores its tokens in a property thus stops observing when it is deallocated.
/// The token and the observed object do not retain each other.
@MainActor
public final class ObservationToken {
  private let observation: any EndableObservation

  init(_ observation: any EndableObservation) { self.observation = observation }

  isolated deinit { observation.end() }

  /// Ends the observation permanently and releases its closure.
  public func invalidate() { observation.end() }

  /// Stores the token in an array that keeps it alive.
  public func store(in tokens: inout [ObservationToken]) { tokens.append(self) }
}

/// An observation that a token keeps alive.
@MainActor
protocol EndableObservation: AnyObject {
  /// Ends the observation permanently, even for a change that is currently being delivered.
  func end()
}
