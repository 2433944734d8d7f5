/// The view of an alert or action sheet: a title, a message, and text fields above the actions.
///
/// It has no background of its own; the card, bubble, or sheet around it provides one.
@MainActor
final class AlertView: View {
  /// Whether the cancel action is shown; a popover, which a press beside it cancels, leaves it out.
  var showsCancel = true {
    didSet { if showsCancel != oldValue { alert?.contentDidChange() } }
  }
  /// The buttons of the visible actions, in the order in which these were added.
  private(set) var rows: [AlertActionRow] = []
  private weak var alert: AlertController?
  private let text = ScrollView()
  private let actions = ScrollView()
  private let title = Label()
  private let message = Label()
  private let divider = ControlPart()
  private var fields: [TextField] = []
  /// The area of the text in the last layout.
  private var shownTextArea = Rect.zero
  /// The text size of everything but the text fields, which have fonts of their own.
  private var contentSizeCategory = ContentSizeCategory.large

  init(_ alert: AlertController) {
    self.alert = alert
    super.init()
    clipsToBounds = true
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      text.addSubview(label)
    }
    title.accessibility.traits = .header
    if isActionSheet {
      for label in [title, message] { label.textColor = DynamicColor.secondaryLabel }
    }
    divider.backgroundColor = DynamicColor.separator
    for view in [text, actions, divider] { addSubview(view) }
    for scrollView in [text, actions] { scrollView.contentInsetAdjustmentBehavior = .never }
    accessibility.role = isActionSheet ? .dialog : .alert
    accessibility.states = .modal
    setContentSizeCategory(.large)
    update()
  }

  private var isActionSheet: Bool { alert?.preferredStyle == .actionSheet }

  /// Adopts the text size of the surroundings, so that the view can be measured before it is in a
  /// window.
  func adoptTextSize(of traits: TraitCollection) {
    let category = traits.preferredContentSizeCategory
    guard category != .unspecified, category != contentSizeCategory else { return }
    setContentSizeCategory(category)
    setNeedsLayout()
  }

  private func setContentSizeCategory(_ category: ContentSizeCategory) {
    contentSizeCategory = category
    let small = Font.preferredFont(forTextStyle: .subheadline)
    title.font = (isActionSheet ? small.withWeight(.semibold) : .headline).scaled(to: category)
    message.font = (isActionSheet ? small : .body).scaled(to: category)
    for row in rows { row.contentSizeCategory = category }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    adoptTextSize(of: traitCollection)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      alert?.contentSizeDidChange()
    }
  }

  // MARK: Content

  /// Shows the current content of the alert.
  func update() {
    guard let alert else { return }
    title.text = alert.title
    message.text = alert.message
    title.isHidden = !title.hasText
    message.isHidden = !message.hasText
    accessibility.label = alert.title ?? alert.message
    accessibilityRelations[.labeledBy] = title.hasText ? [title] : []
    accessibilityRelations[.describedBy] = message.hasText ? [message] : []
    updateFields(alert.textFields ?? [])
    updateRows(alert.actions.filter { showsCancel || $0.style != .cancel })
    for row in rows { row.isEmphasized = row.action === alert.emphasizedAction }
    setNeedsLayout()
  }

  private func updateFields(_ new: [TextField]) {
    for field in new where field.superview !== text { text.addSubview(field) }
    fields = new
  }

  private func updateRows(_ new: [AlertAction]) {
    let kept = rows.filter { row in new.contains { $0 === row.action } }
    for row in rows where !kept.contains(row) { row.removeFromSuperview() }
    rows = new.map { action in kept.first { $0.action === action } ?? makeRow(action) }
    for row in rows { row.isEnabled = row.action.isEnabled }
  }

  private func makeRow(_ action: AlertAction) -> AlertActionRow {
    let row = AlertActionRow(action)
    row.contentSizeCategory = contentSizeCategory
    row.addAction(for: .primaryActionTriggered) { [weak self, weak action] in
      if let action { self?.alert?.choose(action) }
    }
    actions.addSubview(row)
    return row
  }

  // MARK: Layout

  /// The size that shows everything, at the width that fits the content.
  ///
  /// - Parameter limit: The maximum width.
  func fullSize(within limit: Double = .infinity) -> Size {
    fittingSize(within: Size(width: limit, height: .infinity))
  }

  /// The size in which the content is shown where there is limited space.
  func fittingSize(within limits: Size) -> Size {
    let content = content
    let width = AlertLayout.width(of: content, within: limits.width)
    return AlertLayout(content, width: width, height: limits.height).size
  }

  /// The height that shows everything at a width.
  func fullHeight(forWidth width: Double) -> Double {
    AlertLayout(content, width: width, height: .infinity).size.height
  }

  private var content: AlertLayout.Content {
    AlertLayout.Content(
      allowsPair: !isActionSheet,
      title: title.hasText ? AlertLayout.Text(title) : nil,
      message: message.hasText ? AlertLayout.Text(message) : nil,
      fields: fields.map(height),
      actions: rows.map { AlertLayout.Action(style: $0.action.style, title: $0.title) })
  }

  /// Returns the height of a text field: that of a line in its font, but comfortable to press.
  private func height(of field: TextField) -> Double {
    let line = Font.body.scaled(to: contentSizeCategory).metrics.lineHeight.rounded(.up)
    return max(field.intrinsicContentSize.height, field.font == nil ? line + 14 : 0, 34)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = AlertLayout(
      content, width: bounds.width, height: bounds.height,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    title.frame = layout.title
    message.textAlignment = layout.isMessageCentered ? .center : .natural
    message.frame = layout.message
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    for (place, index) in layout.order.enumerated() {
      rows[index].frame = layout.actions[index]
      rows[index].lines = lines(ofRowAt: place, layout)
    }
    place(text, in: layout.textFrame, contentHeight: layout.textHeight)
    place(actions, in: layout.actionsFrame, contentHeight: layout.actionsHeight)
    divider.isHidden = layout.textHeight == 0 || rows.isEmpty
    divider.place(
      Rect(x: 0, y: layout.actionsFrame.minY, width: bounds.width, height: 1), cornerRadius: 0)
    showEditedField(in: layout.textFrame)
  }

  /// Scrolls to the text field that is edited when the area of the text changes.
  private func showEditedField(in area: Rect) {
    guard area != shownTextArea else { return }
    shownTextArea = area
    guard let field = fields.first(where: \.isEditing) else { return }
    text.scrollRectToVisible(
      field.frame.insetBy(dx: 0, dy: -AlertLayout.padding / 2), animated: false)
  }

  /// Shows for a moment that there is more to scroll to.
  func flashScrollIndicators() {
    for scrollView in [text, actions] where scrollView.isScrollEnabled {
      scrollView.flashScrollIndicators()
    }
  }

  private func lines(ofRowAt place: Int, _ layout: AlertLayout) -> AlertActionRow.Separators {
    guard place > 0 else { return [] }
    return layout.arrangement == .sideBySide ? .leading : .top
  }

  private func place(_ scrollView: ScrollView, in frame: Rect, contentHeight: Double) {
    scrollView.frame = frame
    scrollView.contentSize = Size(width: frame.width, height: contentHeight)
    scrollView.isScrollEnabled = contentHeight > frame.height + 0.5
  }

  // MARK: Focus

  /// Returns the button of an action, or `nil` if the action is not shown.
  func row(of action: AlertAction?) -> AlertActionRow? {
    guard let action else { return nil }
    return rows.first { $0.action === action }
  }

  /// The buttons in the order in which they are laid out, from the top or the leading edge.
  var orderedRows: [AlertActionRow] {
    rows.sorted {
      ($0.frame.minY, leading($0)) < ($1.frame.minY, leading($1))
    }
  }

  private func leading(_ row: AlertActionRow) -> Double {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -row.frame.maxX : row.frame.minX
  }

  /// Whether the text is too long for its area, so that it scrolls.
  var scrollsText: Bool { text.isScrollEnabled }
}
