import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Spots on a stage")
struct StageQueryTests {
  /// A row of settings: a caption and a switch of the same name.
  final class SettingsViewController: ViewController {
    let favorite = Switch()
    var pressed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let caption = Label(text: "Favorite")
      caption.frame = Rect(x: 10, y: 10, width: 100, height: 30)
      favorite.frame.origin = Point(x: 300, y: 10)
      favorite.accessibility.label = "Favorite"
      view.addSubview(caption)
      view.addSubview(favorite)
    }

    @discardableResult
    func add(_ title: String, _ frame: Rect, to container: View? = nil) -> Button {
      let button = Button(title: title)
      button.frame = frame
      button.addAction { [weak self] in self?.pressed.append("\(title) \(Int(frame.minY))") }
      (container ?? view).addSubview(button)
      return button
    }
  }

  let settings = SettingsViewController()
  let stage: Stage

  init() { stage = Stage(settings) }

  /// Returns the failures recorded during some work.
  private func failures(_ work: () -> Void) -> String {
    let log = WarningLog()
    withKnownIssue {
      work()
    } matching: { issue in
      for comment in issue.comments { log.add("\(comment)") }
      return true
    }
    return log.lines.joined(separator: "\n")
  }

  @Test("A name means the control, not the caption next to it")
  func controlsFirst() {
    stage.tap("Favorite")

    #expect(settings.favorite.isOn)
    #expect(stage.element("Favorite")?.view === settings.favorite)
  }

  @Test("An element is found by its role")
  func roles() {
    #expect(stage.element(.switch("Favorite"))?.view === settings.favorite)
    #expect(stage.element(.text("Favorite"))?.view is Label)
    #expect(stage.element(.button("Favorite")) == nil)
    #expect(stage.element(.switch())?.view === settings.favorite)
  }

  @Test("An element is found by its traits")
  func traits() {
    let save = settings.add("Save", Rect(x: 10, y: 60, width: 80, height: 30))
    #expect(stage.element(.element("Save", traits: .notEnabled)) == nil)

    save.isEnabled = false

    #expect(stage.element(.element("Save", traits: .notEnabled))?.view === save)
    #expect(stage.elements(.element(traits: [.button, .notEnabled])).count == 1)
  }

  @Test("An element is found at a point, the innermost first")
  func points() {
    #expect(stage.element(.at(20, 20))?.label == "Favorite")
    #expect(stage.element(.at(200, 250)) == nil)
  }

  @Test("Two controls with the same name fail the test, which lists both and presses neither")
  func ambiguity() {
    settings.add("Delete", Rect(x: 10, y: 60, width: 80, height: 30))
    settings.add("Delete", Rect(x: 10, y: 120, width: 80, height: 30))

    let message = failures { stage.tap("Delete") }

    #expect(settings.pressed.isEmpty)
    #expect(message.contains("2 elements"))
    #expect(message.contains("“Delete”"))
    #expect(message.contains("60"))
    #expect(message.contains("120"))
    #expect(message.contains("in: …"))
  }

  @Test("A container distinguishes elements with the same name")
  func containers() {
    for (name, y) in [("First", 60.0), ("Second", 120)] {
      let row = View(frame: Rect(x: 0, y: y, width: 300, height: 40))
      row.accessibility.label = name
      settings.view.addSubview(row)
      settings.add("Delete", Rect(x: 10, y: y == 60 ? 1 : 2, width: 80, height: 30), to: row)
    }

    stage.tap(.button("Delete", in: "Second"))

    #expect(settings.pressed == ["Delete 2"])
  }

  @Test("An element can be scrolled into view without acting on it")
  func scrollingIntoView() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 50, width: 400, height: 200))
    scrollView.contentSize = Size(width: 400, height: 2000)
    settings.view.addSubview(scrollView)
    settings.add("Dig", Rect(x: 10, y: 1500, width: 80, height: 30), to: scrollView)
    stage.turn()
    stage.scrollIntoView("Dig")
    #expect(scrollView.bounds.contains(Rect(x: 10, y: 1500, width: 80, height: 30)))
    #expect(settings.pressed.isEmpty)
    #expect(failures { stage.scrollIntoView("Fill") }.contains("Fill"))
  }

  @Test("An element that is scrolled out of sight is brought into view before it is pressed")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 50, width: 400, height: 200))
    scrollView.contentSize = Size(width: 400, height: 2000)
    settings.view.addSubview(scrollView)
    settings.add("Far", Rect(x: 10, y: 1500, width: 80, height: 30), to: scrollView)
    #expect(stage.element("Far") == nil)

    stage.tap("Far")

    #expect(settings.pressed == ["Far 1500"])
    #expect(stage.element("Far") != nil)
    #expect(scrollView.contentOffset.y > 1000)
  }

  @Test("An element that cannot be scrolled into view fails the test, which says where it is")
  func unreachable() {
    settings.add("Outside", Rect(x: 10, y: 700, width: 80, height: 30))

    let message = failures { stage.tap("Outside") }

    #expect(settings.pressed.isEmpty)
    #expect(message.contains("out of sight"))
    #expect(message.contains("700"))
  }

  @Test("A failure lists the elements in sight and those out of sight")
  func inventory() {
    settings.add("Outside", Rect(x: 10, y: 700, width: 80, height: 30))

    let message = failures { stage.tap(.button("Nobody")) }

    #expect(message.contains("no button “Nobody”"))
    #expect(message.contains("Favorite, switch"))
    #expect(message.contains("Favorite, text"))
    #expect(message.contains("out of sight:\n  Outside, button"))
  }

  @Test("A stage that is kept need not be used")
  func kept() async {
    var stage: Stage? = Stage(ViewController())
    weak let kept = stage
    await Task { @MainActor in }.value
    stage = nil
    #expect(kept == nil)
  }

  @Test("A stage that is discarded at once fails the test with the remedy")
  func discarded() {
    let message = failures { _ = Stage(ViewController()) }

    #expect(message.contains("let stage = Stage"))
  }
}

@MainActor
@Suite("Lists on a stage")
struct StageListTests {
  private final class NumbersViewController: TableViewController {
    var chosen: [Int] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      200
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test("The list is paged to a row without a cell before the row is pressed")
  func rows() {
    let numbers = NumbersViewController()
    let stage = Stage(numbers)
    #expect(stage.element("Row 150") == nil)

    stage.tap("Row 150")

    #expect(numbers.chosen == [150])
  }

  @Test("A list keeps its position if nothing in it has the name")
  func missing() {
    let numbers = NumbersViewController()
    let stage = Stage(numbers)
    numbers.tableView.setContentOffset(Point(x: 0, y: 88), animated: false)

    withKnownIssue { stage.tap("Row 999") }

    #expect(numbers.tableView.contentOffset.y == 88)
  }
}
