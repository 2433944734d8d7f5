import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of a collection's layout", .noWarnings)
struct LayoutOverridesTests {
  let controller = ViewController()
  let stage: Stage

  init() { stage = Stage(controller) }

  @Test("A layout decides where scrolling comes to rest")
  func restingPlace() {
    final class Pages: CollectionViewFlowLayout {
      var proposals: [Point] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
      ) -> Point {
        proposals.append(proposedContentOffset)
        return Point(x: 0, y: 300)
      }
    }
    let layout = Pages()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let source = Numbers()
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    controller.view.addSubview(collection)
    stage.turn()
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 150)))
    for y in stride(from: 140.0, through: 50, by: -10) {
      stage.advance(by: .milliseconds(16))
      stage.send(.fingerMoved(id: 1, Point(x: 100, y: y)))
    }
    stage.send(.fingerUp(id: 1, Point(x: 100, y: 50)))
    stage.settle()

    #expect(layout.proposals.count == 1)
    #expect(collection.contentOffset == Point(x: 0, y: 300))
  }
}

/// A hundred items.
private final class Numbers: CollectionViewDataSource {
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
