import TestSupport
import Testing

@testable import Containers

/// A delegate that opens a window and records its calls.
@MainActor
private final class Delegate: Responder, ApplicationDelegate {
  var log: [String] = []
  var window: Window?
  var mayClose = true
  var mayTerminate = true
  var launched: (Application) -> Void = { _ in }

  func applicationDidFinishLaunching(_ application: Application) {
    log.append("launched")
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    window.title = "First"
    window.makeKeyAndVisible()
    self.window = window
    launched(application)
  }

  func application(_ application: Application, shouldClose window: Window) -> Bool {
    log.append("should close")
    return mayClose
  }

  func applicationShouldTerminate(_ application: Application) -> Bool {
    log.append("should terminate")
    return mayTerminate
  }

  func applicationWillTerminate(_ application: Application) { log.append("will terminate") }

  func applicationDidReceiveMemoryWarning(_ application: Application) { log.append("memory") }
}

@Suite @MainActor struct ApplicationTests {
  let platform = HeadlessPlatform()
  let application: Application
  private let delegate = Delegate()

  init() {
    application = Application(platform: platform)
    application.delegate = delegate
  }

  @Test("A display that fails while its window opens ends the application with the reason")
  func displayFailure() {
    let reason = PlatformError.windowFailed(reason: "no room")
    platform.post(.displayFailed(reason))
    #expect(throws: reason) { try application.run() }
    #expect(delegate.log == ["launched", "will terminate"])
    #expect(application.windows.isEmpty)
  }

