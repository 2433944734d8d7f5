/// A view on its way from one look to another, as it is seen: its properties, and those of what it
/// holds, know nothing of it.
@MainActor
final class ViewTransition {
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

  private let sides: Sides
  private weak var container: View?
  private var stills = Stills()
  // Written by turns: those of the moment before are still shown.
  private var turned = ViewProperties()
  private var turnedBefore = ViewProperties()
  /// Stand for the two looks in the tree.
  private let pages = (old: PageIdentity(), new: PageIdentity())

  private final class PageIdentity {}

  /// The pictures that are kept, of a size.
  private struct Stills {
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

  /// Shows the transition in a view from now on, in which no other is seen.
  func attach(to container: View) {
    self.container = container
    let animations = container.animations ?? ViewAnimations()
    container.animations = animations
    animations.transition = self
    container.setNeedsRender()
  }

  /// Ends before its time.
  func interrupt(isNow: Bool) {
    detach()
    whenInterrupted?(isNow)
  }

  /// Shows the view as it is.
  func detach() {
    guard let container, let animations = container.animations, animations.transition === self
    else { return }
    animations.transition = nil
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

  /// Returns what is seen instead of the container.
  func changed(_ whole: RenderNode, by painter: ViewPainter) -> RenderNode {
    switch effect {
    case .flip(let edge):
      let isBack = progress >= 0.5
      let turn = TransitionEffect.turn(
        edge, whole.properties.bounds.size, by: progress - (isBack ? 1 : 0))
      swap(&turned, &turnedBefore)
      turned.take(
        whole.properties, transform: turn.concatenating(whole.properties.transform))
      return look(whole, isNew: isBack, by: painter, turned)
    case .curlUp:
      let (old, new) = looks(whole, by: painter)
      return stack(whole, below: new, above: old, PageCurl(progress: progress))
    case .curlDown:
      let (old, new) = looks(whole, by: painter)
      return stack(whole, below: old, above: new, PageCurl(progress: 1 - progress))
    case .dissolve:
      let (old, new) = looks(whole, by: painter)
      return dissolved(whole, old, new)
    }
  }

  /// Returns the container with each of the two looks.
  private func looks(
    _ whole: RenderNode, by painter: ViewPainter
  ) -> (old: RenderNode, new: RenderNode) {
    (look(whole, isNew: false, by: painter), look(whole, isNew: true, by: painter))
  }

  /// Returns the container with one of the two looks, where wanted with other properties.
  private func look(
    _ whole: RenderNode, isNew: Bool, by painter: ViewPainter, _ properties: ViewProperties? = nil
  ) -> RenderNode {
    if stills.size != whole.properties.bounds.size {
      // A picture of another size is not stretched but taken anew.
      stills = Stills(size: whole.properties.bounds.size)
    }
    switch sides {
    case .views(let old, let new):
      let (oldID, newID) = (ObjectIdentifier(old), ObjectIdentifier(new))
      if !isLive { keep(whole, oldID, newID) }
      return painter.node(like: whole, properties ?? whole.properties) { child in
        switch child.identifier {
        case oldID: isNew ? nil : stills.old ?? child
        case newID: isNew ? stills.new ?? child : nil
        default: child
        }
      }
    case .content(let before):
      if !isLive, stills.new == nil { stills.new = whole.kept() }
      let side = isNew ? stills.new ?? whole : before
      return properties.map { side.with($0) } ?? side
    }
  }

  private func keep(_ whole: RenderNode, _ old: ObjectIdentifier, _ new: ObjectIdentifier) {
    if stills.old == nil {
      stills.old = whole.children.first { $0.identifier == old }?.kept()
    }
    if stills.new == nil {
      stills.new = whole.children.first { $0.identifier == new }?.kept()
    }
  }

  /// Returns one look over the other, the upper one rolled up.
  private func stack(
    _ whole: RenderNode, below: RenderNode, above: RenderNode, _ curl: PageCurl
  ) -> RenderNode {
    var frame = whole.properties
    frame.backgroundColor = nil
    frame.style.borderWidth = 0
    let isOld = effect == .curlUp
    return RenderNode(
      identifier: whole.identifier, properties: frame, isMoving: whole.isMoving,
      children: [
        page(below, in: whole, isOld ? pages.new : pages.old, curl: nil),
        page(above, in: whole, isOld ? pages.old : pages.new, curl: curl),
      ])
  }

  private func page(
    _ look: RenderNode, in whole: RenderNode, _ identity: PageIdentity, curl: PageCurl?
  ) -> RenderNode {
    var properties = look.properties
    properties.center = whole.properties.bounds.center
    properties.bounds = whole.properties.bounds
    properties.transform = .identity
    properties.alpha = 1
    properties.style.shadow = nil
    return look.with(properties, identifier: ObjectIdentifier(identity), curl: curl)
  }

  private func dissolved(_ whole: RenderNode, _ old: RenderNode, _ new: RenderNode) -> RenderNode {
    // The old look stays while the new one is thin, lest the ground shine through both.
    let (oldShare, newShare) = (1 - progress * progress * progress, progress)
    if case .views(let oldView, let newView) = sides {
      let (oldID, newID) = (ObjectIdentifier(oldView), ObjectIdentifier(newView))
      let faded = (old.children.first { $0.identifier == oldID }?.faded(oldShare))
      let rest = new.children.map {
        $0.identifier == newID ? $0.faded(newShare) : $0
      }
      let place = whole.children.firstIndex { $0.identifier == oldID } ?? 0
      var children = rest
      if let faded { children.insert(faded, at: min(place, children.count)) }
      return whole.with(children: children)
    }
    var properties = whole.properties
    properties.backgroundColor = Interpolation.color(
      old.properties.backgroundColor, new.properties.backgroundColor, progress)
    properties.style = Interpolation.style(old.properties.style, new.properties.style, progress)
    return RenderNode(
      identifier: whole.identifier, properties: properties, clipsToBounds: whole.clipsToBounds,
      isMoving: whole.isMoving,
      children: [
        page(old, in: whole, pages.old, curl: nil).bare.faded(oldShare),
        page(new, in: whole, pages.new, curl: nil).bare.faded(newShare),
      ])
  }
}

extension RenderNode {
  /// The node faded by a share.
  fileprivate func faded(_ share: Double) -> RenderNode {
    var properties = properties
    properties.alpha *= min(max(share, 0), 1)
    return with(properties)
  }

  /// What the node draws and holds, without its own ground and edges.
  fileprivate var bare: RenderNode {
    var properties = properties
    properties.backgroundColor = nil
    properties.style = ViewStyle(cornerRadius: properties.style.cornerRadius)
    return with(properties)
  }
}
