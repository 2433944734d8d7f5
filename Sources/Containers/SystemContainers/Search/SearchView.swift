/// The view of a search: the results, or a shade over the searched content.
///
/// It receives input only where it shows one of the two.
@MainActor
final class SearchView: View {
  private weak var controller: SearchController?
  private let shade = View()
  private(set) weak var results: View?

  init(of controller: SearchController) {
    self.controller = controller
    super.init(frame: Rect(origin: .zero, size: controller.sizeForLoading))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = DynamicColor.dimming
    shade.alpha = 0
    addSubview(shade)
    let tap = TapGestureRecognizer()
    tap.addTarget { [weak self] in if $0.state == .ended { self?.controller?.isActive = false } }
    shade.addGestureRecognizer(tap)
    // Nothing beneath is to move with the pointer.
    addGestureRecognizer(PanGestureRecognizer())
  }

  /// Shows the results, or takes them out.
  func show(_ view: View?) {
    guard view !== results else { return }
    if results?.superview === self { results?.removeFromSuperview() }
    results = view
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Shows or hides the shade; animated in an animation block.
  func setShadeShown(_ isShown: Bool) { shade.alpha = isShown ? 1 : 0 }

  /// Keeps the user from what is beneath, or lets it through.
  func setCovering(_ covers: Bool) {
    isUserInteractionEnabled = covers
    accessibility.isModal = covers
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The bar has a background of its own, or shows the content beneath as it is.
    let top = safeAreaInsets.top
    shade.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func scrolled(_ scroll: Scroll) {}
}
