/// Puts on the screen what differs from what is there.
@MainActor
struct PresentPass {
  func run(_ targets: [FrameTarget]) {}
}
