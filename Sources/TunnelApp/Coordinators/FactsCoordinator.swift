import Atlas
import Containers

/// Shows facts about the place at an end, which follow the end.
final class FactsCoordinator {
  private let strip: StripView
  private let naming: EndNaming
  private let settings: SettingsCoordinator
  private let sharing: ShareCoordinator
  private let panels: Panels
  private let lookup: PlaceLookup.Answer
  private let calendar: () -> Moment
  private var token: ObservationToken?

  /// Creates a coordinator that asks about places.
  ///
  /// - Parameters:
  ///   - lookup: Answers a question about a place, off the main actor.
  ///   - calendar: Returns the current time on Earth.
  init(
    strip: StripView, naming: EndNaming, settings: SettingsCoordinator,
    sharing: ShareCoordinator, panels: Panels, lookup: @escaping PlaceLookup.Answer,
    calendar: @escaping () -> Moment
  ) {
    (self.strip, self.naming, self.settings) = (strip, naming, settings)
    (self.sharing, self.panels, self.lookup, self.calendar) = (sharing, panels, lookup, calendar)
    token = naming.observe(\.names) { [weak self] _ in self?.follow() }
  }

  /// Shows facts about the place at an end, in a popover that points at its name and coordinates
  /// and covers neither.
  func show(of end: End) {
    let view = strip.ends[end]
    let facts = FactsViewController(
      of: end, at: view.coordinate, named: view.name, written: settings.format,
      lookup: PlaceLookup(answer: lookup), calendar: calendar, pointingAt: view)
    facts.onCopy = { [weak sharing] in sharing?.copy($0) }
    panels.show(panel: facts)
  }

  /// Lets the open facts describe where their end is now.
  private func follow() {
    guard let facts = panels.wanted as? FactsViewController else { return }
    let view = strip.ends[facts.end]
    facts.format = settings.format
    facts.follow(view.coordinate, named: view.name)
  }
}
