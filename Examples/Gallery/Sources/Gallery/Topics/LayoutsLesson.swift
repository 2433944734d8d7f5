import Containers

/// A layout of one's own answers two questions: how large the content is, and where the items in a
/// rectangle are.
///
/// Items move when one layout replaces another, because the views stay the same.
final class LayoutsLesson: Lesson {
  private let dots = DotsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let choice = SegmentedControl(items: ["Circle", "Lines", "Spiral"])
    choice.selectedSegmentIndex = 0
    choice.accessibility.label = "Layout"
    choice.addAction(for: .valueChanged) { [weak self, unowned choice] in
      self?.dots.arrange(choice.selectedSegmentIndex)
    }
    add("Twenty-four items", dots, height: 380)
    add("Layout", choice)
  }
}

private final class DotsController: CollectionViewController {
  private static let count = 24

  init() { super.init(collectionViewLayout: CircleLayout(turns: 1)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = nil as Color?
    collectionView.accessibility.label = "Dots"
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "dot")
  }

  func arrange(_ index: Int) {
    let lines = CollectionViewFlowLayout()
    lines.itemSize = CircleLayout.size
    lines.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let layouts = [CircleLayout(turns: 1), lines, CircleLayout(turns: 3)]
    collectionView.setCollectionViewLayout(layouts[max(0, index)], animated: true)
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
    let hue = Double(indexPath.item) / Double(Self.count)
    cell.contentView.backgroundColor = Color(hue: hue, saturation: 0.7, brightness: 0.9)
    cell.contentView.cornerRadius = CircleLayout.size.width / 2
    cell.accessibility.label = "Item \(indexPath.item + 1)"
    return cell
  }
}

/// Places the items of the first section on a circle, or on a spiral of several turns.
private final class CircleLayout: CollectionViewLayout {
  static let size = Size(width: 32, height: 32)
  private let turns: Double
  private var places: [CollectionViewLayoutAttributes] = []

  init(turns: Double) {
    self.turns = turns
    super.init()
  }

  override func prepare() {
    guard let list = collectionView, list.numberOfSections > 0 else { return }
    let (bounds, count) = (list.bounds.size, list.numberOfItems(inSection: 0))
    let radius = max(0, min(bounds.width, bounds.height) / 2 - Self.size.width)
    places = (0..<count).map { item in
      let part = Double(item) / Double(max(1, count))
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let offset = Point.onCircle(
        part * turns, radius: turns > 1 ? radius * (0.2 + 0.8 * part) : radius)
      attributes.frame = Rect(
        x: bounds.width / 2 + offset.x - Self.size.width / 2,
        y: bounds.height / 2 + offset.y - Self.size.height / 2, width: Self.size.width,
        height: Self.size.height)
      return attributes
    }
  }

  override var collectionViewContentSize: Size { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    places.indices.contains(indexPath.item) ? places[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

extension Point {
  /// Returns the point after some turns around the origin, from the top.
  fileprivate static func onCircle(_ turns: Double, radius: Double) -> Point {
    Transform(rotationAngle: turns * 2 * .pi).apply(Point(x: 0, y: -radius))
  }
}
