import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Progress views that follow a progress")
struct ObservedProgressTests {
  @Test("F1215: A progress view shows its progress at once and follows it")
  func following() {
    let progress = TaskProgress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let view = ProgressView()
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 3
    #expect(view.progress == 0.75)
    #expect(view.observedProgress === progress)
    view.observedProgress = nil
    progress.completedUnitCount = 4
    #expect(view.progress == 0.75)
  }

  @Test("F1215: A progress does not keep the view that follows it")
  func release() {
    let progress = TaskProgress(totalUnitCount: 1)
    weak var view: ProgressView?
    do {
      let made = ProgressView()
      made.observedProgress = progress
      view = made
    }
    #expect(view == nil)
  }
}
