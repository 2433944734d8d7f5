import Containers

/// A small list of what can be done at a place on the map.
final class ContextMenuView: View {
  /// One line of the menu.
  struct Item {
    /// What it does, in words.
    let title: String
    /// What it does.
    let action: () -> Void
  }

  /// Called when the menu should go away without a choice.
  var onClose: (() -> Void)?

  private let buttons: [Button]
  private static let rowHeight = 34.0

  /// Makes a menu of items, from the top to the bottom.
  ///
  /// - Parameter traits: Those of the view that it is shown over.
  init(items: [Item], traits: TraitCollection) {
    buttons = items.map { item in
      var style = ButtonStyle(
        foreground: Theme.text.resolvedColor(with: traits), cornerRadius: 6, font: Typography.body)
      style.focusColor = Theme.accent.resolvedColor(with: traits)
      let button = Button(title: item.title, style: style)
      button.addAction { item.action() }
      return button
    }
    super.init()
    backgroundColor = Theme.raised
    cornerRadius = 10
    borderWidth = 1
    borderColor = Theme.hairline
    shadow = Shadow(color: Color(white: 0, alpha: 0.5), radius: 16, offset: Point(x: 0, y: 6))
    pointerStyle = .arrow
    buttons.forEach(addSubview)
  }

  /// Shows the menu over a view with its corner at a point, moved so that all of it is inside.
  func show(in view: View, at point: Point) {
    let width = (buttons.map { $0.sizeThatFits(view.bounds.size).width }.max() ?? 0) + 28
    let size = Size(width: width, height: Double(buttons.count) * Self.rowHeight + 12)
    frame = Rect(
      x: max(4, min(point.x, view.bounds.width - size.width - 4)),
      y: max(4, min(point.y, view.bounds.height - size.height - 4)),
      width: size.width, height: size.height)
    view.addSubview(self)
    window?.moveFocus(to: buttons.first)
  }

  override func layoutSubviews() {
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: 6, y: 6 + Double(index) * Self.rowHeight, width: bounds.width - 12,
        height: Self.rowHeight)
    }
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.escape, title: "Close the menu") { [weak self] in self?.onClose?() },
      KeyCommand(.downArrow, title: "Next item") { [weak self] in self?.moveFocus(by: 1) },
      KeyCommand(.upArrow, title: "Previous item") { [weak self] in self?.moveFocus(by: -1) },
    ]
  }

  /// Keeps presses beside the items from the map below.
  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}

  private func moveFocus(by step: Int) {
    let count = buttons.count
    let old = buttons.firstIndex { $0.isFocused } ?? (step > 0 ? -1 : 0)
    window?.moveFocus(to: buttons[(old + step + count) % count])
  }
}
