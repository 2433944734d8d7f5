import Containers
import ContainersTesting
import Testing

@MainActor
struct CollectionViewControllerTests {
  @Test("The view is a collection of the items, and its selection is cleared on reappearance")
  func collection() {
    let controller = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    let stage = Stage(controller)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.count == 3)
    stage.tap("Two")
    #expect(controller.chosen == [1])
    #expect(controller.collectionView.indexPathsForSelectedItems?.map(\.item) == [1])

    for isAppearing in [false, true] {
      controller.beginAppearanceTransition(isAppearing, animated: false)
      controller.endAppearanceTransition()
    }

    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test("A controller can keep its selection on reappearance")
  func keptSelection() {
    let controller = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = false
    let stage = Stage(controller)
    stage.tap("Three")

    for isAppearing in [false, true] {
      controller.beginAppearanceTransition(isAppearing, animated: false)
      controller.endAppearanceTransition()
    }

    #expect(controller.collectionView.indexPathsForSelectedItems?.map(\.item) == [2])
  }

  @Test("Overrides of delegate methods for items and scrolling are called")
  func delegateMethods() {
    let controller = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    let stage = Stage(controller)

    controller.collectionView.contentOffset = Point(x: 0, y: 5)
    stage.settle()

    #expect(controller.shown == 3)
    #expect(controller.scrolls > 0)
  }

  @Test("The layout of the view is available before the view is loaded, without loading it")
  func layout() {
    let layout = CollectionViewFlowLayout()
    let controller = CollectionViewController(collectionViewLayout: layout)

    #expect(controller.collectionViewLayout === layout)
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView.collectionViewLayout === layout)
    let other = CollectionViewFlowLayout()
    controller.collectionView.collectionViewLayout = other
    #expect(controller.collectionViewLayout === other)
  }

  @Test("A subclass that adopts the flow layout delegate determines the sizes of items")
  func sizes() {
    let controller = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    let stage = Stage(controller)
    stage.settle()

    #expect(controller.collectionView.visibleCells.map(\.frame.height) == [20, 30, 40])
  }
}

/// Three items in a column.
@MainActor
private final class Tiles: CollectionViewController, CollectionViewDelegateFlowLayout {
  var chosen: [Int] = []
  var shown = 0
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibility.label = ["One", "Two", "Three"][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen.append(indexPath.item) }

  override func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown += 1 }

  override func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { Size(width: collectionView.bounds.width, height: 20 + Double(indexPath.item) * 10) }
}
