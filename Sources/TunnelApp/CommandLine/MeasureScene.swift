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
  /// From the start of the process to the first frame.
  case start
  /// Ten seconds in which nothing happens.
  case idle
  /// A tree of 10,101 views without a screen.
  case views
  /// A table whose rows are as high as their two texts ask for.
  case rows
  /// A table whose delegate knows the heights of rows that come near, of three kinds.
  case heights
  /// A collection of items of one size in a flow.
  case items
  /// A collection of items in a flow that prefer sizes of their own.
  case sizes
  /// Answers about the places on the standard input.
  case geocode
  /// No measurement: what the areas say of the places on the standard input, a line each.
  case areas
  /// A search for each prefix of each line of a file.
  case search
  /// No measurement: writes the imagery as one picture.
  case imagery
}
