import Atlas
import Containers

/// The parent of the sides of both ends, which exchanges them.
protocol FlipDelegate: AnyObject {
  /// Replaces what is shown of an end by its other side.
  func flip(_ end: End, completion: @escaping () -> Void)
}

/// Flips both ends from their maps to their facts, and back.
final class FlipCoordinator: ObservationSource {
  weak var delegate: (any FlipDelegate)?
  /// Whether the facts are shown instead of the maps.
  @Observed var showsInfo = false
  /// Whether a flip is running.
  private(set) var isFlipping = false

  private let current: CurrentDig
  private let maps: Ends<MapViewController>
  private let infos: Ends<GeoInfoViewController>
  private let strip: StripView
  private let notice: NoticeView
  private weak var focusAfterFlip: View?
  /// Says the headlines after a flip, once both answers are there.
  private lazy var speech = RestingSpeech(after: .milliseconds(100))

  init(
    current: CurrentDig, maps: Ends<MapViewController>, infos: Ends<GeoInfoViewController>,
    strip: StripView, notice: NoticeView
  ) {
    (self.current, self.maps, self.infos) = (current, maps, infos)
    (self.strip, self.notice) = (strip, notice)
  }

  /// Flips both containers, the start first, to the information sides or back to the maps.
  func flip() {
    guard !isFlipping, let delegate else { return }
    for map in maps.values { map.cancelDrag() }
    isFlipping = true
    focusAfterFlip = successor(of: strip.window?.focusedView)
    strip.radar.isEnabled = false
    // Before those who observe the coordinator look at the strip.
    strip.showsInfo = !showsInfo
    showsInfo.toggle()
    if showsInfo { handOverLocations() }
    delegate.flip(.start) { [weak self] in
      self?.delegate?.flip(.target) { [weak self] in self?.flipDidEnd() }
    }
  }

  /// Flips to the information sides with both answers available at once.
  func flip(answering answer: PlaceLookup.Answer) throws(AssetError) {
    flip()
    for end in End.allCases { infos[end].show(try answer(current.dig.place(at: end))) }
  }

  /// Turns back to the maps, to show there what a command does.
  func turnToMaps() {
    if showsInfo { flip() }
  }

  /// Passes the places of the ends to the information sides.
  func handOverLocations() {
    for end in End.allCases { infos[end].location = current.dig.place(at: end) }
  }

  /// Flips both maps, or back.
  ///
  /// The same key is handled by ``TunnelSplitViewController/pressesBegan(_:)``, which lets the focused
  /// view take it first.
  var command: KeyCommand {
    KeyCommand(
      .space, title: showsInfo ? Messages.Commands.backToMaps : Messages.Commands.whatIsThere
    ) { [weak self] in self?.flip() }
  }

  /// Returns the view that has the focus after a flip: the other side of the focused map or facts,
  /// otherwise the focused view.
  private func successor(of focused: View?) -> View? {
    for end in End.allCases {
      guard let facts = (infos[end].view as? InfoView)?.facts else { continue }
      let map: View = maps[end].view
      let (old, new) = showsInfo ? (facts, map) : (map, facts)
      if focused?.isDescendant(of: old) == true { return new }
    }
    return focused
  }

  /// Says what both sides are about.
  private func tellHeadlines() {
    speech.say(in: strip) { [weak self] in
      guard let self, showsInfo, !isFlipping else { return nil }
      let contents = infos.values.map(\.content)
      if contents.contains(.thinking) { tellHeadlines() }
      return contents.contains(.thinking)
        ? nil : contents.map(\.headline).joined(separator: " → ")
    }
  }

  private func flipDidEnd() {
    isFlipping = false
    strip.radar.isEnabled = true
    notice.settle()
    tellHeadlines()
    guard let window = strip.window, window.focusedView == nil else { return }
    if let focusAfterFlip, focusAfterFlip.window != nil { window.moveFocus(to: focusAfterFlip) }
  }
}
