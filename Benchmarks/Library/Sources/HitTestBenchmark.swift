internal import Containers

/// Asks again and again what lies at 10,000 points of a tree of views; prints what that takes, in
/// milliseconds of processor time of the thread, and how many of the points lie in a view of the tree.
func measureHits(repetitions: Int) {
  let application = Application(platform: HeadlessPlatform())
  let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1200, height: 1203))
  window.makeKeyAndVisible()
  let root = StripeView.tree()
  root.frame = window.bounds
  window.addSubview(root)
  window.layoutIfNeeded()
  // Kept, for what is counted goes on until the process ends.
  _ = Unmanaged.passRetained(window)
  let points = (0..<10_000).map { index in
    let (x, y) = (index * 7919 % 1200, index * 6007 % 1203)
    return Point(x: Double(x), y: Double(y))
  }
  var found = 0
  let hits = counted {
    (0..<repetitions).map { _ in
      took { for point in points where root.hitTest(point, with: nil) !== root { found += 1 } }
    }
  }
  printFigures([("hits", hits.median), ("found", Double(found))])
}
