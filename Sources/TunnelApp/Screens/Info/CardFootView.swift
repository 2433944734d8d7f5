import Containers

/// The foot of a card: the facts that are folded, and where all facts come from.
final class CardFootView: View {
  /// The facts that are folded.
  var facts: [Fact] = [] {
    didSet {
      guard facts != oldValue else { return }
      if rows.isEmpty || !rows.write(facts) { rebuild() }
    }
  }

  /// Where each fact of the card comes from, one in a line.
  var attributions: [String] = [] {
    didSet { if attributions != oldValue { attributionsDidChange() } }
  }

  /// Whether the facts are unfolded; nil, until the user decides, if there is room for them.
  private(set) var choice: Bool?
  /// Whether there is room for the facts.
  var hasRoom = false {
    didSet { if hasRoom != oldValue { foldingDidChange() } }
  }

  /// Whether facts that are unfolded only for room are left out of the layout, to see what is left.
  var leavesOutRoomyFacts = false

  /// Called with a fact to copy.
  var onCopy: ((Fact) -> Void)?
  /// Called when a press has changed the height.
  var onChange: (() -> Void)?

  /// How much higher the foot is than if nobody had folded or unfolded anything, in points.
  private(set) var excess = 0.0

  private let lead: Button?
  private let more = Button(configuration: .plain())
  private let sources = Button(configuration: .plain())
  private(set) var rows: [FactView] = []
  private var list: Label?
  private var last: Part?
  private var unfolded = Size.zero

  private enum Part { case facts, sources }

  /// Creates a foot.
  ///
  /// - Parameter lead: A button before those of the foot.
  init(lead: Button? = nil) {
    self.lead = lead
    super.init()
    sources.accessibility.hint = Messages.Cards.sourcesHint
    style(sources, Messages.Cards.sources, Theme.secondaryText)
    [lead, more, sources].compactMap(\.self).forEach(addSubview)
    // Large text in a narrow column.
    lead?.titleLabel?.adjustsFontSizeToFitWidth = true
    more.addAction(for: .primaryActionTriggered) { [weak self] in self?.toggle() }
    sources.addAction(for: .primaryActionTriggered) { [weak self] in self?.toggleSources() }
    foldingDidChange()
  }

  /// Whether the folded facts are shown.
  var isUnfolded: Bool { choice ?? hasRoom }

  /// Whether the list of sources is shown.
  var showsSources: Bool { list != nil }

  /// The views that the last press unfolded; none if it folded something.
  var unfoldedViews: [View] {
    switch last {
    case nil: []
    case .facts: isUnfolded ? [more] + rows : []
    case .sources: list.map { [$0] } ?? []
    }
  }

  /// A guess of the height that the folded facts need in a width, without making them.
  func guessedHeight(inWidth width: Double) -> Double {
    let columns = max(1, min(4, (width / (190 * textScale)).rounded(.down)))
    return (Double(facts.count) / columns).rounded(.up) * 58 * textScale
  }

  /// Lays out the foot in a width, and returns its height.
  func arrange(width: Double, space: Double) -> Double {
    let top = layOutButtons(width: width)
    var y = top
    if !rows.isEmpty, choice != nil || !leavesOutRoomyFacts {
      let area = Rect(x: 0, y: y + 10, width: width, height: 0)
      y = FactGrid.arrange(rows, in: area, space: space)
      unfolded = Size(width: width, height: y - top)
    }
    let hasRoom = hasRoom && !leavesOutRoomyFacts
    let untouched = top + (hasRoom ? heightOfRows(inWidth: width) : 0)
    if let list {
      let height = list.sizeThatFits(Size(width: width, height: 10_000)).height
      list.frame = Rect(x: 0, y: y + 12, width: width, height: height)
      y = list.frame.maxY
    }
    mirrorIfNeeded(in: width)
    excess = y - untouched
    return y
  }

  /// The height that the facts have or had in a width, or a guess of it.
  private func heightOfRows(inWidth width: Double) -> Double {
    unfolded.width == width ? unfolded.height : guessedHeight(inWidth: width)
  }

  /// Lays out the buttons side by side as far as they fit, and returns the bottom of the last one.
  private func layOutButtons(width: Double) -> Double {
    var (x, y, bottom) = (0.0, 0.0, 0.0)
    var row: [Button] = []
    for button in [lead, more, sources].compactMap(\.self) where !button.isHidden {
      let size = button.sizeThatFits(Size(width: 10_000, height: 1000))
      if x > 0, x + size.width > width + Self.indent {
        (x, y) = (0, bottom + 4)
        row = []
      }
      // The text of a button without a background begins at the edge.
      if x == 0, button !== lead { x = -Self.indent }
      button.frame = Rect(x: x, y: y, width: min(size.width, width - x), height: size.height)
      x = button.frame.maxX + (button === lead ? 12 : 0)
      bottom = max(bottom, button.frame.maxY)
      row.append(button)
      for button in row { button.frame.origin.y = (y + bottom - button.frame.height) / 2 }
    }
    return bottom
  }

  /// The space before the text of a button.
  private static let indent = 8.0

  private func style(
    _ button: Button, _ title: String, _ color: DynamicColor, image: Image? = nil
  ) {
    var configuration = Button.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = color
    configuration.image = image
    configuration.imagePlacement = .trailing
    configuration.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 11)
    configuration.titleFont = Typography.caption.withWeight(.medium)
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 6, leading: Self.indent, bottom: 6, trailing: Self.indent)
    button.configuration = configuration
  }

  private static func symbol(named name: String) -> Image? { Image(systemName: name) }

  private func toggle() {
    choice = !isUnfolded
    last = .facts
    foldingDidChange()
    onChange?()
  }

  private func toggleSources() {
    if let list {
      list.removeFromSuperview()
      self.list = nil
    } else {
      showList()
    }
    last = .sources
    sources.accessibility.states = showsSources ? [.expandable, .expanded] : .expandable
    onChange?()
  }

  private func showList() {
    let list = Label()
    list.setScaledFont(Typography.caption)
    list.textColor = Theme.secondaryText
    list.numberOfLines = 0
    list.text = attributions.joined(separator: "\n")
    addSubview(list)
    self.list = list
  }

  private func attributionsDidChange() {
    sources.isHidden = attributions.isEmpty
    list?.text = attributions.joined(separator: "\n")
    setNeedsLayout()
  }

  private func foldingDidChange() {
    style(
      more, isUnfolded ? Messages.Cards.fewer : Messages.Cards.more, Theme.accent,
      image: isUnfolded ? Self.symbol(named: "chevron.up") : Self.symbol(named: "chevron.down"))
    more.accessibility.label = isUnfolded ? Messages.Cards.fewerFacts : Messages.Cards.moreFacts
    more.accessibility.states = isUnfolded ? [.expandable, .expanded] : .expandable
    if isUnfolded == rows.isEmpty { rebuild() }
  }

  private func rebuild() {
    rows.forEach { $0.removeFromSuperview() }
    rows = isUnfolded ? facts.map { FactView($0) } : []
    more.isHidden = facts.isEmpty
    for row in rows {
      row.onCopy = { [weak self] in self?.onCopy?($0) }
      addSubview(row)
    }
  }
}

extension View {
  /// Mirrors the frames of the subviews in a width, if text runs from right to left.
  func mirrorIfNeeded(in width: Double) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = width - view.frame.maxX }
  }
}
