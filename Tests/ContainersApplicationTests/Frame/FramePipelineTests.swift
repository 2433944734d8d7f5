import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@Suite @MainActor struct FramePipelineTests {
  let platform = HeadlessPlatform()
  let application: Application
  let window: Window
  let log = FrameLog()

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    application.turn()
  }

  private var frames: Int { platform.windows.first?.presentedFrames ?? 0 }

  @Test("A frame animates, lays out from the top down, paints, presents, and then commits")
  func order() {
    let parent = FrameRecordingView("parent", log)
    let child = FrameRecordingView("child", log)
    parent.addSubview(child)
    window.addSubview(parent)
    application.animator.alarm(at: .zero) { log.lines.append("animate") }
    let before = frames
    application.afterCommit { log.lines.append("commit after \(frames - before) frame") }

    application.turn()

    #expect(
      log.lines == [
        "animate", "layout parent", "layout child", "draw parent", "draw child",
        "commit after 1 frame",
      ])
  }

  @Test("If nothing is dirty, no frame is due and none is presented")
  func idle() {
    window.addSubview(FrameRecordingView("view", log))
    application.turn()
    let (before, lines) = (frames, log.lines)

    for _ in 0..<100 { application.turn() }

    #expect(!application.isFrameDue)
    #expect(frames == before)
    #expect(log.lines == lines)
  }

  @Test("Changes made by layout are in the same frame and request no other")
  func layoutChanges() {
    final class Placing: View {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let view = Placing(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    view.addSubview(View())
    window.addSubview(view)

    application.turn()

    #expect(view.subviews.first?.frame == view.bounds)
    #expect(!application.isFrameDue)
  }

  @Test("An invisible change presents nothing")
  func invisibleChange() {
    let view = FrameRecordingView("view", log)
    window.addSubview(view)
    application.turn()
    let before = frames

    view.center = view.center + Point(x: 5, y: 0)
    view.center = view.center - Point(x: 5, y: 0)
    application.turn()

    #expect(frames == before)
  }

  @Test(
    "Layout that never settles runs four times per frame, warns, and continues in the next frame")
  func layoutRounds() {
    let view = FrameRecordingView("restless", log)
    view.furtherLayouts = 5
    window.addSubview(view)

    let warnings = WarningLog.lines { application.turn() }

    #expect(view.layouts == 4)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("FrameRecordingView") == true)
    #expect(application.isFrameDue)
    #expect(WarningLog.lines { application.turn() }.isEmpty)
    #expect(view.layouts == 6)
    #expect(!application.isFrameDue)
  }

  @Test("Work after the commit runs in order; work that it adds waits for the next commit")
  func commitOrder() {
    application.afterCommit { [application, log] in
      log.lines.append("first")
      application.afterCommit { log.lines.append("third") }
    }
    application.afterCommit { log.lines.append("second") }

    application.turn()
    #expect(log.lines == ["first", "second"])

    application.turn()
    #expect(log.lines == ["first", "second", "third"])
  }

  @Test("A view is repainted only on request, not for moving or fading")
  func painting() {
    let view = FrameRecordingView("view", log)
    window.addSubview(view)
    application.turn()
    log.lines = []

    view.center.x += 10
    view.alpha = 0.5
    application.turn()
    #expect(log.lines.isEmpty)

    view.setNeedsDisplay()
    application.turn()
    #expect(log.lines == ["draw view"])
  }

  @Test("Views invalidated during painting are painted in the next frame and later")
  func markedWhilePainting() {
    let early = FrameRecordingView("early", log)
    let late = MarkingView(frame: early.frame)
    let group = View(frame: early.frame)
    group.addSubview(early)
    group.addSubview(late)
    window.addSubview(group)
    application.turn()
    log.lines = []

    late.marked = early
    late.setNeedsDisplay()
    application.turn()
    application.turn()
    #expect(log.lines == ["draw early"])
    early.setNeedsDisplay()
    application.turn()
    #expect(log.lines == ["draw early", "draw early"])
  }

  @Test("Hidden or fully faded views are painted when they become visible")
  func hidden() {
    let view = FrameRecordingView("view", log)
    view.isHidden = true
    window.addSubview(view)
    application.turn()
    #expect(log.lines == ["layout view"])

    view.isHidden = false
    view.alpha = 0
    application.turn()
    #expect(log.lines == ["layout view"])

    view.alpha = 1
    application.turn()
    #expect(log.lines == ["layout view", "draw view"])
    #expect(platform.windows.first?.picture[5, 5] == 0xFFFF_FFFF)
  }

  @Test("A view that draws nothing uses no memory for pixels")
  func noStore() {
    let plain = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let drawing = FrameRecordingView("view", log)
    window.addSubview(plain)
    window.addSubview(drawing)

    application.turn()

    #expect(plain.backingStore == nil)
    #expect(drawing.backingStore != nil)
  }

  @Test("An invisible window is neither laid out, painted, nor presented")
  func minimized() throws {
    let identifier = try #require(platform.windows.first).identifier
    platform.post(.visibilityChanged(window: identifier, isVisible: false))
    application.turn()
    let before = frames
    window.addSubview(FrameRecordingView("view", log))
    application.turn()
    #expect(log.lines.isEmpty)
    #expect(frames == before)

    platform.post(.visibilityChanged(window: identifier, isVisible: true))
    application.turn()
    #expect(log.lines == ["layout view", "draw view"])
    #expect(platform.windows.first?.presentedRects.first?.width == 200)
  }

  @Test("A window closed by its own layout ends the frame safely")
  func closingMidFrame() {
    final class Closing: View {
      override func layoutSubviews() { window?.close() }
    }
    window.addSubview(Closing(frame: Rect(x: 0, y: 0, width: 10, height: 10)))

    application.turn()

    #expect(application.windows.isEmpty)
    #expect(platform.windows.isEmpty)
  }
}

/// A view that invalidates another one, once, while it is drawn.
private final class MarkingView: View {
  weak var marked: View?

  override func draw(_ canvas: Canvas) {
    marked?.setNeedsDisplay()
    marked = nil
  }
}
