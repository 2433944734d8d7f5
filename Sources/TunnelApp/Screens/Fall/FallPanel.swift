import Atlas
import Containers

/// What is beside the section: what happens now, the figures, the curve, and the choices.
///
/// What does not fit is reached by scrolling.
final class FallPanel: ScrollView {
  /// The choice of the model of the Earth.
  let density = SegmentedControl(items: [Messages.Fall.realDensity, Messages.Fall.evenDensity])
  /// The choice of how long the fall is shown.
  let pace = SegmentedControl(items: FallPace.allCases.map(\.title))
  /// The curve of the speed.
  let curve: SpeedCurveView
  /// The figures.
  let readouts: ReadoutsView

  private let heading = Label()
  private let summary = Label()
  private let story = Label()
  private let curveName = Label()
  private let top = Label()
  private let end = Label()
  private let explanation = Label()
  private let paceName = Label()
  private let conditions = Label()
  private let courses: (real: FallCourse, even: FallCourse)
  /// All that can happen, for which there is room.
  private let stories: [String]
  /// The longest words of the stories.
  private lazy var longWords = stories.joined(separator: " ").longWords
  private let meetsCenter: Bool
  /// The width that the content is laid out for.
  private var shownWidth = 0.0

  /// Creates the panel of a fall by both models of the Earth.
  ///
  /// - Parameters:
  ///   - stories: All that can happen.
  ///   - meetsCenter: Whether the tunnel leads through the center of the Earth, as usual.
  init(
    _ courses: (real: FallCourse, even: FallCourse), stories: [String], meetsCenter: Bool
  ) {
    (self.courses, self.stories, self.meetsCenter) = (courses, stories, meetsCenter)
    curve = SpeedCurveView(courses.real, beside: courses.even)
    readouts = ReadoutsView { FallWords.longest(in: courses) }
    super.init()
    setUpLabels()
    density.selectedSegmentIndex = 0
    density.accessibility.label = Messages.Fall.density
    pace.selectedSegmentIndex = 0
    pace.accessibility.label = Messages.Fall.pace
    accessibility.label = Messages.Fall.title
    parts.forEach(addSubview)
    registerForTraitChanges([UnitsTrait.self]) { (view: Self, _) in view.setNeedsLayout() }
  }

  private var parts: [View] {
    [
      heading, summary, story, readouts, curveName, top, curve, end, density, explanation,
      conditions, paceName, pace,
    ]
  }

  private var captions: [Label] {
    [summary, curveName, top, end, paceName, explanation, conditions]
  }

  /// The scrolling text takes the focus, so that it can be read by keys.
  override var canBecomeFocused: Bool { canScroll }

  /// Whether there is more than fits.
  var canScroll: Bool { contentSize.height > bounds.height }

  /// Whether there is little room.
  var isSmall = false {
    didSet {
      if isSmall != oldValue { setNeedsLayout() }
    }
  }

  /// Whether content that leaves room is in the middle of it.
  var isCentered = false

  /// What happens at the moment that is shown.
  var storyText: String {
    get { story.text ?? "" }
    set {
      guard newValue != story.text else { return }
      story.text = newValue
      story.accessibility.value = newValue
      setNeedsLayout()
    }
  }

