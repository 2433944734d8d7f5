import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite(.noWarnings)
struct AlertTests {
  @Test("F151: An alert ignores its presentation style and shows a card in the middle")
  func style() {
    let scene = AlertScene()
    scene.action("OK")
    scene.alert.modalPresentationStyle = .fullScreen
    scene.present()

    #expect(scene.frame.width == 280)
    #expect(abs(scene.frame.midX - 240) <= 0.5)
    #expect(abs(scene.frame.midY - 180) <= 0.5)
    #expect(scene.root.view.window != nil)
    #expect(scene.alert.popoverPresentationController == nil)
    #expect(scene.alert.sheetPresentationController == nil)
  }

  @Test("F151: An alert stays when the user presses beside it, and nothing beneath is pressed")
  func pressBeside() {
    let scene = AlertScene()
    scene.action("OK", .cancel)
    scene.present()
    scene.stage.tap(at: Point(x: 60, y: 26))
    scene.stage.settle()

    #expect(scene.isPresented)
    #expect(scene.log == [])
  }

  @Test("F151: An alert dims what lies beneath it")
  func dimming() {
    let scene = AlertScene()
    scene.stage.window.backgroundColor = .white
    scene.action("OK")
    scene.present()
    #expect(scene.stage.picture.bitmap[4, 350] == 0xFFCC_CCCC)
  }

  @Test("F151: An alert stays in the middle of a window that is resized, and inside a small one")
  func resizing() {
    let scene = AlertScene("Question", String(repeating: "A long message. ", count: 60))
    scene.action("OK")
    scene.present()
    scene.stage.resize(to: Size(width: 320, height: 320))
    scene.stage.settle()

    #expect(scene.frame == Rect(x: 16, y: 16, width: 288, height: 288))
    #expect(scene.frame(of: "OK") == Rect(x: 16, y: 260, width: 288, height: 44))
  }

  @Test("F153: A handler is called once, after the alert has disappeared")
  func handler() {
    let scene = AlertScene()
    scene.action("Delete", .destructive)
    scene.action("Cancel", .cancel)
    scene.present()
    scene.stage.tap("Delete")
    #expect(scene.log == [])
    scene.stage.settle()

    #expect(scene.log == ["did-", "Delete"])
    #expect(!scene.isPresented)
  }

  @Test("F153: A second press while the alert disappears has no effect")
  func secondPress() {
    let scene = AlertScene()
    scene.action("First")
    scene.action("Second")
    scene.present()
    let second = scene.frame(of: "Second")?.center ?? .zero
    scene.stage.tap("First")
    scene.stage.tap(at: second)
    scene.stage.settle()

    #expect(scene.log == ["did-", "First"])
  }

  @Test("F153: An action pressed while the alert appears is performed when it has")
  func early() {
    let scene = AlertScene()
    scene.action("OK")
    scene.root.present(scene.alert, animated: true)
    scene.stage.advance(by: .milliseconds(50))
    scene.stage.press(.enter)
    scene.stage.settle()

    #expect(scene.log == ["did-", "OK"])
  }

  @Test("F153: A handler can present another controller")
  func next() {
    let scene = AlertScene()
    let next = AlertController(title: "Next", message: nil, preferredStyle: .alert)
    next.addAction(AlertAction(title: "OK", style: .default))
    scene.alert.addAction(
      AlertAction(title: "Go on", style: .default) { [root = scene.root] _ in
        root.present(next, animated: true)
      })
    scene.present()
    scene.stage.tap("Go on")
    scene.stage.settle()

    #expect(scene.root.presentedViewController === next)
    #expect(scene.stage.element("Next") != nil)
  }

  @Test("F153: A dismissal by the program calls no handler")
  func programmatic() {
    let scene = AlertScene()
    scene.action("OK")
    scene.action("Cancel", .cancel)
    scene.present()
    scene.root.dismiss(animated: true) { scene.add("completion") }
    scene.stage.settle()

    #expect(scene.log == ["did-", "completion"])
  }

