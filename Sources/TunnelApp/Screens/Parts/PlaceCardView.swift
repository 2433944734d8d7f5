import Containers

/// A small view of the facts about a place, with a button that copies its coordinates.
///
/// It lays itself out for its width; what does not fit is reached by scrolling.
final class PlaceCardView: View {
  /// The button that copies the coordinates.
  let copy = Button(configuration: .tinted())

  private let scroll = ScrollView()
  private let caption = Label()
  private let headline = Label()
  private let subtitle = Label()
  private let spinner = ActivityIndicatorView()
  private var facts: [FactView] = []
  private static let inset = 16.0

  /// Creates the view for one end of the tunnel.
  init(end: End) {
    super.init()
    backgroundColor = Theme.raised
    caption.text = end == .start ? Messages.Info.start : Messages.Info.target
    caption.textColor = Theme.accent
    caption.setScaledFont(Typography.overline)
    headline.textColor = Theme.text
    headline.setScaledFont(Typography.smallHeadline)
    headline.accessibility.traits = [.staticText, .header]
    subtitle.textColor = Theme.secondaryText
    subtitle.setScaledFont(Typography.caption)
    for label in [caption, headline, subtitle] { label.numberOfLines = 0 }
    spinner.setDynamicColor(Theme.accent, for: \ActivityIndicatorView.color)
    copy.configuration?.title = Messages.Commands.copyCoordinates
    scroll.accessibility.label =
      end == .start ? Messages.Info.factsOfStart : Messages.Info.factsOfEnd
    [caption, headline, subtitle, spinner, copy].forEach(scroll.addSubview)
    addSubview(scroll)
  }

  /// Shows a name until more is known.
  func show(_ name: EndName?) {
    show(name?.place ?? Messages.Info.thinking, name?.setting ?? "")
    spinner.startAnimating()
  }

  /// Shows a summary.
  func show(_ summary: PlaceSummary) { show(summary.headline, summary.subtitle, summary.facts) }

  /// Shows why there is no answer.
  func show(failure: String) { show(Messages.Info.noAnswer, failure) }

  private func show(_ title: String, _ setting: String, _ facts: [Fact] = []) {
    spinner.stopAnimating()
    headline.text = title
    subtitle.text = setting
    if !self.facts.write(facts) { rebuild(facts) }
    setNeedsLayout()
  }

  private func rebuild(_ facts: [Fact]) {
    for fact in self.facts { fact.removeFromSuperview() }
    self.facts = facts.map { FactView($0) }
    // The button stays last in the order of focus and reading.
    for fact in self.facts { scroll.insertSubview(fact, belowSubview: copy) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: frames(in: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (frames, height) = frames(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in frames {
      view.frame = frame
      if isMirrored { view.frame.origin.x = bounds.width - frame.maxX }
    }
    scroll.frame = bounds
    scroll.contentSize = Size(width: bounds.width, height: height)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  private func frames(in width: Double) -> (frames: [(view: View, frame: Rect)], height: Double) {
    let room = Size(width: max(0, width - 2 * Self.inset), height: .greatestFiniteMagnitude)
    var parts: [(View, Double)] = [(caption, 0), (headline, 3)]
    if subtitle.text?.isEmpty == false { parts.append((subtitle, 2)) }
    parts += facts.map { ($0, 10) }
    var y = Self.inset - 2
    var frames = parts.map { view, space in
      let size = view.sizeThatFits(room)
      defer { y += space + size.height }
      return (
        view: view,
        frame: Rect(
          x: Self.inset, y: y + space, width: min(size.width, room.width), height: size.height)
      )
    }
    if !spinner.isHidden {
      frames.append((spinner, Rect(x: Self.inset, y: y + 10, width: 20, height: 20)))
      y += 30
    }
    let button = copy.sizeThatFits(room)
    frames.append(
      (copy, Rect(x: Self.inset, y: y + 14, width: room.width, height: button.height)))
    return (frames, y + 14 + button.height + Self.inset)
  }
}
