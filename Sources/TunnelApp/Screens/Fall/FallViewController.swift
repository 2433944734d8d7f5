import Atlas
import Containers

/// A screen on which the child falls through the tunnel, by real physics and in compressed time.
///
/// It shows a moment of the fall, which plays by the frame clock and is scrubbed by the slider, by a
/// drag along the tunnel, by the wheel and by arrows. With reduced motion it shows a still first.
final class FallViewController: ViewController, KeyExplaining {
  var onUnclaimedKey: ((Key) -> Bool)?
  /// Called when the user is done.
  var onClose: (() -> Void)?

  /// The tunnel that is shown.
  let subject: FallSubject
  /// The part of the time of the fall that is shown, from 0 to 1.
  private(set) var fraction = 0.0
  /// Whether the child falls.
  private(set) var isPlaying = false
  /// The model of the Earth.
  private(set) var density = TunnelFall.Density.prem
  /// How long the whole fall is shown.
  private(set) var pace = FallPace.fast

  private let courses: (real: FallCourse, even: FallCourse)
  private let page: FallPage
  private let opening: FallOpening
  private var link: DisplayLink?
  private var ground: FallGround?
  private var milestone: FallMilestone?
  private var announcedLayer: EarthLayer?
  private var hasAppeared = false
  /// Whether the child fell when the screen last began to disappear.
  private var wasPlaying = false
  /// When the figures were written last, while the child falls.
  private var writtenAt = Duration.zero

  /// Creates the screen of a tunnel.
  ///
  /// - Parameter source: Returns the globe out of which the screen opens, in the window.
  init(_ subject: FallSubject, from source: @escaping () -> Rect?) {
    self.subject = subject
    courses = (
      FallCourse(along: subject.chord, density: .prem),
      FallCourse(along: subject.chord, density: .uniform)
    )
    page = FallPage(subject, courses)
    opening = FallOpening(page: page, source: source)
    super.init()
    // The maps stay in the window, so that panels and notices find it.
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = opening
  }

  /// The fall by the model that is chosen.
  var course: FallCourse { density == .prem ? courses.real : courses.even }

  /// The moment that is shown.
  var state: TunnelFall.State { course.fall.state(at: fraction) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page.slider] }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.close.shortcut = Messages.Shortcuts.escape
    page.close.addAction(for: .primaryActionTriggered) { [weak self] in self?.onClose?() }
    page.play.addAction(for: .primaryActionTriggered) { [weak self] in self?.togglePlaying() }
    page.slider.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      scrub(to: page.slider.value)
    }
    page.panel.density.addAction(for: .valueChanged) { [weak self] in self?.densityDidChange() }
    page.panel.pace.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      pace = FallPace.allCases[page.panel.pace.selectedSegmentIndex]
    }
    page.section.onScrub = { [weak self] share in
      guard let self else { return }
      scrub(to: course.fraction(atShare: share))
    }
    page.onWheel = { [weak self] part in
      guard let self else { return }
      scrub(to: fraction + part)
    }
    page.section.onStep = { [weak self] in self?.step(by: $0) }
    registerForTraitChanges([UnitsTrait.self]) { (fall: Self, _) in fall.update() }
    opening.addDrag(to: page) { [weak self] in self?.dismiss(animated: true) }
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isFirst = !hasAppeared
    hasAppeared = true
    let isMoving = isFirst ? traitCollection.accessibilityMotion != .reduced && plays : wasPlaying
    if isMoving { play() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A drag that closes the screen may be taken back.
    wasPlaying = isPlaying
    pause()
  }

  /// Tells whoever presents it that a drag has dismissed the screen.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onClose?() }
  }

  /// The keys of the fall, which on the slider come before its own and repeat.
  override var keyCommands: [KeyCommand] {
    super.keyCommands + (page.slider.isFocused ? Self.commands(of: self) : [])
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if let key = presses.first?.key, take(key) { return }
    if !explains(presses) { super.pressesBegan(presses) }
  }

  /// Whether the fall plays as soon as the screen has appeared.
  var plays = true

  // MARK: The ground

  /// Shows what the data know of the ground.
  func show(_ ground: FallGround) {
    self.ground = ground
    page.heights = ground.heights
    update()
  }

  // MARK: Playing

  /// Lets the child fall; from the start, if it has come out.
  func play() {
    guard !isPlaying, let host = viewIfLoaded?.window?.host else { return }
    if fraction >= 1 { show(at: 0) }
    isPlaying = true
    page.play.isPlaying = true
    let link = DisplayLink(host: host) { [weak self] link in self?.advance(by: link.elapsed) }
    link.isPaused = false
    self.link = link
    writtenAt = .zero
  }

  /// Stops the child where it is.
  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    page.play.isPlaying = false
    link?.isPaused = true
    link = nil
    update()
  }

  /// Lets the child fall, or stops it.
  func togglePlaying() {
    if isPlaying { pause() } else { play() }
  }

  private func advance(by elapsed: Duration) {
    show(at: fraction + elapsed.seconds / pace.seconds)
    if fraction >= 1 { pause() }
  }

  // MARK: Scrubbing

  /// Shows a moment that the user chose.
  func scrub(to fraction: Double) {
    pause()
    show(at: fraction)
  }

  /// Moves on by a part of the time, or back if it is negative.
  func step(by part: Double) { scrub(to: fraction + part) }

  /// Shows a moment, from 0 to 1.
  func show(at fraction: Double) {
    self.fraction = min(max(fraction, 0), 1)
    update()
  }

  private func densityDidChange() {
    density = page.panel.density.selectedSegmentIndex == 0 ? .prem : .uniform
    let isReal = density == .prem
    page.panel.curve.course = isReal ? courses.real : courses.even
    page.panel.curve.other = isReal ? courses.even : courses.real
    page.panel.setNeedsLayout()
    update()
  }

  // MARK: Updates

  /// How long figures stay while the child falls, so that they can be read and most frames make no
  /// text.
  private static let readingTime = Duration.milliseconds(50)

  private func update() {
    guard isViewLoaded else { return }
    let state = state
    page.show(share: state.distance / course.fall.length)
    page.slider.value = fraction
    page.panel.curve.fraction = fraction
    tell(state)
    let now = link?.timestamp ?? .zero
    guard !isPlaying || now - writtenAt >= Self.readingTime || fraction >= 1 else { return }
    writtenAt = now
    let words = inShownUnits { FallWords(state) }
    page.panel.readouts.show(words)
    page.section.moment = words
  }

  /// Tells what happens, where that changes, also to a screen reader.
  private func tell(_ state: TunnelFall.State) {
    let new = FallMilestone(at: fraction, through: subject, ground?.surface)
    let layer = state.layer
    if new != milestone {
      let text = new.words(for: subject)
      page.panel.storyText = text
      if new.isAnnounced, milestone != nil { announce(text) }
    } else if let announcedLayer, layer != announcedLayer {
      announce(
        inShownUnits { Messages.Fall.entered(layer.word, at: FallWords.depth(state.depth)) })
    }
    (milestone, announcedLayer) = (new, layer)
  }

  private func announce(_ text: String) {
    application?.accessibility.post(notification: .announcement, argument: text)
  }
}
