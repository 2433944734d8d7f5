import Atlas
import Containers

/// The content of a callout: the name and coordinates of a place, and a button that moves an end
/// there.
final class CalloutContent: View {
  /// Called when the button is pressed.
  var onDig: (() -> Void)?

  private let place = Label()
  private let setting = Label()
  private let value = Label()
  private let button: Button?

  /// Creates the content for a place.
  ///
  /// - Parameter end: The end that the button moves; nil for no button.
  init(_ name: EndName?, at coordinate: Coordinate, format: CoordinateFormat, end: End?) {
    button = end.map { Button(title: $0.digTitle) }
    super.init()
    place.text = name?.place ?? ""
    place.setScaledFont(Typography.strong)
    place.textColor = Theme.text
    setting.text = name?.setting ?? ""
    setting.setScaledFont(Typography.caption)
    setting.textColor = Theme.secondaryText
    value.text = format.shown(coordinate)
    value.setScaledFont(Typography.smallValue)
    value.textColor = Theme.secondaryText
    button?.addAction(for: .primaryActionTriggered) { [weak self] in self?.onDig?() }
    accessibility.label = Messages.Maps.whatIsHere
    [place, setting, value].forEach(addSubview)
    if let button { addSubview(button) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let sizes = lines.map { $0.sizeThatFits(size) }
    return Size(
      width: min(size.width, sizes.map(\.width).max() ?? 0),
      height: sizes.map(\.height).reduce(button == nil ? 0 : Self.gap, +))
  }

  override func layoutSubviews() {
    var y = 0.0
    for line in lines {
      let height = line.sizeThatFits(bounds.size).height
      if line === button { y += Self.gap }
      line.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  /// The lines from top to bottom, without empty labels.
  private var lines: [View] {
    subviews.filter { ($0 as? Label)?.text?.isEmpty != true }
  }

  private static let gap = 6.0
}
