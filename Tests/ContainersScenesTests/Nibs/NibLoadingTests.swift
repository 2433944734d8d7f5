import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

/// A source whose nibs are closures, which records the names that it is asked for.
@MainActor
private final class NibShelf: NibSource {
  var nibs: [String: (ViewController) -> Void]
  private(set) var asked: [String] = []

  init(_ nibs: [String: (ViewController) -> Void] = [:]) { self.nibs = nibs }

  func loadNib(named name: String, owner: ViewController) -> Bool {
    asked.append(name)
    guard let load = nibs[name] else { return false }
    load(owner)
    return true
  }
}

private final class MapViewController: ViewController {
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

private final class Atlas: ViewController {}

@MainActor
@Suite("Loading a view from a nib", .noWarnings)
struct NibLoadingTests {
  private let label = Label(text: "From the nib")

  private func load(_ owner: ViewController) {
    let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 30))
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(label)
    owner.view = root
  }

  @Test("C22, C25, C30: a nib is loaded on the first access to the view, and viewDidLoad follows")
  func onFirstAccess() {
    let shelf = NibShelf(["Map": load])
    let controller = MapViewController(nibName: "Map", bundle: shelf)
    #expect(controller.nibBundle === shelf)
    #expect(shelf.asked == [])

    #expect(controller.view.subviews == [label])
    #expect(controller.loads == 1)
    controller.loadViewIfNeeded()
    #expect(shelf.asked == ["Map"])
  }

  @Test("C41: the view of a nib gets the size of its window, and appears")
  func inWindow() {
    let controller = MapViewController(nibName: "Map", bundle: NibShelf(["Map": load]))
    let stage = Stage(controller, size: Size(width: 320, height: 200))

    #expect(controller.view.bounds.size == Size(width: 320, height: 200))
    #expect(stage.element("From the nib") != nil)
  }

  @Test("C35: the name and the source given to a controller can be read, and may be nil")
  func origin() {
    let shelf = NibShelf()
    let controller = ViewController(nibName: "Map", bundle: shelf)

    #expect(controller.nibName == "Map")
    #expect(controller.nibBundle as? NibShelf === shelf)
    for plain in [ViewController(), ViewController(nibName: nil, bundle: nil)] {
      #expect(plain.nibName == nil)
      #expect(plain.nibBundle == nil)
    }
    #expect(ViewController(nibName: nil, bundle: shelf).nibName == nil)
  }

  @Test("C31, C32: without a name, the class without the suffix “Controller” is looked for first")
  func nameWithoutSuffix() {
    let shelf = NibShelf(["MapView": load, "MapViewController": { _ in Issue.record() }])
    let controller = MapViewController(nibName: nil, bundle: shelf)

    #expect(controller.view.subviews == [label])
    #expect(shelf.asked == ["MapView"])
  }

  @Test("C33: then the name of the class is looked for; a class without the suffix has only that")
  func nameOfClass() {
    let shelf = NibShelf(["MapViewController": load, "Atlas": load])
    let controller = MapViewController(nibName: nil, bundle: shelf)

    #expect(controller.view.subviews == [label])
    #expect(shelf.asked == ["MapView", "MapViewController"])
    let atlas = Atlas(nibName: nil, bundle: shelf)
    #expect(atlas.view.subviews == [label])
    #expect(shelf.asked.suffix(1) == ["Atlas"])
  }

  @Test("F705: if no nib is found by the name of the class, the view is plain")
  func nothingFound() {
    let shelf = NibShelf()
    let controller = MapViewController(nibName: nil, bundle: shelf)

    #expect(type(of: controller.view as View) == View.self)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(shelf.asked == ["MapView", "MapViewController"])
  }

  @Test("F705: a controller that overrides loadView asks for no nib")
  func overridden() {
    final class Custom: ViewController {
      override func loadView() { view = Label(text: "Own") }
    }
    let shelf = NibShelf(["Custom": load])
    let controller = Custom(nibName: "Custom", bundle: shelf)

    #expect(controller.view is Label)
    #expect(shelf.asked == [])
  }

  @Test("C30: after view = nil, the nib is loaded again")
  func again() {
    var count = 0
    let shelf = NibShelf([
      "Map": { owner in
        count += 1
        owner.view = View()
      }
    ])
    let controller = MapViewController(nibName: "Map", bundle: shelf)
    let first: View = controller.view

    controller.view = nil

    #expect(controller.view !== first)
    #expect(count == 2)
  }

  @Test("A table controller with a nib shows its table, and provides what the nib left open")
  func table() {
    final class Other: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    final class Delegate: ScrollViewDelegate {}
    let (table, other) = (TableView(frame: .zero, style: .grouped), Other())
    let delegate = Delegate()
    let shelf = NibShelf([
      "Open": { $0.view = TableView(frame: .zero, style: .grouped) },
      "Connected": {
        table.dataSource = other
        table.delegate = delegate
        $0.view = table
      },
    ])

    let open = TableViewController(nibName: "Open", bundle: shelf)
    #expect(open.tableView.style == .grouped)
    #expect(open.tableView.dataSource === open)
    #expect(open.tableView.delegate === open)
    let connected = TableViewController(nibName: "Connected", bundle: shelf)
    #expect(connected.tableView === table)
    #expect(connected.tableView.dataSource === other)
    #expect(connected.tableView.delegate === delegate)
    let plain = TableViewController(nibName: nil, bundle: nil)
    #expect(plain.tableView.style == .plain)
    #expect(plain.tableView.dataSource === plain)
  }

  @Test("A collection controller with a nib shows its collection, and one without a flow layout")
  func collection() {
    let own = CollectionView(frame: .zero, collectionViewLayout: CollectionViewLayout())
    let controller = CollectionViewController(
      nibName: "Own", bundle: NibShelf(["Own": { $0.view = own }]))
    #expect(controller.collectionView === own)
    #expect(controller.collectionView.dataSource === controller)

    let plain = CollectionViewController(nibName: nil, bundle: nil)
    #expect(plain.collectionViewLayout is CollectionViewFlowLayout)
    #expect(plain.collectionView.collectionViewLayout === plain.collectionViewLayout)
  }

  @Test("C30: a named nib that the source does not have traps, naming all parties and the remedy")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        MapViewController(nibName: "Mpa", bundle: NibShelf()).loadViewIfNeeded()
      }
    }
    let message = result.standardError
    for text in ["MapViewController", "“Mpa”", "NibShelf", "Correct the name"] {
      #expect(message.contains(text))
    }
  }

  @Test("C30: a named nib without a source traps, naming the controller and the remedy")
  func withoutSource() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { MapViewController(nibName: "Map", bundle: nil).loadViewIfNeeded() }
    }
    let message = result.standardError
    for text in ["MapViewController", "“Map”", "without a bundle", "override loadView"] {
      #expect(message.contains(text))
    }
  }

  @Test("C30: a nib that leaves the controller without a view traps, naming both")
  func withoutView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let shelf = NibShelf(["Map": { _ in }])
        MapViewController(nibName: "Map", bundle: shelf).loadViewIfNeeded()
      }
    }
    let message = result.standardError
    for text in ["MapViewController", "“Map”", "assigns the root view"] {
      #expect(message.contains(text))
    }
  }
}
