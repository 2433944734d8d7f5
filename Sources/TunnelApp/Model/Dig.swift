package import Atlas
internal import Containers

/// A hole through the Earth: where it begins; the exit is derived, so the ends cannot disagree.
package nonisolated struct Dig: Hashable, Sendable {
  /// Where the child digs.
  package var entrance: Coordinate
  /// Where the child comes out.
  package var exit: Coordinate {
    get { entrance.antipode }
    set { entrance = newValue.antipode }
  }

  /// Near Lemvig in western Denmark.
  package static let denmark: Dig = {
    guard let lemvig = Coordinate(latitude: 56.55, longitude: 8.316667) else {
      misuse("The first place of all is on the Earth.")
    }
    return Dig(entrance: lemvig)
  }()
}
