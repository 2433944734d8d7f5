internal import ArgumentParser
internal import Atlas

/// What a picture of the app is to show.
nonisolated struct SnapshotRequest: Hashable, Sendable {
  /// What the two cards show.
  enum Side: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// The globes.
    case map
    /// What is at the two ends.
    case info
  }

  /// Where the tunnel starts; nil: where it does at the first launch.
  var start: Coordinate?
  /// The width of the picture in pixels.
  var width: Int
  /// The height of the picture in pixels.
  var height: Int
  var side: Side
  /// Seconds since the start (or since the button was pressed, for the info side); nil: when
  /// everything has come to rest.
  var time: Double?
  /// What time it is on Earth; nil: now.
  var date: Moment?
  /// How the ground of the maps looks.
  var style = MapStyle.hybrid
  /// How many kilometres the maps show across; nil: the whole globes.
  var across: Double?
  /// Whether the land of the far side is drawn over the near one.
  var showsOtherSide = false
  /// The path of the PNG file.
  var output: String
}
