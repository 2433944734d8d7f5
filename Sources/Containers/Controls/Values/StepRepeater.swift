/// Repeats a step while a half of a stepper is held: after half a second ten times a second, later
/// faster.
@MainActor
struct StepRepeater {
  private var run: Run?

  private final class Run {
    var alarm: Alarm?
    var count = 0
  }

  /// Repeats a step until it answers that there is no further one.
  mutating func start(_ host: any WindowHost, _ step: @escaping () -> Bool) {
    let run = Run()
    self.run = run
    StepRepeater.wait(.milliseconds(500), run, host, step)
  }

  /// Repeats it no more.
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
