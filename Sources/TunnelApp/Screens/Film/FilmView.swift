import Atlas
import Containers

/// A picture of the film of a fall: the section with the child between the names of both ends, what
/// happens, and the figures.
final class FilmView: View {
  private let subject: FallSubject
  private let course: FallCourse
  private let ground: FallGround
  private let section: SectionView
  /// The child.
  let faller = FallerView()
  /// The names of the ends.
  let names: Ends<Label>
  /// What happens.
  let story = Label()
  private let readouts: ReadoutsView
  private let note = Label()
  private let footer = FilmFooterView()
  private var share = 0.0

  /// Creates the picture of the start, for the traits in force.
  init(_ subject: FallSubject, over ground: FallGround, size: Size) {
    (self.subject, self.ground) = (subject, ground)
    let course = FallCourse(along: subject.chord, density: .prem)
    self.course = course
    section = SectionView(subject)
    section.heights = ground.heights
    names = Ends { end in
      let label = Label()
      label.text = subject.ends[end].words
      return label
    }
    readouts = ReadoutsView { FallWords.longest(in: (real: course, even: course)) }
    super.init(frame: Rect(origin: .zero, size: size))
    readouts.traitOverrides.preferredContentSizeCategory = .extraSmall
    setUpLabels()
    ([section, faller, story, readouts, note, footer] + names.values).forEach(addSubview)
  }

  private func setUpLabels() {
    for label in names.values {
      label.font = Typography.placeName.withSize(15.5)
      label.textColor = Theme.text
      label.numberOfLines = 2
    }
    story.font = Typography.strong
    story.textColor = Theme.accent
    story.numberOfLines = 2
    note.font = Typography.note.withSize(9.5)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 2
    note.text = Messages.FallFilm.note(heightsTimes: SectionView.exaggeration)
    for label in names.values + [story, note] { label.textAlignment = .center }
  }

  /// Shows a moment.
  func show(_ moment: FilmMoment) {
    let state = course.fall.state(at: moment.fraction)
    share = state.distance / course.fall.length
    faller.show(atShare: share, in: section.geometry)
    story.text = FallMilestone(at: moment.fraction, through: subject, ground.surface)
      .words(for: subject)
    if moment.writes { readouts.show(inShownUnits { FallWords(state) }) }
  }

  // MARK: Layout

  private static let margin = 12.0

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    var bottom = bounds.height - 10
    bottom = put(footer, height: 22, above: bottom) - 6
    bottom = put(note, height: height(of: note, in: width), above: bottom) - 8
    bottom = put(readouts, height: layOutReadouts(), above: bottom) - 10
    bottom = put(story, height: heightOfStory(in: width), above: bottom) - 8
    layOutSection(Rect(x: Self.margin, y: 10, width: width, height: max(0, bottom - 10)))
  }

  /// Puts a view above a height, and returns its top.
  private func put(_ view: View, height: Double, above bottom: Double) -> Double {
    let width = bounds.width - 2 * Self.margin
    view.frame = Rect(x: Self.margin, y: bottom - height, width: width, height: height)
    return bottom - height
  }

  private func layOutReadouts() -> Double {
    inShownUnits { readouts.arrange(width: bounds.width - 2 * Self.margin) }
  }

  private func height(of label: Label, in width: Double) -> Double {
    label.sizeThatFits(Size(width: width, height: 200)).height
  }

  /// Room for the longest, so that everything stays in its place.
  private func heightOfStory(in width: Double) -> Double {
    let style = TextStyle(font: story.font)
    let stories = FallMilestone.all.map { $0.words(for: subject) }
    let heights = stories.map { TextLayout($0, style: style, width: width).size.height }
    return min(heights.max() ?? 0, 2 * story.font.lineHeight).rounded(.up)
  }

  private func layOutSection(_ room: Rect) {
    let heights = names.map { height(of: $0, in: room.width) }
    let child = Drawing.child.size
    let tall = 34.0
    faller.bounds = Rect(x: 0, y: 0, width: tall * child.width / child.height, height: tall)
    section.child = faller.bounds.size
    // The names stand clear of the glow of the air.
    let reach = tall + 2
    let free = room.height - heights.start - heights.target - 2 * reach
    let radius = max(0, min(free / 2, room.width * 0.44))
    let spare = max(0, free / 2 - radius)
    let center = Point(x: room.midX, y: room.minY + heights.start + spare + reach + radius)
    section.frame = bounds
    section.room = room
    section.quiet = Rect(
      x: 0, y: room.maxY, width: bounds.width, height: max(0, bounds.height - room.maxY))
    section.geometry = SectionGeometry(
      center: center, radius: radius, angleOfStart: subject.plane.angleOfStart)
    layOutName(of: .start, y: center.y - radius - reach - heights.start, heights.start, in: room)
    layOutName(of: .target, y: center.y + radius + reach, heights.target, in: room)
    section.words = [names.start.frame, names.target.frame]
    faller.show(atShare: share, in: section.geometry)
  }

  /// Puts the name of an end above or below the Earth, as near to the tunnel as there is room.
  private func layOutName(of end: End, y: Double, _ height: Double, in room: Rect) {
    let needed = names[end].sizeThatFits(Size(width: room.width, height: 200)).width
    let width = min(room.width, needed.rounded(.up) + 1)
    let x = section.geometry.start.x - width / 2
    names[end].frame = Rect(
      x: min(max(x, room.minX), room.maxX - width), y: y, width: width, height: height)
  }
}
