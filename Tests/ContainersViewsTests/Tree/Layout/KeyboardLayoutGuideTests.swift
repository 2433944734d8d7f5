import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The guide of the keyboard")
struct KeyboardLayoutGuideTests {
  @Test("F1218: The guide is what is below the safe area, and holds what is constrained to its top")
  func bottom() {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    let stage = Stage(controller, size: Size(width: 200, height: 300))
    let bar = View()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let guide = controller.view.keyboardLayoutGuide
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.settle()
    #expect(guide === controller.view.keyboardLayoutGuide)
    #expect(bar.frame == Rect(x: 0, y: 230, width: 200, height: 40))
    #expect(guide.layoutFrame == Rect(x: 0, y: 270, width: 200, height: 30))
    controller.additionalSafeAreaInsets.bottom = 0
    stage.settle()
    #expect(bar.frame.maxY == 300)
    #expect(guide.layoutFrame.height == 0)
  }
}
