internal import Containers

extension Application {
  /// Runs a turn, and draws the frame that it presented, as a display would.
  func drawnTurn(on platform: HeadlessPlatform) {
    turn()
    for window in platform.windows { window.drawPendingParts() }
  }
}
