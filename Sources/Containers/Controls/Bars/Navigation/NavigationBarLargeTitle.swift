/// The large title below a navigation bar's row of buttons, of which it shows what the content leaves.
@MainActor
final class NavigationBarLargeTitle: View {
  let label = Label()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibility.traits = .header
    label.textAlignment = .natural
    addSubview(label)
  }

  /// Places the title at the bottom, or in the middle of a stretched area.
  ///
  /// - Parameters:
  ///   - inset: The space at the sides.
  ///   - height: The full height of the title.
  func layOut(inset: Double, height: Double) {
    let stretch = max(0, bounds.height - height)
    label.frame = Rect(
      x: inset, y: bounds.height - height - stretch / 2, width: max(0, bounds.width - 2 * inset),
      height: height)
  }
}
