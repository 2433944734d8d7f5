import Atlas
import Containers

/// The bar with which a person moves day and night through the day and the year.
final class MomentBar: View {
  /// The choice of the day or the year.
  let span = SegmentedControl(items: [Messages.Moments.day, Messages.Moments.year])
  /// The slider.
  let slider = MomentBarSlider()
  /// The button that returns to now.
  let now = Button(configuration: .tinted())
  /// Called with the moment that the user chooses; nil for now.
  var onChoose: ((Moment?) -> Void)?
  /// Whether there is room for few words only.
  var isCompact = false {
    didSet { if isCompact != oldValue { look() } }
  }

  let universal = Label()
  let local = Label()
  private var shown: (moment: Moment, isNow: Bool, local: String?)

  /// Creates a bar that shows a moment.
  init(_ moment: Moment) {
    shown = (moment, true, nil)
    super.init()
    raise(
      cornerRadius: 12,
      shadow: Shadow(color: Color(white: 0, alpha: 0.35), radius: 10, offset: Point(x: 0, y: 3)))
    accessibility.label = Messages.Moments.bar
    accessibility.identifier = "Moment bar"
    setUpControls()
    setUpLabels()
    for part in [universal, local, slider, span, now] as [View] { addSubview(part) }
    look()
  }

  private func setUpControls() {
    span.selectedSegmentIndex = 0
    span.accessibility.label = Messages.Moments.span
    span.addAction(for: .valueChanged) { [weak self] in self?.look() }
    slider.maximumTrackTintColor = Theme.track
    slider.minimumTrackTintColor = Theme.mark
    slider.accessibility.identifier = "Moment"
    slider.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      onChoose?(chosenSpan.moment(at: slider.value, near: shown.moment))
    }
    slider.onStep = { [weak self] step in
      guard let self else { return }
      onChoose?(chosenSpan.moment(step, from: shown.moment))
    }
    now.configuration?.title = Messages.Moments.now
    now.accessibility.hint = Messages.Moments.nowHint
    now.addAction(for: .primaryActionTriggered) { [weak self] in self?.onChoose?(nil) }
  }

  private func setUpLabels() {
    universal.setScaledFont(Typography.strongValue)
    universal.textColor = Theme.text
    universal.adjustsFontSizeToFitWidth = true
    universal.minimumScaleFactor = 0.7
    universal.accessibility.identifier = "Universal time"
    local.setScaledFont(Typography.captionValue)
    local.textColor = Theme.secondaryText
    local.accessibility.identifier = "Time at the dig"
    for label in [universal, local] {
      label.accessibility.traits = [.staticText, .updatesFrequently]
    }
  }

  /// Shows a moment.
  ///
  /// - Parameters:
  ///   - isNow: Whether it is now, and follows the time.
  ///   - local: The time where the child digs; nil if it is not known.
  func show(_ moment: Moment, isNow: Bool, local: String?) {
    shown = (moment, isNow, local)
    write()
  }

  override var keyCommands: [KeyCommand] { shown.isNow ? [] : [Self.nowCommand(of: self)] }

  /// Returns the command that shows day and night as they are now.
  ///
  /// - Parameter bar: The bar that it acts on; nil for a list.
  static func nowCommand(of bar: MomentBar?) -> KeyCommand {
    KeyCommand(.escape, title: Messages.Moments.now) { [weak bar] in bar?.onChoose?(nil) }
  }

  /// What the slider moves through; in little room there is no choice.
  private var chosenSpan: MomentSpan {
    isCompact ? .day : MomentSpan(rawValue: span.selectedSegmentIndex) ?? .day
  }

  /// Takes over the span and the room.
  private func look() {
    slider.accessibility.label =
      chosenSpan == .day ? Messages.Moments.daySlider : Messages.Moments.yearSlider
    universal.setScaledFont(isCompact ? Typography.smallValue : Typography.strongValue)
    local.isHidden = isCompact
    span.isHidden = isCompact
    write()
    setNeedsLayout()
  }

  private func write() {
    let (moment, isNow, local) = shown
    let seconds = moment.secondsSince1970
    let brief = DateFormat.dayAndTime(seconds)
    universal.text = Messages.Moments.utc(isCompact ? brief : DateFormat.string(seconds))
    self.local.text = local.map(Messages.Moments.atDig)
    now.isEnabled = !isNow
    now.isHidden = isCompact && isNow
    slider.words = Messages.Moments.utc(brief)
    slider.maximumValue = chosenSpan.largest(at: moment)
    let value = chosenSpan.value(of: moment)
    // Between two steps the thumb stays under the pointer.
    if abs(slider.value - value) > 0.5 { slider.value = value }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isCompact { layOutCompact() } else { layOutFull() }
  }
}
