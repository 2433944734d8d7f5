@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct CollectionUpdateTests {
  @Test("An inserted item animates from the layout's initial attributes to its own")
  func appearing() throws {
    let it = CollectionStage(count: 4)
    let layout = GrowingLayout()
    layout.itemSize = Size(width: 60, height: 60)
    it.collection.collectionViewLayout = layout
    it.stage.turn()
    it.items[0].insert(9, at: 1)
    it.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    it.stage.settle()
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(layout.asked == [IndexPath(item: 1, section: 0)])
    #expect(cell.transform3D == .identity)
    #expect(
      cell.frame == it.collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    )
    #expect(cell.alpha == 1)
  }

  @Test("Items resized by an update animate to their new size")
  func sizes() throws {
    let it = CollectionStage(count: 4)
    it.sizes = { _ in Size(width: 40, height: 40) }
    it.collection.collectionViewLayout.invalidateLayout()
    it.stage.turn()
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    it.sizes = { _ in Size(width: 80, height: 50) }
    it.collection.performBatchUpdates(nil)
    #expect(cell.animations != nil)
    it.stage.settle()
    #expect(cell.bounds.size == Size(width: 80, height: 50))
  }

  @Test("Reconfigured items keep their cells, which are configured again")
  func reconfigure() throws {
    let it = CollectionStage(count: 4)
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    it.items[0][2] = 77
    it.collection.reconfigureItems(at: [
      IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0),
    ])
    #expect((cell as? NumberCell)?.number == 77)
    #expect(it.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(it.numbers == [0, 1, 77, 3])
  }

  @Test("A snapshot reconfigures items that also move")
  func snapshot() throws {
    let it = CollectionStage([[]])
    var filled: [Int] = []
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: it.collection) {
      view, path, item in
      filled.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    it.stage.turn()
    let two = try #require(it.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    filled = []
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.reconfigureItems([2])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    source.apply(snapshot)
    it.stage.settle()
    #expect(filled == [2])
    #expect(it.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === two)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("A nested batch is performed with the outer one; its completion is called first")
  func nested() {
    let it = CollectionStage(count: 3)
    var ends: [String] = []
    it.collection.performBatchUpdates {
      it.items[0].removeFirst()
      it.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      it.collection.performBatchUpdates {
        it.items[0].append(9)
        it.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
      } completion: { _ in
        ends.append("inner")
      }
      #expect(ends.isEmpty)
      #expect(it.numbers == [0, 1, 2])
    } completion: { _ in
      ends.append("outer")
    }
    it.stage.settle()
    #expect(it.numbers == [1, 2, 9])
    #expect(ends == ["inner", "outer"])
  }

  @Test("Applying a snapshot during open updates is a trap that names the remedy")
  func snapshotInBatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = CollectionView(
          frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
          _, _, _ in nil
        }
        collection.performBatchUpdates { source.apply(source.snapshot()) }
      }
    }
    let message = result.standardError
    for text in ["CollectionViewDiffableDataSource", "outside performBatchUpdates"] {
      #expect(message.contains(text))
    }
  }

  @Test("Items know their position and the total, also after insertions before them")
  func positions() throws {
    let it = CollectionStage([[1, 2], [3, 4]])
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(cell.accessibility.position == AccessibilityProperties.Position(index: 3, count: 4))
    it.items[0].insert(9, at: 0)
    it.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    it.stage.settle()
    #expect(cell.accessibility.position == AccessibilityProperties.Position(index: 4, count: 5))
  }

  @Test("A press is canceled when its items change, and its cell is no longer highlighted")
  func pressAndUpdate() throws {
    let it = CollectionStage(count: 4)
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    it.stage.grab(.at(30, 30))
    #expect(cell.isHighlighted)
    #expect(it.presses == ["down 0"])
    it.items[0].insert(9, at: 0)
    it.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(!cell.isHighlighted)
    #expect(it.presses == ["down 0", "up 0"])
    it.stage.drop()
    it.stage.settle()
    #expect(it.selected.isEmpty)
  }

  @Test("Keys do not select an item that was removed together with others")
  func keysAfterReload() {
    let it = CollectionStage(count: 8)
    it.collection.selectionFollowsFocus = true
    it.stage.tap(.at(300, 30))
    it.log = []
    it.items = [[1]]
    it.collection.reloadData()
    it.stage.turn()
    it.stage.press(.space)
    it.stage.press(.enter)
    #expect(it.selected == [0])
    #expect(it.log == ["select 0", "open 0"])
  }

  @Test("The delegate hears when supplementary views appear and disappear")
  func supplements() throws {
    let it = CollectionStage([Array(0..<40), Array(0..<40)]) {
      $0.headerReferenceSize = Size(width: 0, height: 30)
    }
    let kind = CollectionViewFlowLayout.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    #expect(it.shownHeaders == [0])
    #expect(it.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
    #expect(
      it.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: first)?.size
        == Size(width: 320, height: 30))
    it.collection.contentOffset = Point(x: 0, y: 600)
    it.stage.turn()
    #expect(it.shownHeaders == [1])
    #expect(
      it.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 1)])
  }

  @Test("Reloading while a cell is created is a trap that says so")
  func reloadInTheMiddle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Reloading: CollectionViewDataSource {
          func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
            3
          }
          func collectionView(
            _ view: CollectionView, cellForItemAt indexPath: IndexPath
          ) -> CollectionViewCell {
            view.reloadData()
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
          }
        }
        let source = Reloading()
        let collection = CollectionView(
          frame: Rect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: CollectionViewFlowLayout())
        collection.dataSource = source
        collection.layoutIfNeeded()
      }
    }
    let message = result.standardError
    #expect(message.contains("cannot reload while its data source makes a cell"))
  }

  @Test("The tint shows the selection, and focus rings use it or high contrast")
  func tint() throws {
    let green = Color(hex: 0x338833)
    let it = CollectionStage(count: 8)
    it.collection.selectionFollowsFocus = true
    it.collection.tintColor = green
    it.stage.press(.tab)
    it.stage.press(.rightArrow)
    it.stage.turn()
    let ring = try #require(it.collection.entryRing)
    #expect(ring.borderColor == green)
    let cell = try #require(it.collection.visibleCells.first { $0.isSelected })
    let veil = try #require(cell.subviews.last as? SelectionVeil)
    #expect(veil.borderColor == green)
    #expect(veil.frame == cell.bounds)
    #expect(cell.borderWidth == 0)
    it.collection.traitOverrides.accessibilityContrast = .high
    it.stage.turn()
    #expect(ring.borderColor == DynamicColor.label.resolvedColor(with: ring.traitCollection))
    cell.isSelected = false
    #expect(!(cell.subviews.last is SelectionVeil))
  }
}

/// A layout whose new items grow from a tenth of their size.
@MainActor
private final class GrowingLayout: CollectionViewFlowLayout {
  var asked: [IndexPath] = []

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    asked.append(itemIndexPath)
    let result = layoutAttributesForItem(at: itemIndexPath)?.copy()
    result?.transform3D = Transform3D(Transform(scaleX: 0.1, y: 0.1))
    result?.frame.size = Size(width: 10, height: 10)
    result?.alpha = 0
    return result
  }
}
