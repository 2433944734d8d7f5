internal import ArgumentParser
internal import Atlas

/// The options of a snapshot of the app.
nonisolated struct SnapshotRequest: Hashable, Sendable {
  /// The side that the two cards show.
  enum Side: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// The globes.
    case map
    /// The facts about the two ends.
    case info
  }

  /// The entrance of the tunnel; nil for that of the first launch.
  var start: Coordinate?
  /// The width of the image in pixels.
  var width: Int
  /// The height of the image in pixels.
  var height: Int
  var side: Side
  /// The number of seconds since the launch, or for the information side since the button was
  /// pressed; nil for a moment when everything is at rest.
  var time: Double?
  /// The time on Earth; nil for now.
  var date: Moment?
  /// The style of the maps.
  var style = MapStyle.hybrid
  /// The width in kilometers that the maps show; nil for whole globes.
  var across: Double?
  /// Whether the land of the far side is drawn over the near side.
  var showsOtherSide = false
  /// Whether day and night are shown, as they are on the date.
  var showsDaylight = false
  /// Whether the image is a card that people send instead of the app.
  var isCard = false
  /// The part of the time of the fall that is shown in place of the maps; nil for the maps.
  var fall: Double?
  /// Whether the whole fall is written as an animation.
  var isFilm = false
  /// Where the tunnel of the fall ends; nil for the antipode of its start.
  var end: Coordinate?
  /// The path of the PNG file, or of the WebP file of an animation.
  var output: String
}
