import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct ActionSheetPictureTests {
  private func scene(
    _ size: Size, style: UserInterfaceStyle = .light, hasSource: Bool = true
  ) -> AlertScene {
    let scene = AlertScene(
      "Photo", "Taken on 3 May 2024", style: .actionSheet, size: size,
      traits: TraitCollection { $0.userInterfaceStyle = style })
    scene.stage.window.backgroundColor = DynamicColor.systemGroupedBackground
    scene.action("Share…")
    scene.action("Duplicate")
    scene.action("Delete", .destructive)
    scene.action("Cancel", .cancel)
    if hasSource {
      let source = scene.root.view.subviews.first
      source?.frame.origin = Point(x: size.width / 2 - 50, y: 40)
      scene.alert.popoverPresentationController?.sourceView = source
    }
    return scene
  }

  @Test("F154: An action sheet matches the goldens as a popover and as a sheet")
  func shapes() {
    for (name, style) in [("Light", UserInterfaceStyle.light), ("Dark", .dark)] {
      let popover = scene(Size(width: 700, height: 500), style: style)
      popover.present()
      popover.stage.expectPicture(named: "ActionSheetPopover\(name)")
      let sheet = scene(Size(width: 480, height: 900), style: style)
      sheet.present()
      sheet.stage.expectPicture(named: "ActionSheetBottom\(name)")
    }
  }

  @Test("F154: An action sheet without a source matches the golden in the middle")
  func card() {
    let scene = scene(Size(width: 700, height: 500), hasSource: false)
    _ = WarningLog.lines { scene.present() }
    scene.stage.expectPicture(named: "ActionSheetCard")
  }

  @Test("F154: An action sheet in a small window matches the golden")
  func small() {
    let scene = scene(Size(width: 320, height: 320))
    scene.present()
    scene.stage.expectPicture(named: "ActionSheetSmall")
  }
}
