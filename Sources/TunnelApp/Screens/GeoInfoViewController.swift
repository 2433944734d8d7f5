import Atlas
import Containers

/// What is known of the place at one end of the tunnel.
final class GeoInfoViewController: ViewController {
  /// The place; a move of less than 100 metres asks nothing anew.
  var location: Coordinate? {
    didSet { locationDidChange(from: oldValue) }
  }

  /// What is shown; nil while the answer is not there.
  private(set) var summary: PlaceSummary?

  private let end: End
  private let lookup: PlaceLookup
  private let calendar: () -> Moment
  private var asked: Coordinate?

  /// Makes a controller for one end.
  ///
  /// - Parameter calendar: What time it is on Earth.
  init(end: End, lookup: PlaceLookup, calendar: @escaping () -> Moment) {
    self.end = end
    self.lookup = lookup
    self.calendar = calendar
    super.init()
  }

  override func loadView() {
    let info = InfoView(end: end)
    info.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = info
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Shows an answer that is already at hand.
  func show(_ description: PlaceDescription) {
    asked = description.coordinate
    summary = PlaceSummary(description, end: end, on: calendar())
    show()
  }

  private func locationDidChange(from old: Coordinate?) {
    guard let location else { return }
    if let asked, GreatCircle(from: asked, to: location).distance < 100 { return }
    asked = location
    summary = nil
    show()
    lookup.describe(location) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let description): show(description)
      case .failure(let error): showFailure(error)
      }
    }
  }

  private func show() {
    guard let info = viewIfLoaded as? InfoView else { return }
    if let summary {
      info.content = .summary(summary)
    } else {
      info.content = .thinking
    }
  }

  private func showFailure(_ error: AssetError) {
    asked = nil
    (viewIfLoaded as? InfoView)?.content = .failure("\(error)")
  }
}
