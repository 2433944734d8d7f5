import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("What marks the focused view")
struct FocusEffectTests {
  private final class Focusable: View {
    override var canBecomeFocused: Bool { true }
  }

  private let root = ViewController()
  private let stage: Stage

  init() {
    stage = Stage(root, size: Size(width: 300, height: 200))
    stage.settle()
  }

  private func add<Added: View>(_ view: Added) -> Added {
    view.frame = Rect(x: 50, y: 50, width: 120, height: 60)
    root.view.addSubview(view)
    stage.settle()
    return view
  }

  private func ring(in view: View) -> View? {
    view.subviews.first { $0 is FocusRingView && !$0.isHidden }
  }

  @Test("F1229: A view has no focus effect, and one that is set shows while it has the focus")
  func halo() throws {
    let view = add(Focusable())
    #expect(view.focusEffect == nil)
    stage.press(.tab)
    #expect(ring(in: view) == nil)

    view.cornerRadius = 10
    view.focusEffect = FocusHaloEffect()
    let shown = try #require(ring(in: view))
    #expect(shown.frame == Rect(x: -3, y: -3, width: 126, height: 66))
    #expect(shown.cornerRadius == 13)
    view.focusEffect = FocusHaloEffect(
      roundedRect: Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4)
    #expect(ring(in: view)?.frame == Rect(x: 7, y: 7, width: 26, height: 26))
    view.focusEffect = FocusHaloEffect(rect: Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(ring(in: view)?.cornerRadius == 13)
    stage.window.moveFocus(to: nil)
    #expect(ring(in: view) == nil)
  }

  @Test("F1229: The ring follows the size of the view, and lies inside a view that clips")
  func size() {
    let view = add(Focusable())
    view.clipsToBounds = true
    view.focusEffect = FocusHaloEffect()
    stage.press(.tab)
    #expect(ring(in: view)?.frame == view.bounds)

    view.frame.size.width = 200
    stage.settle()
    #expect(ring(in: view)?.frame == view.bounds)
  }

  @Test("F1229: A click shows no ring, and a key shows it again")
  func mouse() {
    let view = add(Focusable())
    view.focusEffect = FocusHaloEffect()
    stage.press(.tab)
    stage.window.focus.isKeyboardInUse = false
    #expect(ring(in: view) == nil)
    stage.window.focus.isKeyboardInUse = true
    #expect(ring(in: view) != nil)
  }

  @Test("F1229: Controls have an effect of their own, which can be another one, or left off")
  func control() {
    let control = add(Switch())
    stage.press(.tab)
    #expect(control.focusEffect != nil)
    #expect(ring(in: control) != nil)

    control.focusEffect = nil
    stage.settle()
    #expect(ring(in: control) == nil)
    control.focusEffect = FocusHaloEffect(roundedRect: .null, cornerRadius: 2)
    stage.settle()
    #expect(ring(in: control)?.frame == Rect(x: -3, y: -3, width: 126, height: 66))
  }

  @Test("F1229: A button that draws its own effect leaves it off, too")
  func button() {
    let button = add(Button(title: "Dig"))
    button.frame = Rect(x: 50, y: 50, width: 120, height: 60)
    stage.settle()
    let plain = stage.picture
    stage.press(.tab)
    stage.settle()
    #expect(button.focusEffect != nil)
    #expect(!looksSame(plain))

    button.focusEffect = nil
    stage.settle()
    #expect(looksSame(plain))
    button.focusEffect = FocusHaloEffect()
    #expect(ring(in: button) != nil)
  }

  @Test("F1229: A text view and a scroll view leave it off", arguments: [false, true])
  func scrollView(isText: Bool) {
    let view = add(isText ? TextView() : ScrollView())
    view.contentSize = Size(width: 100, height: 900)
    stage.settle()
    stage.press(.tab)
    #expect(view.isFocused)
    #expect(ring(in: view) != nil)

    view.focusEffect = nil
    #expect(ring(in: view) == nil)
    view.focusEffect = FocusHaloEffect()
    #expect(ring(in: view) != nil)
  }

  private func looksSame(_ picture: Image) -> Bool {
    PictureDifference(stage.picture, picture, tolerance: .exact)?.count == 0
  }

  private func table() -> TableView {
    let rows = Rows(style: .plain)
    root.addChild(rows)
    let table = add(rows.tableView)
    table.frame = root.view.bounds
    rows.didMove(toParent: root)
    stage.settle()
    stage.press(.tab)
    stage.settle()
    return table
  }

  private final class Rows: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { 3 }

    override func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      if path.row == 1 { cell.focusEffect = nil }
      return cell
    }
  }

  @Test("F1229: A cell leaves off the ring of its list, for itself alone")
  func cell() throws {
    let table = table()
    #expect(ring(in: table) != nil)

    stage.press(.downArrow)
    stage.settle()
    #expect(ring(in: table) == nil)
    stage.press(.downArrow)
    stage.settle()
    #expect(ring(in: table) != nil)
    table.focusEffect = nil
    stage.settle()
    #expect(ring(in: table) == nil)
  }

  @Test("F1229: A cell has another ring around a part of it")
  func partOfCell() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.focusEffect != nil)

    cell.focusEffect = FocusHaloEffect(
      roundedRect: Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4)
    #expect(ring(in: table)?.frame == Rect(x: 7, y: 7, width: 26, height: 26))
    cell.focusEffect = nil
    #expect(ring(in: table) == nil)
  }
}
