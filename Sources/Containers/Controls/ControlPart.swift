/// A rectangle that is part of a control: a background, a thumb, or a mark.
///
/// Touches pass through to the control.
@MainActor
class ControlPart: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Sets the frame, and the corner radius up to half of the shorter side.
  func place(_ rect: Rect, cornerRadius: Double = .infinity) {
    frame = rect
    self.cornerRadius = min(cornerRadius, rect.width / 2, rect.height / 2)
  }
}

extension Shadow {
  /// The shadow below a draggable thumb.
  static let thumb = Shadow(
    color: Color(white: 0, alpha: 0.22), radius: 4, offset: Point(x: 0, y: 2))
}
