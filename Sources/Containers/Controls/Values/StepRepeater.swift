/// Repeats a step while one side of a stepper is held.
///
/// Repeating starts after half a second with ten steps a second, and speeds up later.
@MainActor
struct StepRepeater {
  private var run: Run?

  private final class Run {
    var alarm: Alarm?
    var count = 0
  }

  /// Repeats a step until it returns false.
  mutating func start(_ host: any WindowHost, _ step: @escaping () -> Bool) {
    let run = Run()
    self.run = run
    StepRepeater.wait(.milliseconds(500), run, host, step)
  }

  /// Stops repeating.
  mutating func stop() {
    run?.alarm?.cancel()
    run?.alarm = nil
    run = nil
  }

  private static func wait(
    _ interval: Duration, _ run: Run, _ host: any WindowHost, _ step: @escaping () -> Bool
  ) {
    run.alarm = host.animator.alarm(at: host.now + interval) { [weak run, weak host] in
      guard let run, let host else { return }
      run.count += 1
      guard step(), run.alarm != nil else { return }
      let pause = run.count < 10 ? 100 : run.count < 30 ? 50 : 25
      wait(.milliseconds(pause), run, host, step)
    }
  }
}
