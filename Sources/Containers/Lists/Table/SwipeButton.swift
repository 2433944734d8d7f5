/// The button at the trailing end of a row that is swiped aside.
final class SwipeButton: View {
  /// The width of the button while the row is aside, in points.
  let width: Double
  /// How far the row is aside, in points.
  var reveal = 0.0
  var whenTapped: (() -> Void)?
  private let label: Label

  /// Creates a button with a title.
  init(_ title: String) {
    label = Label(text: title, textColor: .white)
    label.adjustsFontForContentSizeCategory = true
    width = max(74, label.intrinsicContentSize.width.rounded(.up) + 32)
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = ScrollPalette.swipedDeletion
    clipsToBounds = true
    pointerStyle = .pointingHand
    accessibility.isElement = true
    accessibility.label = title
    accessibility.traits = .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
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
