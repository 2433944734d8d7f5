import Atlas
import Containers

/// The view of the fall: the section with the child, the figures, and the controls below.
final class FallPage: View {
  /// The button that closes the screen.
  let close = RoundButton(
    Drawing.closing, name: Messages.Commands.close, hint: Messages.Fall.closeHint)
  /// The button that plays and pauses.
  let play = PlayButton()
  /// The slider that chooses a moment.
  let slider: Slider = MomentSlider()
  /// The figures and the choices.
  let panel: FallPanel
  /// The drawn section.
  let section: SectionView

  /// The child.
  let faller = FallerView()
  /// The names of the ends.
  let names: Ends<Label>
  /// The coordinates of the ends.
  let coordinates: Ends<Label>
  /// What is said about the scale.
  let note = Label()
  /// The share of the tunnel's length that is behind the child.
  private(set) var share = 0.0

  /// Called with the part of the time that the wheel moves the fall by.
  var onWheel: ((Double) -> Void)?

  /// Creates the view of a tunnel and its fall by both models of the Earth.
  init(_ subject: FallSubject, _ courses: (real: FallCourse, even: FallCourse)) {
    panel = FallPanel(
      courses, stories: FallMilestone.all.map { $0.words(for: subject) },
      meetsCenter: subject.meetsCenter)
    section = SectionView(subject)
    names = Ends { end in
      let label = Label()
      label.text = subject.ends[end].words
      return label
    }
    coordinates = Ends { end in
      let label = Label()
      label.text = subject.ends[end].name == nil ? "" : subject.ends[end].coordinates
      return label
    }
    super.init()
    setUp()
  }

  private func setUp() {
    backgroundColor = SectionPalette.space.bottom
    accessibility.isModal = true
    slider.accessibility.label = Messages.Fall.scrubber
    slider.minimumTrackTintColor = Theme.mark
    slider.maximumTrackTintColor = Theme.track
    for label in names.values + coordinates.values {
      label.textAlignment = .center
      label.accessibility.traits = .staticText
    }
    for label in names.values {
      label.textColor = Theme.text
    }
    for label in coordinates.values + [note] { label.textColor = Theme.secondaryText }
    note.numberOfLines = 0
    note.textAlignment = .center
    note.accessibility.traits = .staticText
    write()
    // The order of the focus.
    let parts: [View] =
      [section] + names.values + coordinates.values + [note, faller, play, slider, panel, close]
    parts.forEach(addSubview)
  }

  /// The meters above sea level around the section.
  var heights: [Double] {
    get { section.heights }
    set {
      section.heights = newValue
      write()
    }
  }

  private func write() {
    note.text =
      heights.isEmpty
      ? Messages.Fall.trueToScale
      : Messages.Fall.trueToScale(heightsTimes: SectionView.exaggeration)
    setNeedsLayout()
  }

  /// Moves the child to a share of the tunnel's length.
  func show(share: Double) {
    self.share = share
    faller.show(atShare: share, in: section.geometry)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  /// Moves the fall: later for a turn downward, everywhere but over a panel that has more to read.
  override func scrolled(_ scroll: Scroll) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let points = scroll.delta.y + (isMirrored ? -scroll.delta.x : scroll.delta.x)
    let place = convert(scroll.windowLocation, from: nil)
    let isOverText = panel.canScroll && panel.frame.contains(place)
    guard points != 0, !isOverText, let onWheel else { return super.scrolled(scroll) }
    onWheel(-points / 1500)
  }

  /// Lets a drag close the screen that goes down and does not begin at the tunnel.
  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let pan = recognizer as? PanGestureRecognizer else { return true }
    let way = pan.translation(in: self)
    return way.y > abs(way.x) && !section.isNearTunnel(pan.location(in: section))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}

/// The slider, which leaves the wheel to the page so that it has one direction everywhere.
private final class MomentSlider: Slider {
  override func scrolled(_ scroll: Scroll) { next?.scrolled(scroll) }
}
