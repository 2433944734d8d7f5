/// Paints what is out of date and makes the render tree of each window.
@MainActor
final class PaintPass {
  func run(_ targets: [FrameTarget]) {}
}
