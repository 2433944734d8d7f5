import Containers
import ContainersTesting
import TestSupport
import Testing

final class TallyViewController: ViewController {
  private let total = Label(text: "0")

  override func viewDidLoad() {
    super.viewDidLoad()
    let count = Button(title: "Count")
    count.addAction { [weak self] in self?.add() }
    total.accessibility.identifier = "total"
    let row = StackView(arrangedSubviews: [count, total])
    row.frame = Rect(x: 20, y: 20, width: 200, height: 32)
    view.addSubview(row)
  }

  private func add() {
    total.text = "\((total.text.flatMap { Int($0) } ?? 0) + 1)"
  }
}

final class BadgeViewController: ViewController {
  let badge = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    badge.backgroundColor = .label
    badge.cornerRadius = 30
    view.addSubview(badge)
  }
}

final class FolderViewController: ViewController {
  func show(_ page: ViewController) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

@MainActor
@Suite("Example: the articles of ContainersTesting", .noWarnings)
struct ContainersTestingExample {
  @Test("A click counts, and so does the keyboard")
  func counting() {
    let stage = Stage(TallyViewController())

    stage.tap("Count")
    stage.press(.tab)
    stage.press(.enter)

    #expect(stage.element("total")?.label == "2")
  }

  @Test("The badge stands out in light and dark")
  func dark() throws {
    let stage = Stage(BadgeViewController(), size: Size(width: 100, height: 100))
    let light = stage.picture

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    stage.settle()

    let difference = PictureDifference(light, stage.picture, tolerance: .exact)
    #expect(try #require(difference).count > 9_000)
  }

  @Test("A page appears when it is shown, and disappears when another one is")
  func pages() {
    let transcript = Transcript()
    let folder = FolderViewController()
    let stage = Stage(folder)

    folder.show(RecordingController("Page", transcript))
    stage.settle()
    #expect(
      transcript.linesWithoutLayout == [
        "Page.willMove(FolderViewController)",
        "Page.loadView",
        "Page.viewDidLoad",
        "Page.viewWillAppear(false)",
        "Page.didMove(FolderViewController)",
        "Page.viewIsAppearing(false)",
        "Page.viewDidAppear(false)",
      ])
    folder.show(ViewController())
    stage.settle()

    #expect(transcript.lines.contains("Page.viewDidDisappear(false)"))
    #expect(transcript.isBalanced("Page"))
  }
}
