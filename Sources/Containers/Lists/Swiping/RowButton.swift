/// A button in a row of a table, which takes the touches on it from the row.
class RowButton: View {
  /// Called when the user taps the button, or assistive technology activates it.
  var whenTapped: (() -> Void)?

  /// Creates a button with a name for assistive technology.
  init(named name: String) {
    super.init(frame: .zero)
    accessibility.isElement = true
    accessibility.label = name
    accessibility.traits = .button
    pointerStyle = .pointingHand
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    whenTapped?()
  }

  override func accessibilityActivate() -> Bool {
    whenTapped?()
    return true
  }
}

extension View {
  /// The scale of the controls of a row, which grow with the text by half at most.
  var rowControlScale: Double {
    min(1.5, max(1, textScale))
  }
}
