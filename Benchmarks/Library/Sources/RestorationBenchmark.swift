internal import Containers
internal import Glibc

/// Starts a program whose twelve screens return, and one that makes them in code, in turns.
///
/// Prints the milliseconds until the first frame with all screens of both (restored, plain) and the
/// number of controllers that both have (controllers).
func measureRestoration(repetitions: Int) {
  let folder = TemporaryFolder()
  let identifier = "org.example.Benchmark"
  setenv("XDG_STATE_HOME", folder.path, 1)
  let (identifiers, _) = DeepProgram(identifier: identifier).run(isRestored: false)
  func start(isRestored: Bool) -> Double {
    let start = MeasureProcess.milliseconds
    let program = DeepProgram(identifier: isRestored ? identifier : nil)
    let (restored, end) = program.run(isRestored: isRestored)
    precondition(restored == identifiers, "\(restored) \(identifiers)")
    return end - start
  }
  var (restored, plain) = ([Double](), [Double]())
  for repetition in 0...repetitions {
    // Each comes first every second time.
    for isRestored in repetition % 2 == 0 ? [true, false] : [false, true] {
      let time = start(isRestored: isRestored)
      guard repetition > 0 else { continue }
      if isRestored { restored.append(time) } else { plain.append(time) }
    }
  }
  printFigures([
    ("restored", restored.median), ("plain", plain.median),
    ("controllers", Double(identifiers.count)),
  ])
}
