import Containers

/// Buttons beside each other, in as many lines as they need.
final class ButtonFlow: View {
  private let buttons: [View]
  private var height = 0.0
  private let gap = 8.0

  init(_ buttons: [View]) {
    self.buttons = buttons
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (x, y, line) = (0.0, 0.0, 0.0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for button in buttons {
      var size = button.sizeThatFits(Size(width: bounds.width, height: .infinity))
      size.width = min(size.width, bounds.width)
      if x > 0, x + size.width > bounds.width { (x, y, line) = (0, y + line + gap, 0) }
      let left = isMirrored ? bounds.width - x - size.width : x
      button.frame = Rect(x: left, y: y, width: size.width, height: size.height)
      x += size.width + gap
      line = max(line, size.height)
    }
    guard height != y + line else { return }
    height = y + line
    invalidateIntrinsicContentSize()
  }
}