  private func setUpLabels() {
    heading.text = Messages.Fall.title
    heading.textColor = Theme.accent
    heading.setScaledFont(Typography.overline)
    heading.accessibility.traits = [.staticText, .header]
    story.setScaledFont(Typography.smallHeadline)
    story.textColor = Theme.text
    story.accessibility.identifier = "Story"
    story.accessibility.traits = [.staticText, .updatesFrequently]
    curveName.text = Messages.Fall.curve
    paceName.text = Messages.Fall.pace
    conditions.text = Messages.Fall.conditions
    explanation.accessibility.identifier = "Explanation"
    summary.isHidden = meetsCenter
    summary.accessibility.identifier = "Summary"
    for label in captions {
      label.setScaledFont(Typography.caption)
      label.textColor = Theme.secondaryText
    }
    for label in [heading, summary, story, explanation, conditions, curveName] {
      label.numberOfLines = 0
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = arrange(width: bounds.width)
    contentSize = Size(width: bounds.width, height: height)
    guard isCentered, height < bounds.height else { return }
    let offset = ((bounds.height - height) / 2).rounded()
    for part in parts { part.frame = part.frame.offsetBy(dx: 0, dy: offset) }
  }

  /// Lays out the content for a width, and returns its height.
  func arrange(width: Double) -> Double {
    inShownUnits { write() }
    shownWidth = width
    let isWide = width >= 620 * max(1, textScale)
    chooseFonts(in: isWide ? (width - 32) / 2 : width)
    return isWide ? layOutBeside() : layOutBelow()
  }

  /// Writes the texts that depend on the units.
  private func write() {
    explanation.text = meetsCenter ? explanationOfLongest : explanationOfChord
    let real = courses.real.fall
    summary.text = Messages.Fall.summary(
      FallWords.unbroken(Units.current.distance(meters: real.length)),
      deep: FallWords.unbroken(Units.current.distance(meters: real.deepest)),
      in: FallWords.unbroken(FallWords.duration(real.duration)))
    top.text = FallWords.speed(curve.course.topSpeed)
    end.text = FallWords.duration(curve.course.fall.duration)
  }

  /// Makes texts as large as none of their words is broken in a width, and no single line cut off.
  private func chooseFonts(in width: Double) {
    fit(story, isSmall ? Typography.strong : Typography.smallHeadline, longWords, in: width)
    for label in captions {
      let text = label.text ?? ""
      // Text of the default size is never smaller.
      let words = textScale <= 1 ? [] : label.numberOfLines == 1 ? [text] : text.longWords
      fit(label, Typography.caption, words, in: width)
    }
  }

  private func fit(_ label: Label, _ font: Font, _ words: [String], in width: Double) {
    let scales = TextScale.fallbacks(from: textScale)
    let fitting = scales.first { scale in
      let style = TextStyle(font: font.scaled(by: scale))
      return words.allSatisfy { TextLayout($0, style: style).size.width <= width }
    }
    label.setScaledFont(font.scaled(by: (fitting ?? scales[scales.count - 1]) / textScale))
  }

  private var times: (real: String, even: String) {
    (
      FallWords.unbroken(FallWords.duration(courses.real.fall.duration)),
      FallWords.unbroken(FallWords.duration(courses.even.fall.duration))
    )
  }

  /// Why the fall through the center takes the time that it does.
  private var explanationOfLongest: String {
    let core = EarthLayer.all[3].depths.lowerBound
    return Messages.Fall.explanation(
      real: times.real, even: times.even, gravity: FallWords.unbroken(FallWords.roundGravity),
      depth: FallWords.unbroken(Units.current.distance(meters: core)))
  }

  /// What is the same and what is not for falls through other tunnels.
  private var explanationOfChord: String {
    Messages.Fall.explanation(
      real: times.real, even: times.even,
      shortest: FallWords.unbroken(FallWords.duration(Self.shortestTime)))
  }

  /// The time of a fall through the center of the Earth, in seconds.
  private static let shortestTime = TunnelFall(
    along: Ellipsoid.wgs84.chord(from: Dig.denmark.entrance, to: Dig.denmark.exit)
  ).duration

  // MARK: Layout

  private var space: Double { shownWidth < 240 ? 10 : 16 }

  /// Lays everything out in one column, and returns its height.
  private func layOutBelow() -> Double {
    let width = shownWidth
    var y = layOutStory(x: 0, width: width)
    y = layOutFigures(at: y + space, x: 0, width: width)
    y = layOutCurve(at: y + space, x: 0, width: width)
    return layOutChoices(at: y + space, x: 0, width: width) + 8
  }

  /// Lays out the figures and the curve with its choices beside each other.
  private func layOutBeside() -> Double {
    let width = (shownWidth - 32) / 2
    var left = layOutStory(x: 0, width: width)
    left = layOutFigures(at: left + space, x: 0, width: width)
    let right = layOutCurve(at: 0, x: width + 32, width: width)
    let end = layOutChoices(at: right + space, x: width + 32, width: width)
    return max(left, end) + 8
  }

  private func layOutStory(x: Double, width: Double) -> Double {
    var y = place(heading, at: 0, x: x, width: width)
    if !meetsCenter { y = place(summary, at: y + 2, x: x, width: width) }
    let bottom = place(story, at: y + 2, x: x, width: width)
    guard !isSmall else { return bottom }
    // Room for the longest, so that what is below stays in its place.
    let style = TextStyle(font: story.font.scaled(by: textScale))
    let height = stories.map { TextLayout($0, style: style, width: width).size.height }.max() ?? 0
    return max(bottom, y + 2 + height.rounded(.up))
  }

  private func layOutFigures(at y: Double, x: Double, width: Double) -> Double {
    let height = readouts.arrange(width: width)
    put(readouts, Rect(x: x, y: y, width: width, height: height))
    return y + height
  }

  private func layOutCurve(at y: Double, x: Double, width: Double) -> Double {
    let value = top.sizeThatFits(Size(width: width, height: 100))
    let isBeside = curveName.intrinsicContentSize.width + 8 + value.width <= width
    var bottom = place(curveName, at: y, x: x, width: isBeside ? width - value.width - 8 : width)
    // Where they do not fit beside each other, the value is on a line of its own.
    let line = isBeside ? y : bottom
    put(top, Rect(x: x + width - value.width, y: line, width: value.width, height: value.height))
    bottom = max(bottom, line + value.height)
    let height = min(130, max(72, width * 0.36))
    put(curve, Rect(x: x, y: bottom + 4, width: width, height: height))
    let time = end.sizeThatFits(Size(width: width, height: 100))
    // Below the end of the curve.
    let edge = curve.trailingEdge(width: width)
    put(
      end,
      Rect(
        x: x + max(0, edge - time.width), y: bottom + 6 + height, width: min(width, time.width),
        height: time.height))
    return bottom + 6 + height + time.height
  }

  private func layOutChoices(at y: Double, x: Double, width: Double) -> Double {
    var y = layOut(density, at: y, x: x, width: width)
    y = place(explanation, at: y + 8, x: x, width: width)
    y = place(conditions, at: y + 6, x: x, width: width)
    y = place(paceName, at: y + space, x: x, width: width)
    return layOut(pace, at: y + 4, x: x, width: width)
  }

  private func layOut(
    _ control: SegmentedControl, at y: Double, x: Double, width: Double
  ) -> Double {
    let height = control.intrinsicContentSize.height
    put(control, Rect(x: x, y: y, width: min(width, 480 * max(1, textScale)), height: height))
    return y + height
  }

  private func place(_ label: Label, at y: Double, x: Double, width: Double) -> Double {
    let size = label.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude))
    put(label, Rect(x: x, y: y, width: width, height: size.height))
    return y + size.height
  }

  /// Gives a view its frame, mirrored for right-to-left languages.
  private func put(_ view: View, _ frame: Rect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? Rect(x: shownWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
