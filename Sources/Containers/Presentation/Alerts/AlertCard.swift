/// The card around the view of an alert, with rounded corners and a shadow.
@MainActor
final class AlertCard: View {
  /// The radius of the corners, in points.
  private static let radius = 12.0

  /// Clips the content to the corners, which a view with a shadow cannot do.
  private let clip = View()

  /// The view of the alert.
  var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === clip { oldValue?.removeFromSuperview() }
      if let content { clip.addSubview(content) }
      setNeedsLayout()
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = DynamicColor.tertiarySystemBackground
    cornerRadius = Self.radius
    shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 24, offset: Point(x: 0, y: 8))
    pointerStyle = .arrow
    clip.cornerRadius = Self.radius
    clip.clipsToBounds = true
    addSubview(clip)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content?.frame = bounds
  }
}
