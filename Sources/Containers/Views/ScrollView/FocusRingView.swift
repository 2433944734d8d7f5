/// The frame around what the keyboard works on, in front of it.
final class FocusRingView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    borderWidth = 2
    borderColor = ScrollPalette.focus
    cornerRadius = 4
  }
}
