/// A rectangle that a control is made of: a ground, a thumb, a mark; touches go to the control.
@MainActor
class ControlPart: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes the corners as round as the height allows.
  func place(_ rect: Rect, cornerRadius: Double = .infinity) {
    frame = rect
    self.cornerRadius = min(cornerRadius, rect.width / 2, rect.height / 2)
  }
}

extension Shadow {
  /// The shadow under a thumb that a person pushes.
  static let thumb = Shadow(
    color: Color(white: 0, alpha: 0.22), radius: 4, offset: Point(x: 0, y: 2))
}
