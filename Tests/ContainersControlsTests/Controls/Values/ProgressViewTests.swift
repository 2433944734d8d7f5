@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ProgressViewTests {
  let stage = Stage(ViewController())

  @Test("Progress is clamped to 0...1 and read as a percentage")
  func value() {
    let bar = ProgressView(progressViewStyle: .default)
    bar.accessibility.label = "Download"
    stage.window.addSubview(bar)
    for (progress, shown, text) in [(0.404, 0.404, "40%"), (-1, 0, "0%"), (7, 1, "100%")] {
      bar.progress = progress
      #expect(bar.progress == shown)
      #expect(stage.value(of: "Download") == text)
    }
    bar.progress = .nan
    #expect(bar.progress == 0)
    #expect(stage.outline == "Download, updates: 0%")
  }

  @Test("The bar grows from the leading edge, animated on request")
  func growth() {
    let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4))
    stage.window.addSubview(bar)
    bar.setProgress(0.25, animated: true)
    stage.turn()
    #expect(stage.application.animator.isRunning)
    stage.settle()
    #expect(bar.subviews.last?.frame == Rect(x: 0, y: 0, width: 25, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    stage.turn()
    #expect(bar.subviews.last?.frame == Rect(x: 75, y: 0, width: 25, height: 4))
    #expect(bar.intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 4))
  }

  @Test("The style for bars is thinner than the default and has square ends")
  func style() {
    let view = ProgressView(progressViewStyle: .default)
    let height = view.intrinsicContentSize.height
    view.frame = Rect(x: 0, y: 0, width: 100, height: height)
    view.progress = 0.5
    view.layoutIfNeeded()
    #expect(view.subviews.allSatisfy { $0.cornerRadius == height / 2 })
    view.progressViewStyle = .bar
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height < height)
    #expect(view.subviews.allSatisfy { $0.cornerRadius == 0 })
  }
}
