import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("What text and collection views keep in the state", .noWarnings)
@MainActor
struct RestorationViewTests {
  /// Starts a program with a view, lets the user change it, and returns the view of the next start.
  private func restored<Shown: View>(
    _ make: () -> Shown, change: (Shown) -> Void, then: (Shown) -> Void
  ) {
    let files = MemoryFiles()
    for isFirst in [true, false] {
      let program = RestorationProgram(files)
      let view = make()
      view.restorationIdentifier = "view"
      view.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      let root = ViewController()
      root.restorationIdentifier = "root"
      root.view.addSubview(view)
      program.addWindow(root)
      program.launch()
      if isFirst { change(view) } else { then(view) }
      program.advance(by: .milliseconds(50))
      program.application.terminate()
    }
  }

  private func text(_ view: TextView) -> Substring? { view.text.map { $0[view.selectedRange] } }

  @Test("C173, F806: A text view returns with its text, its selection, and the place in it")
  func textView() {
    let lines = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    restored {
      TextView()
    } change: { view in
      view.text = lines
      if let range = lines.firstRange(of: "line 50") { view.selectedRange = range }
      view.layoutIfNeeded()
      view.contentOffset = Point(x: 0, y: 320)
    } then: { view in
      #expect(view.text == lines)
      #expect(text(view) == "line 50")
      #expect(view.contentOffset == Point(x: 0, y: 320))
    }
  }

  @Test("F806: A selection among characters of several bytes returns exactly")
  func widths() {
    let words = "a\u{1F469}\u{200D}\u{1F680} é e\u{301} \u{1F30A}\u{1F30A}"
    restored {
      TextView()
    } change: { view in
      view.text = words
      if let range = words.firstRange(of: "e\u{301} \u{1F30A}") { view.selectedRange = range }
    } then: { view in
      #expect(text(view) == "e\u{301} \u{1F30A}")
    }
  }

  @Test("F806: The selection of a field returns")
  func field() {
    restored {
      TextField()
    } change: { field in
      field.text = "one two three"
      field.selectedTextRange = field.textRange(
        from: field.position(from: field.beginningOfDocument, offset: 4)
          ?? field.beginningOfDocument,
        to: field.position(from: field.beginningOfDocument, offset: 7) ?? field.endOfDocument)
    } then: { field in
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "two")
    }
  }

  @Test("C173, F806: A collection returns to the same items although they have moved")
  func collection() {
    var sources: [NamedItems] = []
    restored { () -> CollectionView in
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 90, height: 40)
      layout.minimumLineSpacing = 0
      let collection = CollectionView(
        frame: Rect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = NamedItems(first: sources.count * 20)
      sources.append(source)
      collection.dataSource = source
      return collection
    } change: { collection in
      collection.layoutIfNeeded()
      collection.contentOffset = Point(x: 0, y: 15 * 40 + 7)
      collection.layoutIfNeeded()
      collection.selectItem(
        at: IndexPath(item: 33, section: 0), animated: false, scrollPosition: [])
    } then: { collection in
      #expect(collection.contentOffset == Point(x: 0, y: 5 * 40 + 7))
      #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 13, section: 0)])
    }
  }

  @Test("F806: Items that are gone are not selected, and a place that is gone is left")
  func goneItems() {
    var sources: [NamedItems] = []
    restored { () -> CollectionView in
      let collection = CollectionView(
        frame: Rect(x: 0, y: 0, width: 200, height: 200),
        collectionViewLayout: CollectionViewFlowLayout())
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = NamedItems(first: sources.count * 1000)
      sources.append(source)
      collection.dataSource = source
      return collection
    } change: { collection in
      collection.layoutIfNeeded()
      collection.contentOffset = Point(x: 0, y: 200)
      collection.layoutIfNeeded()
      collection.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    } then: { collection in
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }
  }

  @Test("C173: A list whose data source names no elements keeps neither place nor selection")
  func namelessItems() {
    var sources: [PlainRows] = []
    restored { () -> TableView in
      let table = TableView()
      table.rowHeight = 40
      let source = PlainRows()
      sources.append(source)
      table.dataSource = source
      return table
    } change: { table in
      table.contentOffset = Point(x: 0, y: 400)
      table.selectRow(at: IndexPath(row: 11, section: 0), animated: false, scrollPosition: .none)
    } then: { table in
      #expect(table.contentOffset == .zero)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }
}

/// Items that are named by their numbers.
@MainActor
private final class NamedItems: CollectionViewDataSource, DataSourceModelAssociation {
  let first: Int

  init(first: Int) { self.first = first }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func modelIdentifierForElement(at idx: IndexPath, in view: View) -> String? {
    "\(idx.item + first)"
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int(identifier).map { IndexPath(item: $0 - first, section: 0) }
  }
}

/// Rows without names.
@MainActor
private final class PlainRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}
