/// Grows a picture of a source view to the full view, or shrinks it back on the way back.
///
/// Without a source view it dissolves.
final class ZoomAnimator: SystemAnimator {
  private let zoom: Zoom
  /// Whether the user drags the picture, so that there is nothing to animate at first.
  private let isDragged: Bool

  init(_ zoom: Zoom, isReturning: Bool, isDragged: Bool = false) {
    self.zoom = zoom
    self.isDragged = isDragged
    super.init(isReturning: isReturning)
  }

  override var duration: Duration { .milliseconds(400) }

  override var timing: any TimingCurveProvider { SystemAnimator.settling }

  override func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    isDragged ? nil : super.interruptibleAnimator(using: context)
  }

  override func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    guard let source = sourceView(context),
      let picture = picture(sides, source, context)
    else { return dissolve(sides) }
    View.performWithoutAnimation {
      if isReturning { picture.showFull() } else { picture.showSource() }
    }
    return Motion(
      changes: { [isReturning] in
        if isReturning { picture.showSource() } else { picture.showFull() }
      },
      restore: { picture.remove() })
  }

  /// Returns the picture that the user drags, at its full size.
  func pickUp(_ context: any ViewControllerContextTransitioning) -> ZoomPicture? {
    let sides = TransitionSides(context)
    sides.putNewViewIn(below: isReturning)
    let source = isReduced(context) ? nil : sourceView(context)
    guard let picture = picture(sides, source, context) else { return nil }
    restore = { picture.remove() }
    View.performWithoutAnimation { picture.showFull() }
    return picture
  }

  // MARK: Views

  /// The controller that zooms, and the one that has the source view.
  private func parties(
    _ context: any ViewControllerContextTransitioning
  ) -> (zoomed: ViewController, source: ViewController)? {
    guard let old = context.viewController(forKey: .from),
      let new = context.viewController(forKey: .to)
    else { return nil }
    return isReturning ? (old, new) : (new, old)
  }

  private func sourceView(_ context: any ViewControllerContextTransitioning) -> View? {
    parties(context).flatMap { zoom.sourceView(in: $0.source, for: $0.zoomed) }
  }

  private func picture(
    _ sides: TransitionSides, _ source: View?, _ context: any ViewControllerContextTransitioning
  ) -> ZoomPicture? {
    guard let view = isReturning ? sides.old : sides.new, let (zoomed, _) = parties(context) else {
      return nil
    }
    return ZoomPicture(
      of: view, from: source, part: source.flatMap { zoom.alignmentRect(of: $0, in: zoomed) },
      dimmingColor: zoom.options.dimmingColor)
  }
}