  @Test("F153: The title, the message, and the actions can change while the alert is visible")
  func changes() {
    let scene = AlertScene("Before", nil)
    let action = scene.action("OK")
    scene.present()
    let height = scene.frame.height
    scene.alert.title = "After"
    scene.alert.message = "Added"
    scene.action("Another")
    scene.action("Cancel", .cancel)
    action.isEnabled = false
    scene.stage.settle()

    #expect(scene.stage.element("Before") == nil)
    for name in ["After", "Added", "Another"] { #expect(scene.stage.element(name) != nil) }
    #expect(scene.frame.height > height + 88)
    #expect(abs(scene.frame.midY - 180) <= 0.5)
    scene.stage.tap("OK")
    scene.stage.settle()
    #expect(scene.isPresented)
    action.isEnabled = true
    scene.stage.turn()
    scene.stage.tap("OK")
    scene.stage.settle()
    #expect(scene.log == ["did-", "OK"])
  }

  @Test("F153: A visible alert takes the size of changed content gradually")
  func animatedChange() {
    let scene = AlertScene("Question", nil)
    scene.action("OK")
    scene.present()
    func visibleHeight() -> Int {
      let picture = scene.stage.picture
      return (0..<360).filter { picture.bitmap[110, $0] == 0xFFFF_FFFF }.count
    }
    let start = visibleHeight()
    scene.alert.message = "One\nTwo\nThree"
    scene.stage.advance(by: .milliseconds(100))
    let middle = visibleHeight()
    scene.stage.settle()

    #expect(start < middle)
    #expect(middle < visibleHeight())
  }

  @Test("F010: An alert whose handlers reference it is released after it was dismissed")
  func release() {
    weak var weakly: AlertController?
    let (root, stage) = (ViewController(), Stage())
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    do {
      let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      for style in [AlertAction.Style.default, .cancel] {
        let action = AlertAction(title: "\(style)", style: style) { _ in
          _ = alert.textFields?.first?.text
        }
        alert.addAction(action)
      }
      root.present(alert, animated: true)
      weakly = alert
    }
    stage.settle()
    stage.tap("cancel")
    stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(weakly == nil)
  }

  @Test("F152: A button that is disabled while it is pressed chooses nothing")
  func disabledMeanwhile() {
    let scene = AlertScene()
    let action = scene.action("OK")
    scene.present()
    scene.stage.grab(.button("OK"))
    action.isEnabled = false
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.isPresented)
    #expect(scene.log == [])
  }

  @Test("F002: With reduced motion an alert only fades")
  func reducedMotion() {
    let scene = AlertScene(traits: TraitCollection { $0.accessibilityMotion = .reduced })
    scene.action("OK")
    scene.root.present(scene.alert, animated: true)
    scene.stage.advance(by: .milliseconds(60))
    #expect(scene.frame.width == 280)
    #expect(scene.alert.isBeingPresented)
    scene.stage.advance(by: .milliseconds(140))
    #expect(!scene.alert.isBeingPresented)
  }

  @Test("F122: An alert is an element with its title, and nothing beneath it is one")
  func accessibility() {
    let scene = AlertScene()
    scene.action("Delete", .destructive)
    let unusable = scene.action("Move")
    unusable.isEnabled = false
    scene.present()

    #expect(scene.stage.element("Beneath") == nil)
    #expect(scene.stage.element(.button("Move"))?.traits.contains(.notEnabled) == true)
    #expect(scene.stage.outline.contains("Delete"))
    #expect(scene.alert.view.accessibility.role == .alert)
    #expect(scene.alert.view.accessibility.label == "Question")
  }

  @Test("F150: An alert that is presented again warns that its handlers are gone")
  func again() {
    let scene = AlertScene()
    scene.action("OK")
    scene.present()
    scene.stage.tap("OK")
    scene.stage.settle()
    let lines = WarningLog.lines { scene.present() }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("make a new alert") == true)
  }
}
