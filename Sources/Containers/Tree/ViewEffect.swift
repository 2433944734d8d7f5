/// An effect that changes a view from one look to another, such as a flip.
///
/// It does not affect the properties of the view or its subviews.
@MainActor
final class ViewEffect {
  /// The sources of the two looks.
  enum Sides {
    /// The container shows one view, then the other. Both are subviews throughout.
    case views(old: View, new: View)
    /// The container showed a picture, and now shows its current content.
    case content(before: RenderNode)
    /// The container shows a sheet that turns, and what lies below. All are subviews throughout.
    case leaf(PageSheet)
  }

  let effect: EffectStyle
  /// Whether each side shows live content rather than a still picture.
  let isLive: Bool
  let allowsUserInteraction: Bool
  private(set) var progress: Double
  /// Called when the effect ends early.
  ///
  /// The argument is `true` if something else takes over the view, so everything must be in its
  /// final state on return, and `false` if the view is about to leave its window.
  var whenInterrupted: ((_ isNow: Bool) -> Void)?

  let sides: Sides
  /// Where a sheet is held, as a fraction of its side.
  var grip = PageCurl.Leaf.restingGrip
  private weak var container: View?
  var stills = Stills()
  // Two buffers, written alternately, because the previous frame is still being shown.
  var turned = ViewProperties()
  var turnedBefore = ViewProperties()
  /// Objects that identify the looks in the render tree.
  let pages = (old: PageIdentity(), new: PageIdentity(), back: PageIdentity())

  final class PageIdentity {}

  /// The still pictures of both sides, and their size.
  struct Stills {
    var old: RenderNode?
    var new: RenderNode?
    var size: Size?
  }

  init(
    _ effect: EffectStyle, _ sides: Sides, options: AnimationOptions, from progress: Double = 0
  ) {
    self.effect = effect
    self.sides = sides
    self.progress = progress
    isLive = options.contains(.allowAnimatedContent)
    allowsUserInteraction = options.contains(.allowUserInteraction)
  }

  /// Shows the effect in a view that has no other effect.
  func attach(to container: View) {
    self.container = container
    let animations = container.animations ?? ViewAnimations()
    container.animations = animations
    animations.effect = self
    container.setNeedsRender()
  }

  /// Ends the effect early.
  func interrupt(isNow: Bool) {
    detach()
    whenInterrupted?(isNow)
  }

  /// Stops the effect, so that the view shows its actual content.
  func detach() {
    guard let container, let animations = container.animations, animations.effect === self
    else { return }
    animations.effect = nil
    if animations.isEmpty { container.animations = nil }
    container.setNeedsRender()
  }

  /// Shows the effect at a progress from 0, the old look, to 1, the new one.
  func show(_ progress: Double) {
    self.progress = progress
    container?.setNeedsRender()
  }

  /// Returns the still picture of a side for a container of the given size, or `nil` if there is
  /// none yet.
  func still(of view: View, in size: Size) -> RenderNode? {
    guard case .views(let old, let new) = sides, stills.size == size else { return nil }
    return view === old ? stills.old : view === new ? stills.new : nil
  }
}
