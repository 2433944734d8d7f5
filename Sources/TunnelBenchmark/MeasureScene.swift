internal import ArgumentParser

/// What is measured.
nonisolated enum MeasureScene: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Both whole globes turn by 1° a frame.
  case globe
  /// Both maps, 1000 km across, move by 0.05° a frame.
  case close
  /// Both maps, 1000 km across, move by 1° a frame.
  case closeFast = "close-fast"
  /// 3000 km over Norway, and what lies opposite, move by 0.1° a frame.
  case norway
  /// Both maps, 1000 km across, show open sea and move by 0.05° a frame.
  case sea
  /// Both maps flip over to the information and back, again and again.
  case flip
  /// The child is dragged; every event must be on both screens in the next frame.
  case drag
  /// Both whole globes turn and rest again; a time is from the last change to both being sharp, with all tiles.
  case rest
  /// One map without a window: the whole globe turns by 2° a frame.
  case pane
  /// One map without a window: 1000 km across, moves by 0.05° a frame.
  case paneClose = "pane-close"
  /// Everything a person can do to the maps, again and again.
  case session
  /// Ten seconds in which nothing happens.
  case idle
  /// Answers about the places on the standard input.
  case geocode
  /// No measurement: what the areas say of the places on the standard input, a line each.
  case areas
  /// A search for each prefix of each line of a file.
  case search
  /// No measurement: writes the imagery as one picture.
  case imagery
}
