import Atlas
import Containers

/// A controller that shows facts about the place at one end of the tunnel, and at its exit about the
/// tunnel.
final class GeoInfoViewController: ViewController {
  /// The place.
  ///
  /// A move of less than 100 meters does not trigger a new lookup.
  var location: Coordinate? {
    didSet { locationDidChange() }
  }

  /// The notation of the coordinates.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { if format != oldValue, let answer { summarize(answer) } }
  }

  /// Called with a fact to copy.
  var onCopy: ((Fact) -> Void)?
  /// Called when the user asks for the fall through the tunnel.
  var onFall: (() -> Void)?

  /// The content that is shown.
  private(set) var content = InfoView.Content.thinking {
    didSet { show() }
  }

  private let end: End
  private let lookup: PlaceLookup
  private let calendar: () -> Moment
  private var asked: Coordinate?
  private(set) var answer: PlaceDescription?
  /// Whether the moment has changed while the view was in no window.
  private var isOutdated = false
  /// The tunnel that comes out here; nil at the start, and until the place is known.
  private var tunnel: TunnelSummary? {
    didSet { (viewIfLoaded as? InfoView)?.tunnel = tunnel }
  }

  /// Creates a controller for one end.
  ///
  /// - Parameter calendar: Returns the current time on Earth.
  init(end: End, lookup: PlaceLookup, calendar: @escaping () -> Moment) {
    self.end = end
    self.lookup = lookup
    self.calendar = calendar
    super.init()
  }

  override func loadView() {
    let info = InfoView(end: end)
    info.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    info.onCopy = { [weak self] in self?.onCopy?($0) }
    info.onFall = { [weak self] in self?.onFall?() }
    info.tunnel = tunnel
    view = info
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UnitsTrait.self]) { (info: Self, _) in
      info.describeTunnel()
      if let answer = info.answer { info.summarize(answer) }
    }
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isOutdated, let answer { summarize(answer) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? InfoView)?.flashScrollIndicators()
  }

  /// Shows a known answer and cancels a pending lookup.
  func show(_ description: PlaceDescription) {
    lookup.cancel()
    asked = description.coordinate
    describeTunnel()
    summarize(description)
  }

  /// Shows an answer as of now, with the current time at the place.
  private func summarize(_ description: PlaceDescription) {
    answer = description
    isOutdated = false
    content = inShownUnits {
      .summary(PlaceSummary(description, on: calendar(), written: format))
    }
  }

  /// Shows the time at the place as of the moment that the window shows now.
  func momentDidChange() {
    guard let answer else { return }
    if viewIfLoaded?.window != nil { summarize(answer) } else { isOutdated = true }
  }

  /// Describes the tunnel, which needs no answer.
  private func describeTunnel() {
    guard end == .target, let asked else { return }
    tunnel = inShownUnits { TunnelSummary(to: asked) }
  }

  private func locationDidChange() {
    guard let location else { return }
    if let asked, GreatCircle(from: asked, to: location).distance < 100 {
      if let answer { summarize(answer) }
      return
    }
    asked = location
    describeTunnel()
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
