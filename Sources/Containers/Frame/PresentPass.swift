/// The pass that presents the parts of each window that differ from the screen.
@MainActor
struct PresentPass {
  func run(_ targets: [FrameTarget]) {
    for target in targets { present(target) }
  }

  private func present(_ target: FrameTarget) {
    guard let tree = target.painted else { return }
    if let presented = target.presented, presented.root === tree.root,
      presented.scale == tree.scale
    {
      return
    }
    let damage = target.findDamage(tree)
    if let damage, damage.isEmpty { return target.didPresent() }
    target.surface.present { bitmap, isKept in
      let parts = target.parts(of: isKept ? damage : nil, in: bitmap)
      target.compositor.compose(tree, into: bitmap, parts)
      return parts
    }
    target.didPresent()
  }
}
