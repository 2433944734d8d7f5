import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The order of layout")
struct LayoutOrderTests {
  /// A view that records its layout callbacks.
  final class NotingView: View {
    var note: ((String) -> Void)?

    override func updateConstraints() {
      note?("updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      note?("layoutSubviews")
    }
  }

  /// A controller that records its callbacks, in order with those of its view.
  final class NotingController: ViewController {
    var notes: [String] = []

    override func loadView() {
      let view = NotingView()
      view.note = { [weak self] in self?.notes.append($0) }
      self.view = view
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
      notes.append("traits")
    }

    override func updateViewConstraints() {
      notes.append("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      notes.append("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      notes.append("viewDidLayoutSubviews")
    }
  }

  @Test(
    "C58, C61: a pass takes the traits, the constraints, tells before, lays out and tells after")
  func order() {
    let controller = NotingController()
    let stage = Stage(controller)
    controller.notes = []

    controller.traitOverrides.userInterfaceStyle = .dark
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    stage.settle()

    #expect(
      controller.notes == [
        "traits", "updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews",
        "layoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  @Test("C57: if nothing has changed, nothing is laid out")
  func nothing() {
    let controller = NotingController()
    let stage = Stage(controller)
    controller.notes = []

    stage.settle()

    #expect(controller.notes == [])
  }
}
