@testable import Containers

/// What a frame does to a view, in order.
@MainActor
final class FrameLog {
  var lines: [String] = []
}

/// A view that notes what a frame does to it.
final class FrameRecordingView: View {
  let name: String
  let log: FrameLog
  /// How many more times layout asks for another layout.
  var furtherLayouts = 0
  var layouts = 0

  init(_ name: String, _ log: FrameLog, frame: Rect = Rect(x: 0, y: 0, width: 40, height: 30)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func layoutSubviews() {
    layouts += 1
    log.lines.append("layout \(name)")
    if furtherLayouts > 0 {
      furtherLayouts -= 1
      setNeedsLayout()
    }
  }

  override func draw(_ canvas: Canvas) {
    log.lines.append("draw \(name)")
    canvas.fill(.white)
  }
}
