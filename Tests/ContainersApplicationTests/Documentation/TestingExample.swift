import Containers
import ContainersTesting
import TestSupport
import Testing

final class TaskViewController: ViewController {
  let done = Switch()
  let remove = Button(title: "Remove")
  private(set) var isRemoved = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let caption = Label(text: "Done")
    done.accessibility.label = "Done"
    remove.addAction { [weak self] in self?.isRemoved = true }
    let row = StackView(arrangedSubviews: [caption, done, remove])
    row.frame = Rect(x: 10, y: 10, width: 300, height: 40)
    view.addSubview(row)
  }
}

@MainActor
@Suite("Example: testing", .noWarnings)
struct TestingExample {
  @Test("A task is done and removed")
  func task() {
    let task = TaskViewController()
    let stage = Stage(task)

    stage.tap("Done")
    stage.tap(.button("Remove"))

    #expect(stage.element(.switch("Done"))?.value == "on")
    #expect(task.isRemoved)
  }
}
