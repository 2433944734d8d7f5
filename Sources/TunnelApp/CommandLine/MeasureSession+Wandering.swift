internal import Atlas
internal import Containers

extension MeasureSession {
  /// Does for some minutes what a person can do to the maps, round after round elsewhere, and prints the
  /// megabytes that were resident at the first frame, after a tenth of the time, at the end and at most.
  func wander(minutes: Double) throws {
    let start = MeasureProcess.milliseconds
    let length = minutes * 60_000
    var early = Double.nan
    var rounds = 0
    repeat {
      try wanderOnce(round: rounds)
      rounds += 1
      if early.isNaN, MeasureProcess.milliseconds - start >= length / 10 {
        early = MeasureProcess.residentMegabytes
      }
    } while MeasureProcess.milliseconds - start < length
    printFigures(
      .session,
      [
        ("rounds", Double(rounds)), ("resident", firstResident), ("early", early),
        ("last", MeasureProcess.residentMegabytes), ("peak", MeasureProcess.peakMegabytes),
      ])
  }

  /// A style, a drag, the globes, ground from near, and what is there.
  private func wanderOnce(round: Int) throws {
    let styles = MapStyle.allCases
    show(styles[round % styles.count], allLayers: round % 3 == 2)
    for (end, centre) in [(End.start, root.dig.entrance), (.target, root.dig.exit)] {
      guard let map = map(end) else { continue }
      map.camera = map.wholeGlobe(around: centre)
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
