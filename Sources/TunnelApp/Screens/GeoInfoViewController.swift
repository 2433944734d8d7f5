import Atlas
import Containers

/// What is known of the place at one end of the tunnel.
final class GeoInfoViewController: ViewController {
  /// The place; a move of less than 100 metres asks nothing anew.
  var location: Coordinate? {
    didSet { locationDidChange() }
  }

  /// How the coordinates are written.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { if format != oldValue, let answer { summarize(answer) } }
  }

  /// What is shown.
  private(set) var content = InfoView.Content.thinking {
    didSet { show() }
  }

  private let end: End
  private let lookup: PlaceLookup
  private let calendar: () -> Moment
  private var asked: Coordinate?
  private var answer: PlaceDescription?

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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? InfoView)?.flashScrollIndicators()
  }

  /// Shows an answer that is already at hand, whatever was asked before.
  func show(_ description: PlaceDescription) {
    lookup.cancel()
    asked = description.coordinate
    summarize(description)
  }

  /// Shows an answer as it is at this moment: the time there goes on.
  private func summarize(_ description: PlaceDescription) {
    answer = description
    content = .summary(PlaceSummary(description, end: end, on: calendar(), written: format))
  }

  private func locationDidChange() {
    guard let location else { return }
    if let asked, GreatCircle(from: asked, to: location).distance < 100 {
      if let answer { summarize(answer) }
      return
    }
    asked = location
    answer = nil
    content = .thinking
    lookup.ask(location) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let description):
        summarize(description)
      case .failure(let error):
        asked = nil
        content = .failure("\(error)")
      }
    }
  }

  private func show() { (viewIfLoaded as? InfoView)?.content = content }
}
