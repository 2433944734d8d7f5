import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// A window that records when it becomes key.
private final class RecordingWindow: Window {
  var log: [String] = []
  override func becomeKey() { log.append("become \(isKey)") }
  override func resignKey() { log.append("resign \(isKey)") }
}

@Suite("Key windows", .noWarnings) @MainActor final class KeyWindowTests {
  let stage = Stage(ViewController())
  private var lines: [String] = []
  private var tokens: [ObservationToken] = []

  private func observe<Content: Message>(_ type: Content.Type, _ line: String, of window: Window)
  where Content.Subject == Window {
    tokens.append(
      stage.application.messageCenter.addObserver(for: type, of: window) { [unowned self] _ in
        lines.append(line)
      })
  }

  private func observe(_ window: Window, _ name: String) {
    observe(Window.DidBecomeKey.self, "\(name) key", of: window)
    observe(Window.DidResignKey.self, "\(name) not key", of: window)
    observe(Window.DidBecomeVisible.self, "\(name) visible", of: window)
    observe(Window.DidBecomeHidden.self, "\(name) hidden", of: window)
  }

  @Test("F1004: the window that loses the keyboard hears it before the one that gets it")
  func order() {
    let second = Window(host: stage.application)
    observe(stage.window, "first")
    observe(second, "second")
    second.makeKeyAndVisible()
    stage.turn()
    #expect(lines == ["second visible", "first not key", "second key"])
  }

  @Test("F1004: a platform that reports the new window first changes nothing of the order")
  func reversedEvents() {
    let second = Window(host: stage.application)
    second.isHidden = false
    let identifiers = stage.platform.windows.map(\.identifier)
    observe(stage.window, "first")
    observe(second, "second")
    stage.platform.post(.focusChanged(window: identifiers[1], isFocused: true))
    stage.platform.post(.focusChanged(window: identifiers[0], isFocused: false))
    stage.turn()
    #expect(lines == ["first not key", "second key"])
    #expect(second.isKey)
    #expect(!stage.window.isKey)
  }

  @Test("F1004: the window is told before observers, and has changed by then")
  func override() {
    let window = RecordingWindow(host: stage.application)
    tokens.append(
      stage.application.messageCenter.addObserver(for: Window.DidBecomeKey.self, of: window) {
        [unowned window] _ in window.log.append("message")
      })
    window.makeKeyAndVisible()
    stage.turn()
    window.close()
    #expect(window.log == ["become true", "message", "resign false"])
  }

  @Test("F1004: a key window that is closed is told that it is not key, then that it is hidden")
  func closing() {
    observe(stage.window, "first")
    stage.close()
    #expect(lines == ["first not key", "first hidden"])
  }

  @Test("F1004: each window keeps its first responder")
  func firstResponders() {
    let fields = [TextField(), TextField()]
    let second = Window(host: stage.application)
    second.rootViewController = ViewController()
    second.makeKeyAndVisible()
    for (field, window) in zip(fields, [stage.window, second]) {
      window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.activate(stage.window)
    stage.activate(second)
    #expect(stage.window.firstResponder === fields[0])
    #expect(second.firstResponder === fields[1])
  }
}
