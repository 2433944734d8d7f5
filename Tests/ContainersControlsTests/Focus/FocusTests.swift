import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct FocusTests {
  let host = RecordingHost()
  let window: Window
  var views: [RecordingView] = []

  init() {
    window = host.makeWindow()
    // Two rows, added out of order.
    for (x, y) in [(200.0, 100.0), (0, 4), (100, 0), (0, 100)] {
      let view = RecordingView(frame: Rect(x: x, y: y, width: 50, height: 20))
      view.takesFocus = true
      window.addSubview(view)
      views.append(view)
    }
  }

  @Test("Tab moves the focus in reading order and wraps around, Shift+Tab moves backward")
  func tab() {
    var order: [Int?] = []
    func note() { order.append(views.firstIndex { $0 === window.focusedView }) }
    for _ in 0..<5 {
      window.type(.tab)
      note()
    }
    window.type(.tab, .shift)
    note()
    #expect(order == [1, 2, 3, 0, 1, 0])
  }

  @Test("A view that takes the focus while it leaves the window loses it")
  func leaving() {
    let view = ClingingView()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(window.focusedView == nil)
  }

  @Test("Hidden views and views without user interaction are skipped")
  func skipping() {
    views[1].isHidden = true
    views[2].isUserInteractionEnabled = false
    window.type(.tab)
    #expect(window.focusedView === views[3])
  }

  @Test("The focus is visible while the keyboard is used, and not after a mouse press")
  func ring() {
    window.type(.tab)
    #expect(views[1].showsFocus)
    window.click(10, 10, at: 0)
    #expect(!views[1].showsFocus)
    window.type(.tab)
    #expect(views[2].showsFocus)
  }

  @Test("A press elsewhere removes the focus, and Tab continues from there")
  func press() {
    window.type(.tab)
    window.click(120, 10, at: 0)
    #expect(window.focusedView == nil)
    #expect(views[1].log.last == "no focus")
    window.type(.tab)
    #expect(window.focusedView === views[3])
  }

  @Test("A focused view that can become first responder does, and receives keys")
  func firstResponder() {
    views[1].takesKeys = true
    window.type(.tab)
    #expect(window.firstResponder === views[1])
    window.type(.space)
    #expect(views[1].log == ["focus", "press", "release"])
    window.type(.tab)
    #expect(window.firstResponder == nil)
    window.type(.space)
    #expect(views[2].log.suffix(2) == ["press", "release"])
  }

  @Test("A focused view that leaves the window loses the focus")
  func removal() {
    window.type(.tab)
    views[1].removeFromSuperview()
    #expect(window.focusedView == nil)
    window.type(.tab)
    #expect(window.focusedView === views[2])
  }

  @Test("Key commands in the chain run before presses and require exactly their modifiers")
  func keyCommands() {
    let holder = Commander(frame: window.bounds)
    let inner = RecordingView(frame: window.bounds)
    inner.takesKeys = true
    window.addSubview(holder)
    holder.addSubview(inner)
    inner.becomeFirstResponder()
    window.type(.character("q"), .control)
    window.type(.character("q"))
    window.type(.character("="), .shift, characters: "+")
    #expect(holder.log == ["quit", "plus"])
    #expect(inner.log == ["press", "release"])
  }

  @Test("A held key repeats presses, and key commands only if they allow it")
  func repeats() {
    let view = views[0]
    view.takesKeys = true
    view.becomeFirstResponder()
    let key = Key(.rightArrow)
    window.send(.keyDown(key, isRepeat: false), at: .zero)
    window.send(.keyDown(key, isRepeat: true), at: .milliseconds(300))
    window.send(.keyUp(key), at: .milliseconds(400))
    #expect(view.log.suffix(3) == ["press", "repeat", "release"])

    let holder = Commander(frame: window.bounds)
    window.addSubview(holder)
    holder.becomeFirstResponder()
    for code in [KeyCode.upArrow, .downArrow] {
      window.send(.keyDown(Key(code), isRepeat: false), at: .zero)
      window.send(.keyDown(Key(code), isRepeat: true), at: .zero)
    }
    #expect(holder.log == ["once", "again", "again"])
  }

  @Test("The focus system of a view knows the focused view of its window")
  func system() {
    let system = FocusSystem.focusSystem(for: views[0])
    #expect(system != nil)
    #expect(system?.focusedView == nil)
    window.moveFocus(to: views[2])
    #expect(system?.focusedView === views[2])
  }
}

@MainActor
private final class Commander: View {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.character("q"), modifierFlags: .control, title: "Quit") { [self] in
        log.append("quit")
      },
      KeyCommand(.character("+"), title: "Zoom in") { [self] in log.append("plus") },
      KeyCommand(.upArrow, title: "Once") { [self] in log.append("once") },
      KeyCommand(.downArrow, title: "Again", repeats: true) { [self] in log.append("again") },
    ]
  }
}

/// A view that focuses itself before it leaves its window.
private final class ClingingView: View {
  override var canBecomeFocused: Bool { true }
  override func willMove(toWindow newWindow: Window?) {
    if newWindow == nil { window?.moveFocus(to: self) }
  }
}
