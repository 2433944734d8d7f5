internal import Containers

/// Opens a list without a screen and scrolls it; prints the milliseconds to the first frame that was
/// drawn, of the process and of several lists after it (first, open), what is resident with it, and the
/// wall time of the frames by steps of one row and by jumps.
func measureList(_ kind: Benchmark, rows: Int, frames: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  let before = MeasureProcess.residentMegabytes
  var (first, resident) = (Double.nan, Double.nan)
  var opens: [Double] = []
  var list: ListScene?
  for repetition in 0..<9 {
    list?.close()
    let start = MeasureProcess.milliseconds
    let new = ListScene(kind, rows: rows, host: application)
    application.drawnTurn(on: platform)
    let took = MeasureProcess.milliseconds - start
    if repetition == 0 {
      (first, resident) = (took, MeasureProcess.residentMegabytes - before)
    } else {
      opens.append(took)
    }
    list = new
  }
  guard let list else { return }
  func frame(at offset: Double) -> Double {
    let start = MeasureProcess.milliseconds
    list.scrollView.contentOffset.y = offset
    platform.advance(by: .nanoseconds(16_666_667))
    application.drawnTurn(on: platform)
    return MeasureProcess.milliseconds - start
  }
  let steps = counted { (0..<frames).map { frame(at: Double($0 + 1) * list.rowLength) } }
  let content = list.scrollView.contentSize.height
  let jumps = (0..<frames).map { index in
    let row = ((index + 1) * (rows / 10) + index * 13) % rows
    return frame(at: content * Double(row) / Double(rows))
  }
  printFigures([
    ("first", first), ("open", opens.median), ("resident", resident),
    ("drawn", Double(platform.windows.last?.presentedFrames ?? 0)),
    ("step-median", steps.median), ("step-p99", steps.quantile(0.99)),
    ("jump-median", jumps.median), ("jump-p99", jumps.quantile(0.99)),
  ])
}

/// Opens a list with a compositional layout without a screen, after another one that warms up; prints the
/// milliseconds to its first frame.
func measureOpening(rows: Int) {
  let platform = HeadlessPlatform()
  let application = Application(platform: platform)
  ListScene(.composed, rows: 100, host: application).show(application, on: platform).close()
  let start = MeasureProcess.milliseconds
  counted {
    _ = ListScene(.composed, rows: rows, host: application).show(application, on: platform)
  }
  printFigures([("open", MeasureProcess.milliseconds - start)])
}

extension ListScene {
  fileprivate func show(_ application: Application, on platform: HeadlessPlatform) -> ListScene {
    application.drawnTurn(on: platform)
    return self
  }
}
