import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite(.noWarnings)
struct AlertPictureTests {
  private func scene(
    _ title: String? = "Delete “Alps 2024”?",
    _ message: String? = "The album and its 48 photos cannot be restored.",
    style: AlertController.Style = .alert, size: Size = Size(width: 480, height: 320),
    scale: Double = 1, traits: TraitCollection = TraitCollection()
  ) -> AlertScene {
    let scene = AlertScene(title, message, style: style, size: size, scale: scale, traits: traits)
    scene.stage.window.backgroundColor = DynamicColor.systemGroupedBackground
    let text = Label(
      text: "What lies beneath is dimmed and still legible.", font: .title3OfPictures)
    text.frame.origin = Point(x: 16, y: 60)
    scene.root.view.addSubview(text)
    return scene
  }

  private func addActions(_ count: Int, to scene: AlertScene) {
    let titles = ["Move to Archive", "Duplicate", "Export a Copy…"]
    for title in titles.prefix(max(0, count - 2)) { scene.action(title) }
    scene.action("Delete", .destructive)
    scene.action("Cancel", .cancel)
  }

  private let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  private let large = TraitCollection {
    $0.preferredContentSizeCategory = .nearest(toTextScale: 2)
  }

  /// Forty short lines.
  private let longText = (1...40).map { "\($0). A line of the terms of use." }.joined(
    separator: "\n")

  @Test("F151: Two actions match the goldens, in light and dark mode, and half way in")
  func two() {
    for (name, traits) in [("Light", TraitCollection()), ("Dark", dark)] {
      let scene = scene(scale: 2, traits: traits)
      addActions(2, to: scene)
      scene.root.present(scene.alert, animated: true)
      scene.stage.advance(by: .milliseconds(67))
      scene.stage.expectPicture(named: "AlertTwoHalfWay\(name)")
      scene.stage.settle()
      scene.stage.expectPicture(named: "AlertTwo\(name)")
    }
  }

  @Test("F151: Hovered, pressed, focused, and disabled buttons match the goldens")
  func states() {
    for (name, traits) in [("Light", TraitCollection()), ("Dark", dark)] {
      let scene = scene(size: Size(width: 400, height: 400), scale: 2, traits: traits)
      addActions(5, to: scene)
      scene.alert.actions[1].isEnabled = false
      scene.present(byKeyboard: true)
      scene.stage.press(.upArrow)
      scene.stage.move(to: "Move to Archive")
      scene.stage.expectPicture(named: "AlertStates\(name)")
      scene.stage.grab("Cancel")
      scene.stage.expectPicture(named: "AlertPressed\(name)")
      scene.stage.drop()
    }
  }

  @Test("F151: Three actions, one of them preferred, match the golden")
  func three() {
    let scene = scene("Save changes?", nil, scale: 2)
    scene.alert.preferredAction = scene.action("Save")
    scene.action("Don’t Save", .destructive)
    scene.action("Cancel", .cancel)
    scene.present()
    scene.stage.expectPicture(named: "AlertThree")
  }

  @Test(
    "F151: Five actions match the goldens, in windows of several sizes",
    arguments: [(320.0, 320.0), (480, 900), (1024, 1000)])
  func five(width: Double, height: Double) {
    let scene = scene(size: Size(width: width, height: height))
    addActions(5, to: scene)
    scene.present()
    scene.stage.expectPicture(named: "AlertFive\(Int(width))")
  }

  @Test("F151: Text fields match the goldens, in light and dark mode")
  func fields() {
    for (name, traits) in [("Light", TraitCollection()), ("Dark", dark)] {
      let scene = scene("Log in", "to synchronize your places.", scale: 2, traits: traits)
      scene.alert.addTextField { $0.placeholder = "Name" }
      scene.alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
        $0.text = "secret"
      }
      scene.alert.preferredAction = scene.action("Log In")
      scene.action("Cancel", .cancel)
      scene.present()
      scene.stage.expectPicture(named: "AlertFields\(name)")
    }
  }

  @Test(
    "F151: A text of forty lines scrolls, as in the goldens",
    arguments: [(320.0, 320.0), (480, 900)])
  func long(width: Double, height: Double) {
    let scene = scene("Terms of Use", longText, size: Size(width: width, height: height))
    scene.action("Accept")
    scene.action("Decline", .cancel)
    scene.present()
    scene.stage.expectPicture(named: "AlertLong\(Int(width))")
    scene.stage.scroll(.at(width / 2, height / 3), by: Point(x: 0, y: -5000))
    scene.stage.settle()
    scene.stage.expectPicture(named: "AlertLongEnd\(Int(width))")
  }

  @Test(
    "F151: At text size 2.0 an alert grows, as in the goldens",
    arguments: [(320.0, 320.0), (480, 900)])
  func large(width: Double, height: Double) {
    let scene = scene(size: Size(width: width, height: height), traits: large)
    scene.alert.addTextField { $0.placeholder = "Reason" }
    addActions(3, to: scene)
    scene.present()
    scene.stage.expectPicture(named: "AlertLarge\(Int(width))")
  }

  @Test("F151: An alert from right to left matches the goldens")
  func mirrored() {
    let traits = TraitCollection { $0.layoutDirection = .rightToLeft }
    let scene = scene("حذف الألبوم؟", "لا يمكن استعادته.", scale: 2, traits: traits)
    scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
    scene.alert.addTextField { $0.placeholder = "السبب" }
    scene.action("حذف", .destructive)
    scene.action("إلغاء", .cancel)
    scene.present()
    scene.stage.expectPicture(named: "AlertRightToLeft")

    let long = self.scene("Terms of Use", longText, size: Size(width: 480, height: 480))
    long.stage.window.traitOverrides.layoutDirection = .rightToLeft
    long.action("Accept")
    long.present()
    long.stage.expectPicture(named: "AlertRightToLeftLong")
  }

  @Test("F151: A long title and long actions wrap, as in the golden")
  func wrapping() {
    let scene = scene(
      "The file “Crossing of the Alps from Grenoble to Turin.gpx” is open in another window",
      "Close it there first.", size: Size(width: 480, height: 360))
    scene.action("Close It There Without Saving the Changes That Were Made Since Yesterday")
    scene.action("Cancel", .cancel)
    scene.present()
    scene.stage.expectPicture(named: "AlertWrapping")
  }
}

extension Font {
  fileprivate static var title3OfPictures: Font { .preferredFont(forTextStyle: .title3) }
}
