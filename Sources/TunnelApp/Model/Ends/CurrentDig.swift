internal import Atlas
internal import Containers

/// The tunnel of a window, which is kept only here.
///
/// It is observed by the naming of the ends and by the root, which pass it on.
final class CurrentDig: ObservationSource {
  /// The tunnel.
  @Observed private(set) var dig: Dig

  /// Creates the tunnel of a window.
  init(_ dig: Dig) { self.dig = dig }

  /// Moves one end to a place, and the other one to its antipode.
  func move(_ end: End, to place: Coordinate) {
    switch end {
    case .start: dig.entrance = place
    case .target: dig.exit = place
    }
  }
}
