internal import ArgumentParser

/// The scene to measure.
nonisolated enum MeasureScene: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Both whole globes turn by 1° per frame.
  case globe
  /// Both maps, 1000 km across, move by 0.05° per frame.
  case close
  /// Both maps, 1000 km across, move by 1° per frame.
  case closeFast = "close-fast"
  /// A map 3000 km across over Norway, and its antipode, move by 0.1° per frame.
  case norway
  /// Both maps, 1000 km across over open sea, move by 0.05° per frame.
  case sea
  /// Both maps flip to the information sides and back, repeatedly.
  case flip
  /// The child is dragged.
  ///
  /// Every event must be visible on both maps in the next frame.
  case drag
  /// Both whole globes turn and come to rest.
  ///
  /// The time is from the last change until both are sharp, with all tiles.
  case rest
  /// A form sheet is presented over both turning globes, repeatedly.
  ///
  /// The time is that of the first frame after the call.
  case present
  /// A form sheet is dragged up and down over both turning globes, in a window of compact width.
  case sheetDrag = "sheet-drag"
  /// The same over globes at rest.
  case sheetAlone = "sheet-alone"
  /// The child falls through the tunnel.
  case fall
  /// The screen of the fall is opened over both globes at rest, repeatedly.
  ///
  /// The times are those of the frames in which it opens.
  case fallOpening = "fall-opening"
  /// One map without a window: the whole globe turns by 2° per frame.
  case pane
  /// One map without a window, 1000 km across, moves by 0.05° per frame.
  case paneClose = "pane-close"
  /// Everything that a user can do to the maps, repeatedly.
  case session
  /// Ten seconds of idleness.
  case idle
  /// Descriptions of the places on standard input.
  case geocode
  /// Not a measurement: prints what the areas contain at the places on standard input, one line
  /// each.
  case areas
  /// Not a measurement: prints what the user is told of the places on standard input, one line
  /// each.
  case answers
  /// A search for each prefix of each line of a file.
  case search
  /// Not a measurement: writes the imagery as one image.
  case imagery
}
