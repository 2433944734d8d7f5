import Containers

/// Sections of commands, each with its keys at the other edge.
///
/// It lays out its rows for the width that it has, and is as high as they are.
final class ShortcutListView: View {
  /// What selects rows: those are shown whose title, keys or heading contain every word.
  var filter = "" {
    didSet { if filter != oldValue { select() } }
  }
  /// Whether no row is shown.
  var isEmpty: Bool { parts.isEmpty }

  private let sections: [(heading: Label, rows: [ShortcutRow])]
  /// The views that are shown, each with the space above it.
  private var parts: [(view: View, space: Double)] = []
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)

  /// Creates the list of sections.
  init(_ sections: [ShortcutSection]) {
    self.sections = sections.map { section in
      (Label(heading: section.title), section.rows.map { ShortcutRow($0, in: section.title) })
    }
    super.init()
    for section in self.sections {
      addSubview(section.heading)
      section.rows.forEach(addSubview)
    }
    height.isActive = true
    select()
  }

  private func select() {
    let words = filter.lowercased().split(whereSeparator: \.isWhitespace)
    parts = []
    for (heading, rows) in sections {
      for row in rows { row.isHidden = !words.allSatisfy(row.words.contains) }
      let shown = rows.filter { !$0.isHidden }
      heading.isHidden = shown.isEmpty
      guard !shown.isEmpty else { continue }
      parts.append((heading, parts.isEmpty ? 0 : 22))
      parts += shown.map { ($0, 8) }
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let height = parts.reduce(0) { $0 + $1.space + Self.height(of: $1.view, in: size.width) }
    return Size(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = 0.0
    for (view, space) in parts {
      let height = Self.height(of: view, in: bounds.width)
      view.frame = Rect(x: 0, y: y + space, width: bounds.width, height: height)
      y = view.frame.maxY
    }
    if self.height.constant != y { self.height.constant = y }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  private static func height(of view: View, in width: Double) -> Double {
    view.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
  }
}

/// A command and the keys that run it, below the title if there is no room beside it.
private final class ShortcutRow: View {
  private let title = Label()
  private let keys: [KeyCapView]
  private static let gap = 6.0
  /// What a filter finds.
  let words: String

  init(_ row: ShortcutSection.Row, in section: String) {
    keys = row.shortcuts.map(KeyCapView.init)
    words = ([row.title, section] + row.shortcuts).joined(separator: "\n").lowercased()
    super.init()
    title.text = row.title
    title.setScaledFont(Typography.body)
    title.textColor = Theme.text
    title.numberOfLines = 0
    accessibilityElements = []
    accessibility.isElement = true
    accessibility.label = row.title
    accessibility.value = row.shortcuts.joined(separator: ", ")
    accessibility.traits = .staticText
    addSubview(title)
    keys.forEach(addSubview)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let frames = frames(in: size.width)
    let bottom = (frames.keys + [frames.title]).map(\.maxY).max() ?? 0
    return Size(width: size.width, height: bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in zip([title] + keys as [View], [frames.title] + frames.keys) {
      view.frame = frame
      if isMirrored { view.frame.origin.x = bounds.width - frame.maxX }
    }
  }

  private func frames(in width: Double) -> (title: Rect, keys: [Rect]) {
    let room = Size(width: width, height: .greatestFiniteMagnitude)
    let sizes = keys.map { $0.sizeThatFits(room) }
    let all = sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }
    let text = title.sizeThatFits(room)
    let highest = sizes.map(\.height).max() ?? 0
    if text.width + 16 + all <= width {
      let height = max(text.height, highest)
      var x = width - all
      let keys = sizes.map { size in
        defer { x += size.width + Self.gap }
        return Rect(
          x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      }
      let y = (height - text.height) / 2
      return (Rect(x: 0, y: y, width: text.width, height: text.height), keys)
    }
    var (x, y) = (0.0, text.height + 4)
    let keys = sizes.map { size in
      if x > 0, x + size.width > width { (x, y) = (0, y + highest + 4) }
      defer { x += size.width + Self.gap }
      return Rect(x: x, y: y, width: min(size.width, width), height: size.height)
    }
    return (Rect(x: 0, y: 0, width: min(text.width, width), height: text.height), keys)
  }
}

/// A key in a frame, such as “Ctrl+F”.
private final class KeyCapView: View {
  private let label = Label()
  private static let inset = Size(width: 7, height: 3)

  init(_ shortcut: String) {
    super.init()
    backgroundColor = Theme.pressed
    borderColor = Theme.hairline
    borderWidth = 1
    cornerRadius = 5
    label.text = shortcut
    label.setScaledFont(Typography.caption)
    label.textColor = Theme.text
    label.textAlignment = .center
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = label.sizeThatFits(size)
    // A single letter is as wide as it is high.
    let height = text.height + 2 * Self.inset.height
    return Size(width: max(height, text.width + 2 * Self.inset.width), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.inset.width, 1), dy: Self.inset.height)
  }
}
