internal import Containers

/// Opens a list without a screen and scrolls it; prints the milliseconds to the first frame that was
/// drawn, of the process and of several lists after it (first, open), what is resident with it, and the
/// wall time of the frames by steps of one row and by jumps.
func measureList(_ kind: MeasureScene, rows: Int, frames: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  application.launch()
  let before = MeasureProcess.residentMegabytes
  var (first, resident) = (Double.nan, Double.nan)
  var opens: [Double] = []
  var list: ListScene?
  for repetition in 0..<9 {
    list?.close()
    let start = MeasureProcess.milliseconds
    let new = ListScene(kind, rows: rows, host: application)
    application.turn()
    let took = MeasureProcess.milliseconds - start
    if repetition == 0 {
      (first, resident) = (took, MeasureProcess.residentMegabytes - before)
    } else {
      opens.append(took)
    }
    list = new
  }
  guard let list else { return }
  func frame(_ figures: inout MeasureFigures, at offset: Double) {
    figures.measure {
      list.scrollView.contentOffset.y = offset
      platform.advance(by: .nanoseconds(16_666_667))
      application.turn()
    }
  }
  var (steps, jumps) = (MeasureFigures(), MeasureFigures())
  for index in 0..<frames { frame(&steps, at: Double(index + 1) * list.rowLength) }
  let content = list.scrollView.contentSize.height
  for index in 0..<frames {
    let row = ((index + 1) * (rows / 10) + index * 13) % rows
    frame(&jumps, at: content * Double(row) / Double(rows))
  }
  printList(
    kind,
    [
      ("first", first), ("open", MeasureFigures.quantile(0.5, of: opens.sorted())),
      ("resident", resident), ("drawn", Double(platform.windows.last?.presentedFrames ?? 0)),
    ] + steps.entries.map { ("step-" + $0.name, $0.value) }
      + jumps.entries.map { ("jump-" + $0.name, $0.value) })
}

/// Prints a line of figures.
private func printList(_ kind: MeasureScene, _ figures: [(name: String, value: Double)]) {
  let texts = figures.map { "\($0.name)=\(JSONValue.number($0.value, decimals: 4).text)" }
  print(kind.rawValue, texts.joined(separator: " "))
}
