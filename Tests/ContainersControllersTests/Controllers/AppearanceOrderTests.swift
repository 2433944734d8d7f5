import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Appearance and layout")
struct AppearanceOrderTests {
  let transcript = Transcript()

  /// A view that records its layouts.
  final class LoggedView: View {
    let transcript: Transcript
    let logName: String

    init(_ name: String, _ transcript: Transcript) {
      logName = name
      self.transcript = transcript
      super.init(frame: Rect(x: 0, y: 0, width: 50, height: 40))
    }

    override func layoutSubviews() { transcript.add(logName, "layoutSubviews") }
  }

  /// A controller whose root view and its subview record their layouts.
  final class LoggedController: RecordingController {
    lazy var inner = LoggedView("inner", transcript)

    override func loadView() {
      view = LoggedView("root", transcript)
      view.addSubview(inner)
    }
  }

  @Test("C54: viewWillAppear, layout, on screen, viewDidAppear")
  func order() {
    let root = RecordingController("R", transcript)
    let stage = Stage()
    var frames: [String: Int] = [:]
    root.whenCalled = { frames[$0] = stage.presentedFrames }

    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.turn()

    #expect(
      transcript.firstLines.suffix(5) == [
        "R.viewWillAppear(false)", "R.viewIsAppearing(false)", "R.viewWillLayoutSubviews",
        "R.viewDidLayoutSubviews", "R.viewDidAppear(false)",
      ])
    #expect(frames["viewWillAppear(false)"] == 0)
    #expect(frames["viewDidLayoutSubviews"] == 0)
    #expect(frames["viewDidAppear(false)"] == 1)
  }

  @Test("C55: the callbacks are automatic, whatever shows or hides the root view")
  func visibility() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = RecordingController("C", transcript)
    let container = View()
    container.addSubview(child.view)
    transcript.clear()
    let appeared = [
      "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
    ]
    let disappeared = ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"]
    let changes: [(() -> Void, [String])] = [
      ({ parent.view.addSubview(container) }, appeared),
      ({ container.removeFromSuperview() }, disappeared),
      ({ parent.view.addSubview(container) }, appeared),
      ({ stage.window.close() }, disappeared),
      ({ stage.window.makeKeyAndVisible() }, appeared),
      ({ stage.window.rootViewController = nil }, disappeared),
    ]

    for (change, expected) in changes {
      change()
      stage.settle()
      #expect(transcript.linesWithoutLayout == expected)
      transcript.clear()
    }
  }

  @Test(
    "C57: adding, removing, and resizing mark the layout, which runs once, in the next frame",
    arguments: ["add", "remove", "resize", "insert", "all"])
  func marking(_ change: String) {
    let root = LoggedController("R", transcript)
    let stage = Stage(root)
    stage.settle()
    transcript.clear()

    let isAll = change == "all"
    if isAll || change == "add" { root.view.addSubview(View()) }
    if isAll || change == "insert" { root.view.insertSubview(View(), at: 0) }
    if isAll || change == "remove" { root.inner.removeFromSuperview() }
    if isAll || change == "resize" { root.view.bounds.size = Size(width: 60, height: 60) }
    #expect(transcript.lines.isEmpty)
    stage.turn()

    #expect(transcript.lines.filter { $0 == "root.layoutSubviews" }.count == 1)
  }

  @Test("C57: views constrained to a moved view follow in the next layout, not before")
  func moving() {
    let root = ViewController()
    let stage = Stage(root)
    let (moved, tied) = (View(frame: Rect(x: 10, y: 0, width: 20, height: 20)), View())
    tied.translatesAutoresizingMaskIntoConstraints = false
    for view in [moved, tied] { root.view.addSubview(view) }
    LayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: moved.trailingAnchor, constant: 5),
      tied.topAnchor.constraint(equalTo: moved.topAnchor),
      tied.widthAnchor.constraint(equalToConstant: 7),
      tied.heightAnchor.constraint(equalToConstant: 7),
    ])
    stage.settle()
    #expect(tied.frame == Rect(x: 35, y: 0, width: 7, height: 7))

    moved.center.x += 100
    #expect(tied.frame.minX == 35)
    stage.turn()

    #expect(tied.frame.minX == 135)
  }

  @Test("C58: layout pass: will layout, the root's subviews, did layout, then deeper views")
  func pass() {
    let root = LoggedController("R", transcript)

    Stage(root).turn()

    #expect(
      transcript.firstLines.filter { $0.contains("ayoutSubviews") } == [
        "R.viewWillLayoutSubviews", "root.layoutSubviews", "R.viewDidLayoutSubviews",
        "inner.layoutSubviews",
      ])
  }

  @Test("C58: trait changes are reported before the layout that follows them")
  func traitsFirst() {
    final class Themed: RecordingController {
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        record("traitCollectionDidChange")
      }
    }
    let root = Themed("R", transcript)
    let stage = Stage(root)
    transcript.clear()

    root.view.setNeedsLayout()
    root.overrideUserInterfaceStyle = .dark
    stage.turn()

    #expect(
      transcript.firstLines == [
        "R.traitCollectionDidChange", "R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews",
      ])
  }

  @Test("C60: changes a controller makes before and after the layout are in the same frame")
  func lateChanges() {
    let root = RecordingController("R", transcript)
    let (before, after) = (View(), View())
    for view in [before, after] { view.backgroundColor = Color(white: 1) }
    root.whenLoaded = { root in for view in [before, after] { root.view.addSubview(view) } }
    root.whenCalled = {
      if $0 == "viewWillLayoutSubviews" { before.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
      if $0 == "viewDidLayoutSubviews" { after.frame = before.frame.offsetBy(dx: 20, dy: 0) }
    }
    let stage = Stage()

    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.turn()

    #expect(stage.presentedFrames == 1)
    #expect(stage.picture.bitmap[5, 5] == 0xFFFF_FFFF)
    #expect(stage.picture.bitmap[25, 5] == 0xFFFF_FFFF)
    #expect(stage.picture.bitmap[15, 5] != 0xFFFF_FFFF)
  }

  /// A data source with two rows or none.
  private final class Rows: TableViewDataSource {
    var count = 0
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test(
    "C60: constraints set before the layout apply in it; a table reloaded after it is up to date")
  func constraintsAndTables() {
    let root = RecordingController("R", transcript)
    let (box, rows) = (View(), Rows())
    let table = TableView(frame: Rect(x: 0, y: 50, width: 200, height: 200), style: .plain)
    table.dataSource = rows
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    root.whenLoaded = {
      box.translatesAutoresizingMaskIntoConstraints = false
      $0.view.addSubview(box)
      $0.view.addSubview(table)
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: $0.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: $0.view.topAnchor), width,
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    var widthAfter = 0.0
    root.whenCalled = {
      if $0 == "viewWillLayoutSubviews" { width.constant = 40 }
      guard $0 == "viewDidLayoutSubviews" else { return }
      widthAfter = box.frame.width
      if rows.count == 0 {
        rows.count = 2
        table.reloadData()
      }
    }
    let stage = Stage()

    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.turn()

    #expect(stage.presentedFrames == 1)
    #expect(widthAfter == 40)
    #expect(table.visibleCells.count == 2)
  }

  @Test("C61: a view that a layout moves under the resting pointer is notified")
  func interested() {
    final class Hovered: View {
      var isUnderPointer = false
      override func pointerDidEnter() { isUnderPointer = true }
    }
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    let view = Hovered(frame: Rect(x: 300, y: 200, width: 20, height: 20))
    root.view.addSubview(view)
    stage.send(.pointerMoved(Point(x: 5, y: 5), modifiers: []))
    #expect(!view.isUnderPointer)
    root.whenCalled = {
      if $0 == "viewDidLayoutSubviews" { view.frame = Rect(x: 0, y: 0, width: 20, height: 20) }
    }

    root.view.setNeedsLayout()
    stage.turn()

    #expect(view.isUnderPointer)
  }
}
