/// The titles of sections at the edge of a list: pressed or dragged through, they scroll to theirs.
///
/// Tab moves to them once, and the arrow keys, Home, and End move through them.
final class SectionIndexBar: View {
  private static let font = Font.system(size: 11, weight: .semibold)
  private static let padding = 4.0
  private static let leastWidth = 20.0

  private weak var list: (any IndexedList)?
  /// The titles, from the top.
  var titles: [String] = [] { didSet { if titles != oldValue { titlesDidChange() } } }
  var look = SectionIndex.Look() {
    didSet { if look != oldValue { updateBackground() } }
  }
  /// The title that was chosen, and the offset of the list then.
  private var choice: (title: Int, offset: Point)?
  private var isTracked = false { didSet { if isTracked != oldValue { updateBackground() } } }
  private var lines: [TextLayout] = []
  private var knownCategory = ContentSizeCategory.unspecified

  init(of list: any IndexedList) {
    self.list = list
    super.init(frame: .zero)
    accessibility.isElement = true
    accessibility.label = Messages.Lists.index
    accessibility.traits = .adjustable
    pointerStyle = .pointingHand
  }

  /// The width that the titles need, in points; 0 without titles.
  var width: Double {
    guard !titles.isEmpty else { return 0 }
    let widest = typeset().map(\.size.width).max() ?? 0
    return max(Self.leastWidth, (widest + 2 * Self.padding).rounded(.up))
  }

  /// Returns the height that as many titles as fit into a height need, in points.
  func height(in room: Double) -> Double {
    let count = SectionIndexMarks(count: titles.count, capacity: capacity(of: room)).marks.count
    return min(max(0, room), Double(count) * pitch + 2 * Self.padding)
  }

  /// The distance between titles, in points.
  private var pitch: Double { (typeset().first?.size.height ?? 13).rounded(.up) + 1 }

  private func capacity(of height: Double) -> Int { Int((height - 2 * Self.padding) / pitch) }

  private var marks: SectionIndexMarks {
    SectionIndexMarks(
      count: titles.count, capacity: capacity(of: bounds.height + 0.5), current: shownTitle)
  }

  /// The title that is marked; nil unless the user is using the index.
  private var shownTitle: Int? { isTracked || showsFocus ? choice?.title : nil }

  private func typeset() -> [TextLayout] {
    let traits = list?.traitCollection ?? traitCollection
    guard lines.count != titles.count || traits.preferredContentSizeCategory != knownCategory else {
      return lines
    }
    knownCategory = traits.preferredContentSizeCategory
    let style = TextStyle(font: Self.font.scaled(compatibleWith: traits))
    lines = titles.map { TextLayout($0, style: style) }
    return lines
  }

  private func titlesDidChange() {
    lines = []
    choice = nil
    accessibility.value = nil
    setNeedsDisplay()
    setNeedsAccessibilityUpdate()
  }

  private func updateBackground() {
    backgroundColor = isTracked ? look.trackingBackground ?? look.background : look.background
    cornerRadius = isTracked ? bounds.width / 2 : 0
    setNeedsDisplay()
  }

  // MARK: Choosing

  /// The title from which keys continue.
  private var current: Int? {
    guard let list else { return nil }
    if let choice, choice.offset == list.contentOffset { return choice.title }
    return list.indexTitleInSight(among: titles)
  }

  private func choose(_ index: Int) {
    guard let list, !titles.isEmpty else { return }
    let index = min(max(index, 0), titles.count - 1)
    let title = titles[index]
    list.show(indexTitle: title, at: index)
    // The data source may have other titles now.
    guard titles.indices.contains(index), titles[index] == title else { return }
    choice = (index, list.contentOffset)
    accessibility.value = title
    setNeedsDisplay()
    setNeedsAccessibilityUpdate()
  }

  private func choose(at touch: Touch) {
    let place = (touch.location(in: self).y - Self.padding) / pitch
    guard let title = marks.title(at: place), title != choice?.title || !isTracked else { return }
    choose(title)
  }

  // MARK: Input

  override var keepsTouchesFromScrolling: Bool { true }

  override var canBecomeFocused: Bool { !titles.isEmpty }

  override func didUpdateFocus() {
    if isFocused, let current { choice = list.map { (current, $0.contentOffset) } }
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, touch.button == .primary, !isTracked else { return }
    choose(at: touch)
    isTracked = true
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard isTracked, let touch = touches.first else { return }
    choose(at: touch)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { isTracked = false }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    isTracked = false
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesChanged(presses) }
  }

  private func takes(_ press: Press) -> Bool {
    guard press.key.modifierFlags.isEmpty, let goal = goal(of: press.key.keyCode) else {
      return false
    }
    choose(goal)
    return true
  }

  private func goal(of key: KeyCode) -> Int? {
    switch key {
    case .upArrow: (current ?? 1) - 1
    case .downArrow: (current ?? -1) + 1
    case .home: 0
    case .end: titles.count - 1
    default: nil
    }
  }

  override func accessibilityIncrement() { choose((current ?? -1) + 1) }

  override func accessibilityDecrement() { choose((current ?? 1) - 1) }

  // MARK: Drawing

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
      list?.reloadIndexTitles()
    }
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let tint: Color = tintColor
    let ink = look.color?.resolvedColor(with: traitCollection) ?? tint
    let (lines, pitch, shown) = (typeset(), pitch, shownTitle)
    for (place, mark) in marks.marks.enumerated() {
      let center = Point(x: bounds.midX, y: Self.padding + (Double(place) + 0.5) * pitch)
      guard case .title(let title) = mark else {
        canvas.fill(Path(ellipseIn: Rect(center: center, size: Size(width: 4, height: 4))), ink)
        continue
      }
      let size = lines[title].size
      if title == shown { drawPlate(at: center, size, tintOfGrounds, canvas) }
      let color = title == shown ? Color.white : ink
      canvas.draw(
        lines[title],
        at: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), color: color)
    }
  }

  /// Draws the ground of the title that was chosen, which shows where the user is.
  private func drawPlate(at center: Point, _ size: Size, _ ink: Color, _ canvas: Canvas) {
    let width = min(bounds.width, max(size.width + 6, pitch))
    let plate = Rect(center: center, size: Size(width: width, height: pitch))
    canvas.fill(Path(roundedRect: plate, cornerRadius: pitch / 2), ink)
  }
}

extension SectionIndexBar: KeyClaiming {
  func claims(_ key: Key) -> Bool {
    isFocused && key.modifierFlags.isEmpty && goal(of: key.keyCode) != nil
  }
}
