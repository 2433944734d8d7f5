import Containers

/// A round button on top of a map, with a tooltip.
class MapButton: Control {
  /// Creates a button.
  ///
  /// - Parameters:
  ///   - name: The accessibility label.
  ///   - hint: The accessibility hint, which says what the button does.
  ///   - tip: The text of the tooltip; nil for the name.
  ///   - shortcut: The equivalent key, shown in the tooltip; nil for none.
  init(name: String, hint: String, tip: String? = nil, shortcut: String? = nil) {
    super.init()
    let tip = tip ?? name
    toolTip = shortcut.map { "\(tip)  \($0)" } ?? tip
    pointerStyle = .pointingHand
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = name
    accessibility.hint = hint
  }

  /// Whether the button is focused, pressed or hovered.
  var isMarked: Bool { showsFocus || isHovered || isHighlighted }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    point.distance(to: bounds.center) <= min(bounds.width, bounds.height) / 2
  }

  /// Does nothing, because the colors of the drawing are those of the theme.
  override func tintColorDidChange() {}

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }
}
