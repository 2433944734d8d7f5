/// The pass that presents the parts of each window that differ from the screen.
@MainActor
struct PresentPass {
  func run(_ targets: [FrameTarget]) {
    for target in targets {
      target.contents.present(on: target.surface)
      // Its views may be painted elsewhere before somebody reads the picture.
      if !target.isVisible { target.surface.drawPendingParts() }
    }
  }
}
