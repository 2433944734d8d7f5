/// The arrangement of an alert's title, message, text fields, and actions in a given space.
///
/// The text is above the actions. If there is too little height, the text scrolls and the actions
/// stay, and if that is not enough, the actions scroll too.
@MainActor
struct AlertLayout {
  /// A text, and how much space it takes.
  struct Text {
    /// The width without line breaks, in points.
    var width = 0.0
    /// The height of one line, in points.
    var lineHeight = 0.0
    /// The height at a width, in points.
    var height: @MainActor (Double) -> Double = { _ in 0 }
  }

  /// An action as it is laid out.
  struct Action {
    var style: AlertAction.Style
    var title: Text
  }

  /// The parts to lay out.
  struct Content {
    /// Whether two short actions may be side by side.
    var allowsPair = true
    var title: Text?
    var message: Text?
    /// The heights of the text fields, from top to bottom.
    var fields: [Double] = []
    /// The actions, in the order in which they were added.
    var actions: [Action] = []

    fileprivate var hasText: Bool { title != nil || message != nil || !fields.isEmpty }
  }

  /// How the actions are arranged.
  enum Arrangement: Hashable {
    /// Two actions beside each other, the cancel action leading.
    case sideBySide
    /// Actions below each other, the cancel action last.
    case stacked
  }

  /// The limits of the width, in points, unless the window is narrower.
  static let widths = 280.0...420.0
  /// The minimum height of an action, in points.
  static let rowHeight = 44.0
  /// The space between the edges and the text, in points.
  static let padding = 20.0
  /// The minimum space on both sides of an action's title, in points.
  static let rowPadding = 16.0
  /// The minimum space above and below an action's title, in points.
  private static let rowMargin = 10.0
  /// The maximum number of centered lines in a message; a longer one starts at the leading edge.
  private static let centeredLines = 4.0
  /// The most of the height that the text gets where the actions need it.
  private static let textShare = 0.4
  private static let gaps = (message: 6.0, fields: 16.0, field: 8.0)

  /// The size of everything, in points.
  private(set) var size: Size
  let arrangement: Arrangement
  /// The order of the actions, as indices, from the leading edge or the top.
  let order: [Int]
  /// Whether the message is centered, as opposed to naturally aligned.
  let isMessageCentered: Bool

  /// The area of the text and the text fields.
  private(set) var textFrame = Rect.zero
  /// The height of what scrolls in ``textFrame``.
  private(set) var textHeight = 0.0
  /// The frame of the title in ``textFrame``.
  private(set) var title = Rect.zero
  /// The frame of the message in ``textFrame``.
  private(set) var message = Rect.zero
  /// The frames of the text fields in ``textFrame``.
  private(set) var fields: [Rect] = []
  /// The area of the actions.
  private(set) var actionsFrame = Rect.zero
  /// The height of what scrolls in ``actionsFrame``.
  private(set) var actionsHeight = 0.0
  /// The frames of the actions in ``actionsFrame``, in the order in which they were added.
  private(set) var actions: [Rect] = []

  /// Arranges content at a width.
  ///
  /// - Parameters:
  ///   - height: The maximum height.
  init(_ content: Content, width: Double, height: Double, isRightToLeft: Bool = false) {
    arrangement = Self.arrangement(of: content, width: width)
    order = Self.order(of: content.actions, arrangement)
    let line = content.message?.lineHeight ?? 0
    let messageHeight = content.message?.height(max(0, width - 2 * Self.padding)) ?? 0
    isMessageCentered = messageHeight < (Self.centeredLines + 0.5) * line
    size = Size(width: width, height: 0)
    layOutText(content, messageHeight)
    layOutActions(content.actions, isRightToLeft)
    let top =
      content.message == nil ? title.maxY + Self.padding : message.minY + line
    share(height, leastText: max(top, Self.padding + (content.fields.first ?? 0)))
  }

  /// Returns the width at which content is shown where it may choose.
  ///
  /// It is as wide as the title or the widest action, and wide enough for a message in three lines,
  /// between the two limits.
  static func width(of content: Content, within limit: Double) -> Double {
    let text = max(content.title?.width ?? 0, (content.message?.width ?? 0) / 3) + 2 * padding
    let widestAction = (content.actions.map(\.title.width).max() ?? 0) + 2 * rowPadding
    let pair = isPair(content) ? 2 * widestAction : 0
    let buttons = pair <= widths.upperBound ? max(pair, widestAction) : widestAction
    let wished = max(text, buttons).rounded(.up)
    return min(max(wished, widths.lowerBound), widths.upperBound, limit)
  }

  private static func isPair(_ content: Content) -> Bool {
    content.allowsPair && content.actions.count == 2
  }

  private static func arrangement(of content: Content, width: Double) -> Arrangement {
    let isShort = content.actions.allSatisfy { $0.title.width + 2 * rowPadding <= width / 2 }
    return isPair(content) && isShort ? .sideBySide : .stacked
  }

  private static func order(of actions: [Action], _ arrangement: Arrangement) -> [Int] {
    let cancels = actions.indices.filter { actions[$0].style == .cancel }
    let others = actions.indices.filter { actions[$0].style != .cancel }
    return arrangement == .sideBySide ? cancels + others : others + cancels
  }

  // MARK: Frames

  private mutating func layOutText(_ content: Content, _ messageHeight: Double) {
    guard content.hasText else { return }
    let width = max(0, size.width - 2 * Self.padding)
    var y = Self.padding
    func place(_ height: Double, after gap: Double) -> Rect {
      if y > Self.padding { y += gap }
      defer { y += height }
      return Rect(x: Self.padding, y: y, width: width, height: height)
    }
    if let text = content.title { title = place(text.height(width), after: 0) }
    if content.message != nil { message = place(messageHeight, after: Self.gaps.message) }
    for (index, height) in content.fields.enumerated() {
      fields.append(place(height, after: index == 0 ? Self.gaps.fields : Self.gaps.field))
    }
    textHeight = y + Self.padding
  }

  private mutating func layOutActions(_ content: [Action], _ isRightToLeft: Bool) {
    let isPair = arrangement == .sideBySide
    let width = isPair ? size.width / 2 : size.width
    let heights = content.map {
      max(
        Self.rowHeight, $0.title.height(max(0, width - 2 * Self.rowPadding)) + 2 * Self.rowMargin)
    }
    actions = content.map { _ in .zero }
    for (place, index) in order.enumerated() {
      let x = isPair && (place == 1) != isRightToLeft ? width : 0
      let height = isPair ? heights.max() ?? 0 : heights[index]
      actions[index] = Rect(x: x, y: isPair ? 0 : actionsHeight, width: width, height: height)
      if !isPair || place == 1 { actionsHeight += height }
    }
  }

  /// Divides the height between the text and the actions.
  ///
  /// The text gives way to the actions until little more than the title is left. Actions that scroll
  /// end in the middle of one, which shows that there are more.
  private mutating func share(_ height: Double, leastText: Double) {
    let least = min(textHeight, leastText, (height * Self.textShare).rounded())
    let room = max(0, height - least)
    var forActions = actionsHeight
    if actionsHeight > room {
      forActions = actions.map { $0.midY.rounded() }.filter { $0 <= room }.max() ?? room
    }
    let forText = max(0, min(textHeight, height - forActions))
    textFrame = Rect(x: 0, y: 0, width: size.width, height: forText)
    actionsFrame = Rect(x: 0, y: forText, width: size.width, height: forActions)
    size.height = forText + forActions
  }
}
