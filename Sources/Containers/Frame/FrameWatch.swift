/// Notices a program that asks for a frame in every frame, so that it never comes to rest.
@MainActor
struct FrameWatch {
  /// The number of frames in a row, each asked for by the one before, after which a warning follows.
  private static let mostFrames = 60

  private var count = 0

  /// Records whether a frame has asked for the next one.
  ///
  /// - Parameter queue: What has added work for the next frame, or `nil` for nothing.
  mutating func frameDidEnd(asksForNext: Bool, _ targets: [FrameTarget], queue: String?) {
    count = asksForNext ? count + 1 : 0
    guard count == FrameWatch.mostFrames else { return }
    let work = targets.lazy.compactMap { PendingWork(in: $0.window)?.text }.first
    warn(
      "\(work ?? queue ?? "a call of setNeedsFrame()") has kept the program from resting for "
        + "\(count) frames in a row: ask for a frame only if something has changed.")
  }
}
