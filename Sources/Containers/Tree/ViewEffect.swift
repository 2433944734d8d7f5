/// A view on its way from one look to another, as it is seen: its properties, and those of what it
/// holds, know nothing of it.
@MainActor
final class ViewEffect {
  /// What makes the two looks.
  enum Sides {
    /// The container shows the one view, then the other; both are in it throughout.
    case views(old: View, new: View)
    /// The container showed a picture, and now shows what it is.
    case content(before: RenderNode)
  }

  let effect: TransitionEffect
  /// Whether what moves within is seen to; where not, each side is a still picture.
  let isLive: Bool
  let allowsUserInteraction: Bool
  private(set) var progress: Double
  /// Called when it ends before its time: with true where something else takes the view over, so
  /// that all has to be in its final state on return; with false where the view is about to leave.
  var whenInterrupted: ((_ isNow: Bool) -> Void)?

  let sides: Sides
  private weak var container: View?
  var stills = Stills()
  // Written by turns: those of the moment before are still shown.
  var turned = ViewProperties()
  var turnedBefore = ViewProperties()
  /// Stand for the two looks in the tree.
  let pages = (old: PageIdentity(), new: PageIdentity())

  final class PageIdentity {}

  /// The pictures that are kept, of a size.
  struct Stills {
    var old: RenderNode?
    var new: RenderNode?
    var size: Size?
  }

  init(
    _ effect: TransitionEffect, _ sides: Sides, options: AnimationOptions, from progress: Double = 0
  ) {
    self.effect = effect
    self.sides = sides
    self.progress = progress
    isLive = options.contains(.allowAnimatedContent)
    allowsUserInteraction = options.contains(.allowUserInteraction)
  }

  /// Shows the effect in a view from now on, in which no other is seen.
  func attach(to container: View) {
    self.container = container
    let animations = container.animations ?? ViewAnimations()
    container.animations = animations
    animations.effect = self
    container.setNeedsRender()
  }

  /// Ends before its time.
  func interrupt(isNow: Bool) {
    detach()
    whenInterrupted?(isNow)
  }

  /// Shows the view as it is.
  func detach() {
    guard let container, let animations = container.animations, animations.effect === self
    else { return }
    animations.effect = nil
    if animations.isEmpty { container.animations = nil }
    container.setNeedsRender()
  }

  /// Shows a moment: 0 is the old look, 1 the new one.
  func show(_ progress: Double) {
    self.progress = progress
    container?.setNeedsRender()
  }

  /// Returns the picture that stands for a side in a container of a size; nil where there is none, or none yet.
  func still(of view: View, in size: Size) -> RenderNode? {
    guard case .views(let old, let new) = sides, stills.size == size else { return nil }
    return view === old ? stills.old : view === new ? stills.new : nil
  }
}
