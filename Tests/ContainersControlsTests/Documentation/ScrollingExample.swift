import Containers
import ContainersTesting
import TestSupport
import Testing

final class LicenseViewController: ViewController, ScrollViewDelegate {
  let scrollView = ScrollView()
  let text = Label(text: String(repeating: "Dig with care. ", count: 200))
  let accept = Button(title: "Accept")

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    accept.isEnabled = false
    scrollView.delegate = self
    scrollView.accessibility.label = "License"
    for child in [scrollView, accept] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    text.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(text)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: accept.topAnchor),
      accept.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      accept.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: content.topAnchor),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let end = scrollView.contentOffset.y + scrollView.bounds.height
    if end >= scrollView.contentSize.height - 1 { accept.isEnabled = true }
  }
}

final class PlanZoomViewController: ViewController, ScrollViewDelegate {
  let scrollView = ScrollView()
  let plan = View(frame: Rect(x: 0, y: 0, width: 600, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    plan.backgroundColor = .systemTeal
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = plan.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(plan)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { plan }
}

@MainActor
@Suite("Example: scrolling", .noWarnings)
struct ScrollingExample {
  @Test("The text wraps, and its end enables the button")
  func end() {
    let license = LicenseViewController()
    let stage = Stage(license)
    stage.settle()
    #expect(license.scrollView.contentSize.width == 400)
    #expect(!license.accept.isEnabled)

    stage.window.moveFocus(to: license.scrollView)
    stage.press(.downArrow)
    stage.settle()
    #expect(license.scrollView.contentOffset.y == 40)
    stage.press(.end)
    stage.settle()

    #expect(license.accept.isEnabled)
  }

  @Test("The wheel scrolls, reports a drag, and stops at the edge")
  func wheel() {
    final class Listener: ScrollViewDelegate {
      var calls: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        calls.append("end")
      }
    }
    let license = LicenseViewController()
    let stage = Stage(license)
    let listener = Listener()
    license.scrollView.delegate = listener

    stage.scroll("License", by: Point(x: 0, y: -96))
    stage.settle()
    #expect(license.scrollView.contentOffset.y == 96)
    stage.scroll("License", by: Point(x: 0, y: 480))
    stage.settle()

    #expect(license.scrollView.contentOffset.y == 0)
    #expect(listener.calls == ["begin", "end", "begin", "end"])
  }

  @Test("Control with the wheel, and with plus, zooms")
  func zooming() {
    let plan = PlanZoomViewController()
    let stage = Stage(plan)

    stage.modifierFlags = .control
    stage.scroll(.at(200, 150), by: Point(x: 0, y: 48))
    stage.settle()
    #expect(abs(plan.scrollView.zoomScale - 1.2) < 0.001)
    stage.modifierFlags = []
    stage.window.moveFocus(to: plan.scrollView)
    stage.press(.character("0"), modifierFlags: .control)
    stage.settle()

    #expect(plan.scrollView.zoomScale == 1)
  }

  @Test("The offset is not clamped, and a rectangle is shown within the content")
  func offset() {
    let plan = PlanZoomViewController()
    let stage = Stage(plan)
    stage.settle()

    plan.scrollView.setContentOffset(Point(x: 0, y: -50), animated: false)
    #expect(plan.scrollView.contentOffset.y == -50)
    plan.scrollView.scrollRectToVisible(
      Rect(x: 0, y: 590, width: 10, height: 100), animated: false)

    #expect(plan.scrollView.contentOffset.y == 300)
  }
}