  @Test("A program without a display prints the reason in one line and exits with status 69")
  func runOrExit() async {
    let result = await #expect(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let platform = HeadlessPlatform()
        let application = Application(platform: platform)
        let window = Window(host: application)
        window.makeKeyAndVisible()
        platform.post(.displayFailed(.noDisplay(reason: "nobody\nanswers")))
        application.runOrExit()
      }
    }
    let message = result.standardError
    #expect(message.hasSuffix(": There is no display to open a window on (nobody answers).\n"))
    #expect(message.split(separator: "\n").count == 1)
  }

  @Test("A program that succeeds continues after runOrExit")
  func runToTheEnd() {
    platform.post(.closeRequested(window: 1))

    application.runOrExit()

    #expect(application.isTerminated)
  }

  @Test(
    "Running launches once, runs until the last window is closed, and announces the termination")
  func lifeTime() throws {
    delegate.launched = { [platform] application in
      application.afterCommit { platform.post(.closeRequested(window: 1)) }
    }

    try application.run()

    #expect(delegate.log == ["launched", "should close", "will terminate"])
    #expect(application.isTerminated)
    #expect(platform.windows.isEmpty)
  }

  @Test("A delegate can keep a window open and the application running")
  func refusal() {
    delegate.mayClose = false
    delegate.mayTerminate = false
    application.launch()
    platform.post(.closeRequested(window: 1))
    platform.post(.quitRequested)

    application.turn()

    #expect(delegate.log == ["launched", "should close", "should terminate"])
    #expect(platform.windows.count == 1)
    #expect(!application.isTerminated)
  }

  @Test("A request to quit closes every window and ends the run")
  func quitting() throws {
    delegate.launched = { [platform] _ in platform.post(.quitRequested) }

    try application.run()

    #expect(delegate.log == ["launched", "should terminate", "will terminate"])
    #expect(delegate.window?.isVisible == false)
    #expect(application.windows.isEmpty)
  }

  @Test("A second termination has no effect, and later events are dropped")
  func ending() {
    application.launch()
    application.terminate()
    application.terminate()
    platform.post(.memoryWarning)
    application.turn()

    #expect(delegate.log == ["launched", "will terminate"])
  }

  @Test("Animations see the frame clock advance by one refresh at a time")
  func pacing() throws {
    var moments: [Duration] = []
    delegate.launched = { [platform] application in
      @MainActor func next() {
        moments.append(platform.now)
        guard moments.count < 6 else { return application.terminate() }
        application.afterCommit(next)
      }
      application.afterCommit(next)
    }

    try application.run()

    for (a, b) in zip(moments.dropFirst(), moments.dropFirst(2)) {
      #expect(abs((b - a) / .milliseconds(1) - 1000.0 / 60) < 0.01)
    }
  }

  @Test("The system window gets the title, minimum size, and pointer, including later changes")
  func properties() throws {
    application.launch()
    let window = try #require(delegate.window)
    let platformWindow = try #require(platform.windows.first)
    #expect(platformWindow.isShown)
    #expect(platformWindow.title == "First")

    window.title = "Second"
    window.minimumSize = Size(width: 32, height: 32)

    #expect(platformWindow.title == "Second")
    #expect(platformWindow.minimumSize == Size(width: 32, height: 32))
  }

  @Test("The pointer shape is that of the view under the pointer")
  func pointer() throws {
    application.launch()
    let button = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    button.pointerStyle = .pointingHand
    try #require(delegate.window).addSubview(button)
    application.turn()
    let platformWindow = try #require(platform.windows.first)

    func move(_ x: Double) {
      platform.post(
        .input(
          window: platformWindow.identifier, .pointerMoved(Point(x: x, y: 15), modifiers: []),
          timestamp: .zero))
      application.turn()
    }
    move(15)
    #expect(platformWindow.pointerStyle == .pointingHand)
    move(60)
    #expect(platformWindow.pointerStyle == .arrow)
  }

  @Test("A drag is on screen in the frame after its event")
  func drag() throws {
    final class Draggable: View {
      override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
        for touch in touches { center = touch.windowLocation }
      }
    }
    application.launch()
    let view = Draggable(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .white
    try #require(delegate.window).addSubview(view)
    application.turn()
    let platformWindow = try #require(platform.windows.first)
    let frames = platformWindow.presentedFrames
    let events: [InputEvent] = [
      .pointerPressed(.primary, Point(x: 20, y: 20), modifiers: []),
      .pointerMoved(Point(x: 70, y: 25), modifiers: []),
    ]
    for event in events { platform.post(.input(window: 1, event, timestamp: .zero)) }

    application.turn()

    #expect(platformWindow.presentedFrames == frames + 1)
    #expect(platformWindow.picture[70, 25] == 0xFFFF_FFFF)
    #expect(platformWindow.picture[20, 20] != 0xFFFF_FFFF)
  }

  @Test(
    "Q72: the responder chain continues from a window to the application and a responder delegate")
  func responders() throws {
    application.launch()
    #expect(delegate.window?.next === application)
    #expect(application.next === delegate)
  }

  @Test("A memory warning reaches the delegate")
  func memory() {
    application.launch()
    platform.post(.memoryWarning)
    application.turn()
    #expect(delegate.log.last == "memory")
  }

  @Test("A closed window releases all system resources and can be shown again")
  func reopening() throws {
    application.launch()
    let window = try #require(delegate.window)
    weak let platformWindow = platform.windows.first
    window.close()
    application.turn()
    #expect(platformWindow == nil)

    window.makeKeyAndVisible()
    application.turn()
    #expect(platform.windows.first?.presentedFrames == 1)
  }

  @Test("Tiny and empty windows are drawn without failure")
  func tiny() throws {
    application.launch()
    let window = try #require(delegate.window)
    let view = View(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.cornerRadius = 30
    view.shadow = Shadow(color: .black, radius: 10)
    view.borderWidth = 3
    view.clipsToBounds = true
    view.transform3D = Transform3D(rotationAngle: 0.5, x: 1, y: 0, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 100))
    window.addSubview(view)
    let platformWindow = try #require(platform.windows.first)
    for size in [Size(width: 1, height: 1), Size(width: 5000, height: 1), .zero] {
      platform.resize(platformWindow, to: size)
      application.turn()
      #expect(platformWindow.picture.width >= 1)
    }
  }
}
