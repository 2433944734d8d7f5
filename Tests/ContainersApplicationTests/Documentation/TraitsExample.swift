import Containers
import ContainersTesting
import TestSupport
import Testing

final class ReaderViewController: ViewController {
  private(set) var columns = 1
  let text = Label(text: "Read me")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.textColor = .label
    text.adjustsFontForContentSizeCategory = true
    view.addSubview(text)
    registerForTraitChanges([TraitHorizontalSizeClass.self]) {
      (reader: ReaderViewController, _) in reader.arrange()
    }
    arrange()
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.text.frame.size.width = size.width }
  }

  private func arrange() { columns = traitCollection.horizontalSizeClass == .regular ? 2 : 1 }
}

@MainActor
@Suite("Example: traits", .noWarnings)
struct TraitsExample {
  @Test("The reader follows the room, and light or dark mode")
  func following() {
    let reader = ReaderViewController()
    let stage = Stage(reader)
    #expect(reader.columns == 1)

    stage.resize(to: Size(width: 800, height: 500))
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }

    #expect(reader.columns == 2)
    #expect(reader.text.frame.width == 800)
    #expect(reader.view.backgroundColor == Color.black)
    #expect(reader.text.textColor == Color.white)
  }
}
