import Containers
import ContainersTesting
import TestSupport
import Testing

final class DialViewController: ViewController {
  @Observed var angle = 0.0
  var isUpright: Bool { angle == 0 }
}

final class DialsViewController: ViewController {
  let dial = DialViewController()
  private(set) var seen: [String] = []
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(dial)
    dial.observe(\.isUpright, options: [.initial, .new]) { [weak self] change in
      self?.seen.append(change.newValue == true ? "upright" : "turned")
    }.store(in: &tokens)
    view.addSubview(dial.view)
    dial.didMove(toParent: self)
  }
}

@MainActor
@Suite("Example: observation", .noWarnings)
struct ObservationExample {
  @Test("The parent observes the dial, which does not know it, without a retain cycle")
  func observing() {
    var dials: DialsViewController? = DialsViewController()
    weak let weakDials = dials
    weak let weakDial = dials?.dial
    dials?.loadViewIfNeeded()

    dials?.dial.angle = 90
    #expect(dials?.seen == ["upright", "turned"])
    dials = nil

    #expect(weakDials == nil)
    #expect(weakDial == nil)
  }
}
