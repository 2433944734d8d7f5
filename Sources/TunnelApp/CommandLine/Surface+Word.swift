internal import Atlas

nonisolated extension Surface {
  /// The word for the surface in JSON.
  package var word: String {
    switch self {
    case .land: "land"
    case .iceShelf: "iceShelf"
    case .lake: "lake"
    case .sea: "sea"
    }
  }
}
