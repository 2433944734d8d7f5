internal import Containers

/// The moment that a window shows: now, or one that the user has chosen.
///
/// A chosen moment is not saved, so that every start shows now.
final class ShownMoment: ObservationSource {
  /// The moment that the user has chosen; nil for now.
  @Observed var chosen: Moment?

  /// Returns the current time on Earth.
  let calendar: () -> Moment

  /// Creates the moment of a window that shows now.
  ///
  /// - Parameter calendar: Returns the current time on Earth.
  init(calendar: @escaping () -> Moment) { self.calendar = calendar }

  /// The moment that is shown.
  var current: Moment { chosen ?? calendar() }
}
