internal import Atlas
internal import Containers
internal import TunnelApp

extension MeasureSession {
  /// Does everything that a user can do to the maps for some minutes, in rounds with different
  /// styles.
  ///
  /// Prints the resident memory in megabytes: after the first frame, the maximum at the end of a
  /// round in the first and in the last tenth of the time, and the peak.
  func wander(minutes: Double) throws {
    let start = MeasureProcess.milliseconds
    let length = minutes * 60_000
    var rounds: [(end: Double, resident: Double)] = []
    repeat {
      try wanderOnce(round: rounds.count)
      rounds.append((MeasureProcess.milliseconds - start, MeasureProcess.residentMegabytes))
    } while MeasureProcess.milliseconds - start < length
    // Styles differ in memory. Include at least one round of each, with all layers and without.
    let least = min(rounds.count, MapStyle.allCases.count * roundsOfLayers)
    let early = max(least, rounds.prefix { $0.end <= length / 10 }.count)
    let late = max(least, rounds.reversed().prefix { $0.end >= length * 0.9 }.count)
    try printFigures(
      .session,
      [
        ("rounds", Double(rounds.count)), ("resident", firstResident),
        ("early", rounds.prefix(early).map(\.resident).max() ?? .nan),
        ("last", rounds.suffix(late).map(\.resident).max() ?? .nan),
        ("peak", MeasureProcess.peakMegabytes),
      ])
  }

  /// The number of rounds among which one shows every layer.
  private var roundsOfLayers: Int { 3 }

  /// Runs a round: a style, a drag, whole globes, close maps, and the information sides.
  private func wanderOnce(round: Int) throws {
    let styles = MapStyle.allCases
    show(styles[round % styles.count], allLayers: round % roundsOfLayers == 2)
    for (end, center) in [(End.start, root.dig.entrance), (.target, root.dig.exit)] {
      guard let map = map(end) else { continue }
      map.camera = map.wholeGlobe(around: center)
    }
    settle()
    _ = try measure(.drag, frames: 60)
    _ = try measure(.globe, frames: 75)
    _ = try measure(.close, frames: 60)
    _ = try measure(.flip, frames: 30)
    guard root.showsInfo else { return }
    root.flip()
    settle()
  }
}
