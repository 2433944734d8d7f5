@testable import Containers

/// A transcript of the passes of a frame on a view, in order.
@MainActor
final class FrameLog {
  var lines: [String] = []
}

/// A view that records the passes of a frame.
final class FrameRecordingView: View {
  let name: String
  let log: FrameLog
  /// The number of further layouts that a layout requests.
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
