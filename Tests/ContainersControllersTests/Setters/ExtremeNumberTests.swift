import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Extreme numbers")
struct ExtremeNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e9, -1e9, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Shows a view, sets a number in each layout, and takes a picture.
  private func use(_ view: View, _ set: @escaping () -> Void) {
    let controller = SettingController()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    controller.view.addSubview(view)
    let stage = Stage(controller)
    set()
    controller.onLayout = set
    controller.view.setNeedsLayout()
    stage.settle(within: .milliseconds(200))
    #expect(!stage.application.isFrameDue)
    #expect(stage.picture.size == stage.window.bounds.size)
  }

  @Test("Any opacity can be set; one that is no number counts as 0", arguments: numbers)
  func opacity(_ number: Double) {
    let view = View()
    view.backgroundColor = Color.black
    use(view) { view.alpha = number }
    if number.isNaN { #expect(view.alpha == 0) }
  }

  @Test("Any value and range of a slider can be set", arguments: numbers)
  func slider(_ number: Double) {
    let slider = Slider()
    use(slider) { slider.value = number }
    #expect(!slider.value.isNaN)
    guard !number.isNaN else { return }
    use(slider) { slider.minimumValue = number }
    use(slider) { slider.maximumValue = number }
  }

  @Test("Items without room beside each other get a line each", arguments: [1e9, 1e300, .infinity])
  func spacing(_ number: Double) {
    let layout = CollectionViewFlowLayout()
    let view = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    let source = TwoItems()
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    use(view) { layout.minimumInteritemSpacing = number }
    let places = [0, 1].compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minY
    }
    #expect(places == [0, 60])
  }

  @Test("Any value of a stepper and a progress bar can be set", arguments: numbers)
  func values(_ number: Double) {
    let (stepper, progress) = (Stepper(), ProgressView())
    use(stepper) { stepper.value = number }
    use(progress) { progress.progress = number }
  }
}

/// A data source of two items.
private final class TwoItems: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    2
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A controller that sets something in each layout.
private final class SettingController: ViewController {
  var onLayout: (() -> Void)?

  override func viewDidLayoutSubviews() { onLayout?() }
}
