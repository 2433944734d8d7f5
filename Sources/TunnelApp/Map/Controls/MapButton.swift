import Containers

/// A round button that lies over a map and says in a tooltip what it does.
class MapButton: Control {
  /// What the tooltip says.
  private let tip: String
  private let tooltip = TooltipView()

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - hint: What it does.
  ///   - tip: What its tooltip says it does; the name if nil.
  ///   - shortcut: The key that does the same, which the tooltip names; nil for none.
  init(name: String, hint: String, tip: String? = nil, shortcut: String? = nil) {
    let tip = tip ?? name
    self.tip = shortcut.map { "\(tip)  \($0)" } ?? tip
    super.init()
    pointerStyle = .pointingHand
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = name
    accessibility.hint = hint
  }

  /// Whether it is focused, pressed or under the pointer.
  var isMarked: Bool { showsFocus || isHovered || isHighlighted }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    point.distance(to: bounds.center) <= min(bounds.width, bounds.height) / 2
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
    tooltip.follow(self, saying: tip)
  }
}
