/// Puts on the screen what differs from what is there.
@MainActor
struct PresentPass {
  func run(_ targets: [FrameTarget]) {
    for target in targets { present(target) }
  }

  private func present(_ target: FrameTarget) {
    guard let tree = target.painted else { return }
    var rects: [PixelRect]?
    if let presented = target.presented {
      if presented.root === tree.root, presented.scale == tree.scale { return }
      let difference = RenderDifference(from: presented, to: tree, within: tree.pixels)
      target.didPresent()
      if difference.region.isEmpty { return }
      rects = difference.region.rects
    }
    target.surface.present { bitmap, isKept in
      var parts = [bitmap.bounds]
      if isKept, let rects {
        parts = rects.map { $0.intersection(bitmap.bounds) }.filter { !$0.isEmpty }
      }
      target.compositor.compose(tree, into: bitmap, parts)
      return parts
    }
    target.didPresent()
  }
}
