package import Atlas
internal import Containers

/// A hole through the Earth.
///
/// Only the entrance is stored; the exit is derived, so the two cannot disagree.
package nonisolated struct Dig: Hashable, Sendable {
  /// The place where the child digs.
  package var entrance: Coordinate
  /// The place where the child comes out, the antipode of the entrance.
  package var exit: Coordinate {
    get { entrance.antipode }
    set { entrance = newValue.antipode }
  }

  /// Returns the place at an end.
  func place(at end: End) -> Coordinate { end == .start ? entrance : exit }

  /// A hole near Lemvig in western Denmark, the place to start from.
  package static let denmark: Dig = {
    guard let lemvig = Coordinate(latitude: 56.55, longitude: 8.316667) else {
      misuse("The coordinate of Lemvig must be valid.")
    }
    return Dig(entrance: lemvig)
  }()
}
