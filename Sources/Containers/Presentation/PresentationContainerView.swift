/// The view in which a presentation takes place, which covers the window or the view of a controller
/// that defines a presentation context.
///
/// Only the presented view and its furniture count as inside; a press anywhere else is beside the
/// presentation.
final class PresentationContainerView: View {
  weak var controllerPresentation: Presentation?
  /// Dims what lies beneath, or `nil` where nothing does.
  private var dimming: View?

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming?.frame = bounds
    controllerPresentation?.layOutContainer()
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    controllerPresentation?.shape.claims(point) ?? false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { controllerPresentation?.containerDidEnter(window) }
  }

  /// Adds or removes the view that dims what lies beneath.
  func setDimming(_ isDimming: Bool) {
    guard isDimming != (dimming != nil) else { return }
    guard isDimming else {
      dimming?.removeFromSuperview()
      dimming = nil
      return
    }
    let view = View(frame: bounds)
    view.backgroundColor = DynamicColor.dimming
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    dimming = view
  }

  /// Shows or hides the dimming; animated in an animation block.
  func setDimmingShown(_ isShown: Bool) { dimming?.alpha = isShown ? 1 : 0 }
}
