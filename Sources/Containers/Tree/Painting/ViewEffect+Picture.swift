extension ViewEffect {
  /// Returns the node to show instead of the container's.
  func changed(_ whole: RenderNode, by painter: ViewPainter) -> RenderNode {
    switch effect {
    case .flip(let edge):
      let isBack = progress >= 0.5
      let turn = EffectStyle.turn(
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
    case .leaf: return leaf(whole, by: painter)
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

  /// Returns the container with one of the two looks, optionally with other properties.
  private func look(
    _ whole: RenderNode, isNew: Bool, by painter: ViewPainter, _ properties: ViewProperties? = nil
  ) -> RenderNode {
    if stills.size != whole.properties.bounds.size {
      // A picture is not stretched to another size but taken again.
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
    case .leaf: return whole
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

  /// Returns one look on top of the other, with the upper one curled.
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

  func page(
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
    // The old look stays opaque while the new one is faint, so that the background does not show
    // through both.
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
  /// Returns the node with its opacity multiplied by a fraction.
  fileprivate func faded(_ share: Double) -> RenderNode {
    var properties = properties
    properties.alpha *= min(max(share, 0), 1)
    return with(properties)
  }

  /// The node's contents and children without its background and border.
  fileprivate var bare: RenderNode {
    var properties = properties
    properties.backgroundColor = nil
    properties.style = ViewStyle(cornerRadius: properties.style.cornerRadius)
    return with(properties)
  }
}
