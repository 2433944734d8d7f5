/// The buttons at the side of a row that is swiped aside.
final class SwipeActionsView: View {
  let swipe: RowSwipe
  /// The width of the buttons while the row is aside, in points.
  let width: Double
  /// How far the row is aside, in points.
  var reveal = 0.0
  /// Whether the first button takes the whole room, because letting go performs its action.
  var isFull = false {
    didSet {
      guard isFull != oldValue else { return }
      setNeedsLayout()
      View.animate(withDuration: .milliseconds(150)) { layoutIfNeeded() }
    }
  }
  /// Called with the action whose button was pressed, and the button.
  var whenChosen: (ContextualAction, View) -> Void = { _, _ in }
  private let buttons: [SwipeButton]

  init(_ swipe: RowSwipe) {
    self.swipe = swipe
    buttons = swipe.actions.map { SwipeButton($0) }
    width = buttons.reduce(0) { $0 + $1.width }
    super.init(frame: .zero)
    clipsToBounds = true
    flags.insert(.drawsNothing)
    // The first is on top when it takes the whole room.
    for (button, action) in zip(buttons, swipe.actions).reversed() {
      button.whenTapped = { [weak self, weak button] in
        if let self, let button { whenChosen(action, button) }
      }
      addSubview(button)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let startsAtRight = (swipe.side == .trailing) == readsLeftToRight
    var start = 0.0
    for (index, button) in buttons.enumerated() {
      let share = button.width * bounds.width / max(width, 1)
      let length = isFull && index == 0 ? bounds.width : share
      button.frame = Rect(
        x: startsAtRight ? bounds.width - start - length : start, y: 0, width: length,
        height: bounds.height)
      start += share
    }
  }
}
