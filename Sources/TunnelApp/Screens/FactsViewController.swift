import Atlas
import Containers

/// A popover with the most important facts about the place at one end of the tunnel.
///
/// It follows the end: what it shows is true of the place that it was last given.
final class FactsViewController: ViewController, KeyExplaining {
  var onUnclaimedKey: ((Key) -> Bool)?
  /// The end whose place it describes.
  let end: End
  /// Called with the text to copy.
  var onCopy: ((String) -> Void)?
  /// The notation of the coordinates.
  var format: CoordinateFormat {
    didSet { if format != oldValue { show() } }
  }

  private let lookup: PlaceLookup
  private let calendar: () -> Moment
  private var place: Coordinate
  private var name: EndName?
  /// The answer about the place; nil while it is pending.
  private var answer: Result<PlaceDescription, AssetError>?
  private lazy var card = PlaceCardView(end: end)

  /// Creates a popover that points at a view.
  ///
  /// - Parameter calendar: Returns the current time on Earth.
  init(
    of end: End, at place: Coordinate, named name: EndName?, written format: CoordinateFormat,
    lookup: PlaceLookup, calendar: @escaping () -> Moment, pointingAt source: View
  ) {
    self.end = end
    self.place = place
    self.name = name
    self.format = format
    self.lookup = lookup
    self.calendar = calendar
    super.init()
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = source
    popoverPresentationController?.backgroundColor = Theme.raised
    let sheet = popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.fitContent(of: self)
    // A window with a sheet at its edge is hardly wider than the popover.
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = false
  }

  override func loadView() { view = card }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.copy.addAction(for: .primaryActionTriggered) { [weak self] in
      guard let self else { return }
      onCopy?(format.copied(place))
    }
    ask()
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !explains(presses) { super.pressesBegan(presses) }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [card.copy] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fit()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { fit() }
  }

  /// Describes another place, unless it is the same.
  func follow(_ place: Coordinate, named name: EndName?) {
    guard place != self.place || name != self.name else { return }
    let isElsewhere = place != self.place
    (self.place, self.name) = (place, name)
    if isElsewhere { ask() } else { show() }
  }

  /// Shows the time at the place as of the moment that the window shows now.
  func momentDidChange() { show() }

  /// Makes the popover as high as its content, and wider for larger text.
  private func fit() {
    let room = view.window.map { max(0, $0.bounds.width - 16) } ?? .infinity
    let width = min(280 * max(1, view.textScale), room)
    let height = card.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
    let wanted = Size(width: width, height: height.rounded(.up))
    guard wanted != preferredContentSize else { return }
    preferredContentSize = wanted
    popoverPresentationController?.adaptiveSheetPresentationController.invalidateDetents()
  }

  private func ask() {
    answer = nil
    show()
    lookup.ask(place) { [weak self] result in
      self?.answer = result
      self?.show()
    }
  }

  private func show() {
    guard isViewLoaded else { return }
    switch answer {
    case nil: card.show(name)
    case .success(let description):
      card.show(
        inShownUnits { PlaceSummary(brief: description, on: calendar(), written: format) })
    case .failure(let error): card.show(failure: "\(error)")
    }
    fit()
  }
}
