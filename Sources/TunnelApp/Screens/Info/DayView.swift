import Containers

/// A view of the sun's way across the sky of a day, with the times of sunrise and sunset below it.
final class DayView: CopyView {
  /// The largest height of the sky.
  var limit = 120.0 {
    didSet { if limit != oldValue { setNeedsLayout() } }
  }

  private var course: DayCourse
  private let words: [Label]

  /// Creates the view of a day.
  init(_ day: PlaceSummary.Day) {
    course = day.course
    words = Self.words(of: day).map { text in
      let label = Label()
      label.text = text
      label.setScaledFont(Typography.caption)
      label.textColor = Theme.secondaryText
      label.numberOfLines = 0
      return label
    }
    super.init(day.fact)
    words.forEach(addSubview)
  }

  /// The words below the sky.
  private static func words(of day: PlaceSummary.Day) -> [String] {
    day.course.words.map { [$0.rise, $0.set] } ?? [day.fact.value]
  }

  /// Moves the sun to another moment, or shows another day like this one.
  ///
  /// - Returns: Whether the view has a place for everything; otherwise nothing changes.
  func write(_ day: PlaceSummary.Day) -> Bool {
    let new = Self.words(of: day)
    guard new.count == words.count, day.fact.name == fact.name else { return false }
    for (label, text) in zip(words, new) { label.text = text }
    if day.course != course {
      course = day.course
      setNeedsLayout()
      setNeedsDisplay()
    }
    fact = day.fact
    return true
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let room = size.width - 2 * inset.width
    let height = words.map { $0.sizeThatFits(Size(width: room, height: 1000)).height }.max() ?? 0
    return Size(width: size.width, height: sky(in: room) + height + 2 * inset.height)
  }

  /// Returns the height of the sky for a width.
  private func sky(in width: Double) -> Double { max(44, min(limit, width * 0.5)).rounded() }

  private var sky: Rect {
    let room = bounds.width - 2 * inset.width
    return Rect(x: inset.width, y: inset.height, width: room, height: sky(in: room))
  }

  override func layoutSubviews() {
    let sky = sky
    var frames = words.map { label in
      let size = label.sizeThatFits(Size(width: sky.width, height: 1000))
      return Rect(x: sky.minX, y: sky.maxY, width: min(sky.width, size.width), height: size.height)
    }
    if let hours = course.hours, frames.count == 2 {
      // Below where the sun rises and sets, but beside each other on a short day.
      let span = sky.width - 20
      let middle = sky.midX
      frames[0].origin.x = min(
        sky.minX + 10 + hours.lowerBound * span - frames[0].width / 2,
        middle - 6 - frames[0].width)
      frames[1].origin.x = max(
        sky.minX + 10 + hours.upperBound * span - frames[1].width / 2, middle + 6)
      frames[0].origin.x = max(sky.minX, frames[0].minX)
      frames[1].origin.x = min(sky.maxX - frames[1].width, frames[1].minX)
    } else if let only = frames.first {
      frames[0].origin.x = sky.midX - only.width / 2
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (label, frame) in zip(words, frames) {
      label.frame = frame
      if isMirrored { label.frame.origin.x = bounds.width - frame.maxX }
    }
  }

  override func draw(_ canvas: Canvas) {
    super.draw(canvas)
    let text = seen(Theme.text)
    let colors = Drawing.DayColors(
      sun: seen(SectionPalette.sun), night: text.withAlphaComponent(0.07),
      line: seen(Theme.secondaryText).withAlphaComponent(0.6))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let drawing = Drawing.day(course, in: sky.size, colors, isMirrored: isMirrored)
    drawing.draw(on: canvas, in: sky)
  }
}
