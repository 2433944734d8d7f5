import Containers
import Testing

@MainActor
@Suite("Progress of tasks")
struct TaskProgressTests {
  @Test("F1215: The part that is done is that of the units, from 0 to 1")
  func units() {
    let progress = TaskProgress(totalUnitCount: 4)
    var seen: [Double] = []
    let token = progress.observe(\.fractionCompleted, options: .new) { change in
      if let fraction = change.newValue { seen.append(fraction) }
    }
    for done in [1, 1, 4, 9, -3] { progress.completedUnitCount = done }
    withExtendedLifetime(token) {}
    #expect(seen == [0.25, 1, 0])
    #expect(!progress.isFinished)
    progress.completedUnitCount = 4
    #expect(progress.isFinished)
  }

  @Test("F1215: Without a number of units it is indeterminate")
  func indeterminate() {
    let progress = TaskProgress()
    progress.completedUnitCount = 3
    #expect(progress.isIndeterminate)
    #expect(progress.fractionCompleted == 0)
    #expect(!progress.isFinished)
    progress.totalUnitCount = 6
    #expect(progress.fractionCompleted == 0.5)
  }

  @Test("F1215: A part counts for its units, and parts of it for some of these")
  func parts() {
    let progress = TaskProgress(totalUnitCount: 10)
    let (part, inner) = (TaskProgress(totalUnitCount: 2), TaskProgress(totalUnitCount: 100))
    progress.addChild(part, withPendingUnitCount: 5)
    part.addChild(inner, withPendingUnitCount: 1)
    inner.completedUnitCount = 50
    #expect(progress.fractionCompleted == 0.125)
    part.completedUnitCount = 1
    progress.completedUnitCount = 5
    #expect(progress.fractionCompleted == 0.875)
  }

  @Test("F1215: Canceling cancels the parts, also those that come later, and is told once")
  func canceling() {
    let (progress, part, late) = (TaskProgress(), TaskProgress(), TaskProgress())
    var count = 0
    part.cancellationHandler = { count += 1 }
    progress.addChild(part, withPendingUnitCount: 1)
    progress.cancel()
    progress.cancel()
    progress.addChild(late, withPendingUnitCount: 1)
    #expect(progress.isCancelled)
    #expect(part.isCancelled)
    #expect(late.isCancelled)
    #expect(count == 1)
  }
}
