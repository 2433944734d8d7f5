import Containers

/// A view of a fact: its label in small type above its value.
final class FactView: CopyView {
  /// How large the value is.
  enum Style {
    case plain
    /// A figure that one sees first.
    case figure
    /// A figure in tight spaces.
    case smallFigure

    fileprivate var font: Font {
      switch self {
      case .plain: Typography.body
      case .figure: Typography.figure
      case .smallFigure: Typography.smallFigure
      }
    }
  }

  /// How large the value is.
  var style: Style {
    didSet { if style != oldValue { styleDidChange() } }
  }

  private let name = Label()
  private let value = Label()
  private let detail: Label?

  /// Creates the view of a fact.
  init(_ fact: Fact, style: Style = .plain) {
    self.style = style
    detail = fact.detail.map { _ in Label() }
    super.init(fact)
    value.textColor = Theme.text
    for label in [name, detail].compactMap(\.self) {
      label.setScaledFont(Typography.caption)
      label.textColor = Theme.secondaryText
    }
    for label in [name, value, detail].compactMap(\.self) {
      label.numberOfLines = 0
      addSubview(label)
    }
    write()
    styleDidChange()
  }

  override func factDidChange() {
    super.factDidChange()
    write()
  }

  private func write() {
    name.text = fact.name
    value.text = fact.value
    detail?.text = fact.detail
  }

  /// Whether the view has a place for everything that a fact says, and shows one of that name.
  fileprivate func fits(_ new: Fact) -> Bool {
    new.name == fact.name && (new.detail == nil) == (detail == nil)
  }

  /// The width of the texts on one line each, with the insets.
  var widest: Double { sizeThatFits(Size(width: 10_000, height: 0)).width }

  override func sizeThatFits(_ size: Size) -> Size {
    let room = max(0, size.width - 2 * inset.width)
    let sizes = lines(in: room).map(\.size)
    return Size(
      width: (sizes.map(\.width).max() ?? 0) + 2 * inset.width,
      height: sizes.reduce(2 * inset.height - 1) { $0 + $1.height + 1 })
  }

  override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - 2 * inset.width)
    var y = inset.height
    for line in lines(in: room) {
      let indent = line.label === value ? arrowWidth : 0
      line.label.frame = Rect(
        x: inset.width + (isMirrored ? 0 : indent), y: y, width: max(0, room - indent),
        height: line.size.height)
      y += line.size.height + 1
    }
  }

  override func draw(_ canvas: Canvas) {
    super.draw(canvas)
    guard let bearing = fact.bearing else { return }
    let side = arrowWidth - 6
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = min(value.frame.height, 1.3 * value.font.size * textScale)
    Drawing.direction(bearing, seen(Theme.accent)).draw(
      on: canvas,
      in: Rect(
        x: isMirrored ? bounds.width - inset.width - side : inset.width,
        y: value.frame.minY + (line - side) / 2, width: side, height: side))
  }

  /// The width of the arrow before the value with the gap after it; 0 without a direction.
  private var arrowWidth: Double { fact.bearing == nil ? 0 : 15 * textScale + 6 }

  /// Returns the labels with their sizes in a width, the value's with its arrow.
  private func lines(in width: Double) -> [(label: Label, size: Size)] {
    [name, value, detail].compactMap(\.self).map { label in
      let indent = label === value ? arrowWidth : 0
      var size = label.sizeThatFits(Size(width: max(0, width - indent), height: 10_000))
      size.width += indent
      return (label, size)
    }
  }

  private func styleDidChange() {
    value.setScaledFont(style.font)
    setNeedsLayout()
  }
}

extension [FactView] {
  /// Writes other values of the same facts into the views, which keep the focus.
  ///
  /// - Returns: Whether these are the same facts; otherwise nothing changes.
  func write(_ facts: [Fact]) -> Bool {
    guard count == facts.count, zip(self, facts).allSatisfy({ $0.fits($1) }) else { return false }
    for (view, fact) in zip(self, facts) { view.fact = fact }
    return true
  }
}
