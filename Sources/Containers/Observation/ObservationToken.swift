/// An observation that lasts as long as its token is held, or until ``invalidate()``.
///
/// An observer that keeps its tokens in a property therefore stops observing when it goes. What is
/// observed does not hold the token, and the token does not hold what is observed.
@MainActor
public final class ObservationToken {
  private let observation: any EndableObservation

  init(_ observation: any EndableObservation) { self.observation = observation }

  isolated deinit { observation.end() }

  /// Ends the observation for good and lets go of its closure.
  public func invalidate() { observation.end() }

  /// Keeps the token with others, for as long as those are kept.
  public func store(in tokens: inout [ObservationToken]) { tokens.append(self) }
}

/// What a token keeps going.
@MainActor
protocol EndableObservation: AnyObject {
  /// Ends it for good: nobody is called any more, not even by a change that is being told of.
  func end()
}
