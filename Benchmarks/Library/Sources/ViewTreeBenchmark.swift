internal import Containers

/// Builds a tree of views again and again, lays it out and changes it; prints what each takes, in
/// milliseconds of processor time of the thread, and the megabytes of the first tree.
func measureViews(repetitions: Int) {
  let application = Application(platform: HeadlessPlatform())
  let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1200, height: 1203))
  window.makeKeyAndVisible()
  var figures = ViewTreeFigures()
  counted {
    for repetition in 0..<repetitions { figures.measure(in: window, repetition: repetition) }
  }
  figures.print()
}

/// What the stages of the life of a tree of views took.
private struct ViewTreeFigures {
  private var build: [Double] = []
  private var layout: [Double] = []
  private var relayout: [Double] = []
  private var find: [Double] = []
  private var leaf: [Double] = []
  private var resident = 0.0

  mutating func measure(in window: Window, repetition: Int) {
    let before = MeasureProcess.residentMegabytes
    let start = MeasureProcess.threadMilliseconds
    let root = StripeView.tree()
    build.append(MeasureProcess.threadMilliseconds - start)
    layout.append(
      took {
        root.frame = Rect(x: 0, y: 0, width: 1000, height: 1203)
        window.addSubview(root)
        window.layoutIfNeeded()
      })
    if repetition == 0 { resident = MeasureProcess.residentMegabytes - before }
    relayout.append(
      took {
        root.frame.size.width = 1200
        window.layoutIfNeeded()
      })
    var changing: LeafView?
    find.append(took { changing = root.subviews[49].subviews[5].subviews[4] as? LeafView })
    leaf.append(
      took {
        changing?.setLeastSize(Size(width: 30 + Double(repetition), height: 3))
        window.layoutIfNeeded()
      })
    root.removeFromSuperview()
  }

  /// Prints the medians.
  func print() {
    printFigures([
      ("build", build.median), ("layout", layout.median), ("relayout", relayout.median),
      ("find", find.median), ("leaf", leaf.median), ("resident", resident),
    ])
  }
}
