internal import Atlas

/// Opens the window and runs until it is closed.
///
/// - Parameter start: Where the tunnel starts; nil: where it did last.
func openWindow(at start: Coordinate?) throws {
  throw CommandFailure(.noDisplay, "There is no window yet.")
}

/// Draws the app into a PNG file.
func renderSnapshot(_ request: SnapshotRequest) throws {
  throw CommandFailure(.noDisplay, "There is no picture yet.")
}
