import Containers

/// A figure that changes during the fall, below its name.
final class ReadoutView: View {
  private let name = Label()
  private let value = Label()

  /// The value; setting the same one costs nothing.
  var text: String {
    get { value.text ?? "" }
    set {
      guard newValue != value.text else { return }
      value.text = newValue
      accessibility.value = newValue
    }
  }

  /// Creates a figure with a name.
  init(_ title: String) {
    super.init()
    name.text = title
    name.textColor = Theme.secondaryText
    value.textColor = Theme.text
    accessibility.isElement = true
    accessibility.label = title
    accessibility.traits = [.staticText, .updatesFrequently]
    accessibilityElements = []
    for label in [name, value] { addSubview(label) }
  }

  /// Sets the scale of both texts, and returns the height that they take.
  func fit(scale: Double) -> Double {
    name.font = Typography.caption.scaled(by: scale)
    value.font = Self.font(scale: scale)
    return nameHeight + value.sizeThatFits(Size(width: 10_000, height: 100)).height
  }

  /// The font of values at a scale.
  static func font(scale: Double) -> Font {
    Font(size: 19 * scale, weight: .semibold, hasMonospacedDigits: true)
  }

  private var nameHeight: Double { name.sizeThatFits(Size(width: 10_000, height: 100)).height }

  override func layoutSubviews() {
    let top = nameHeight
    name.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    value.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
