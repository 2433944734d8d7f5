import Containers
import ContainersTesting
import Testing

/// Methods of delegates in UIKit's shape are the ones that are called.
@MainActor
struct DelegateShapeTests {
  private final class Sizes: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      6
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> Size {
      asked += 1
      return Size(width: 40 + Double(indexPath.item), height: 30)
    }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets { EdgeInsets(top: 7, left: 11, bottom: 13, right: 17) }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> Double { 19 }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> Double { 300 }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> Size { Size(width: 0, height: 23) }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> Size { Size(width: 0, height: 29) }
  }

  private final class Plain: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      1_000_000
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func collection(
    _ source: some CollectionViewDataSource & CollectionViewDelegateFlowLayout
  ) -> (Stage, CollectionView, CollectionViewFlowLayout) {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    let layout = CollectionViewFlowLayout()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      CollectionViewFlowLayout.elementKindSectionHeader,
      CollectionViewFlowLayout.elementKindSectionFooter,
    ] {
      collection.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    controller.view.addSubview(collection)
    collection.delegate = source
    collection.dataSource = source
    stage.turn()
    return (stage, collection, layout)
  }

  @Test("A flow layout takes sizes, insets, spacings, headers and footers from its delegate")
  func flow() {
    let source = Sizes()
    let (_, collection, _) = collection(source)
    let first = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    let second = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    #expect(first?.size == Size(width: 40, height: 30))
    #expect(second?.size == Size(width: 41, height: 30))
    #expect(first?.minY == 30)
    #expect(second?.minY == 79)
    #expect(collection.contentSize.height == 347)
    #expect(source.asked.isMultiple(of: 6))
  }

  @Test("Without methods of the delegate, the properties of the layout count")
  func defaults() {
    let source = Plain()
    let (stage, collection, layout) = collection(source)
    layout.itemSize = Size(width: 60, height: 20)
    layout.sectionInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    layout.minimumLineSpacing = 3
    stage.turn()
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.layoutAttributesForItem(at: path)?.frame.size == layout.itemSize)
    #expect(collection.layoutAttributesForItem(at: path)?.frame.minY == 5)
    #expect(
      source.collectionView(collection, layout: layout, sizeForItemAt: path) == layout.itemSize)
    #expect(
      source.collectionView(collection, layout: layout, insetForSectionAt: 0)
        == layout.sectionInset)
    #expect(
      source.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0) == 3)
    #expect(
      source.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: 0)
        == layout.minimumInteritemSpacing)
    #expect(
      source.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: 0) == .zero
    )
    #expect(
      source.collectionView(collection, layout: layout, referenceSizeForFooterInSection: 0) == .zero
    )
  }

  private final class Pointing: ScrollViewDelegate {
    var proposed: Point?
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point,
      targetContentOffset: UnsafeMutablePointer<Point>
    ) {
      proposed = targetContentOffset.pointee
      targetContentOffset.pointee = Point(x: 0, y: 77)
    }
  }

  private final class Referring: ScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) { targetContentOffset.y = 77 }
  }

  private final class Overriding: ScrollViewController {
    override func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point,
      targetContentOffset: UnsafeMutablePointer<Point>
    ) { targetContentOffset.pointee.y = 77 }
  }

  @Test("The target of a drag can be changed through a pointer or an inout parameter")
  func target() {
    let pointing = Pointing()
    let overriding = Overriding()
    let delegates: [any ScrollViewDelegate] = [pointing, Referring(), overriding]
    for delegate in delegates {
      let controller = ViewController()
      let stage = Stage(controller, size: Size(width: 300, height: 400))
      let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
      scroll.contentSize = Size(width: 300, height: 4000)
      scroll.delegate = delegate
      controller.view.addSubview(scroll)
      stage.turn()
      stage.swipe(.at(100, 300), by: Point(x: 0, y: -150))
      stage.settle()
      #expect(scroll.contentOffset.y == 77)
    }
    #expect(pointing.proposed.map { $0.y > 0 } == true)
  }
}
