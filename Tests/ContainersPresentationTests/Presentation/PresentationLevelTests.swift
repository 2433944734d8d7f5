import ContainersTesting
import Testing

@testable import Containers

/// The level of what is presented, by which a card stands out from a dimmed dark window.
@MainActor
@Suite("The level of a presented controller")
struct PresentationLevelTests {
  nonisolated private static let wide = Size(width: 1024, height: 800)
  nonisolated private static let narrow = Size(width: 400, height: 800)
  nonisolated private static let low = Size(width: 800, height: 320)

  @Test(
    "is elevated in a sheet, floating or at the edge, and base beneath it",
    arguments: [ModalPresentationStyle.pageSheet, .formSheet], [wide, narrow])
  func sheet(_ style: ModalPresentationStyle, _ size: Size) {
    let scene = SheetScene(size, style)
    scene.present()

    #expect(scene.presented.traitCollection.userInterfaceLevel == .elevated)
    #expect(scene.root.traitCollection.userInterfaceLevel == .base)
  }

  @Test("is base in a sheet that fills the window, until it is attached to the edge")
  func coveringSheet() {
    let scene = SheetScene(Self.low)
    scene.present()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .base)

    scene.sheet.prefersEdgeAttachedInCompactHeight = true
    scene.stage.settle()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("follows the form of a sheet when the window is resized")
  func resizing() {
    let scene = SheetScene(Self.wide)
    scene.present()
    scene.stage.resize(to: Self.low)
    #expect(scene.presented.traitCollection.userInterfaceLevel == .base)
    scene.stage.resize(to: Self.narrow)
    #expect(scene.presented.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("is elevated in a popover, and base in what that adapts to if it covers the window")
  func popover() {
    let scene = PopoverScene()
    scene.delegate.style = .none
    scene.present()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .elevated)

    scene.delegate.style = .overFullScreen
    scene.stage.resize(to: Self.narrow)
    scene.stage.settle()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .base)

    scene.delegate.style = .none
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test(
    "is base in styles that cover the window or a context, over a sheet too",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func covering(_ style: ModalPresentationStyle) {
    let scene = SheetScene(Self.wide)
    scene.present()
    let top = ViewController()
    top.modalPresentationStyle = style
    scene.presented.present(top, animated: false)
    scene.stage.settle()

    #expect(top.viewIfLoaded?.window === scene.stage.window)
    #expect(top.traitCollection.userInterfaceLevel == .base)
  }

  @Test("is what the presentation controller overrides")
  func overriding() {
    let scene = SheetScene(Self.wide)
    scene.sheet.traitOverrides.userInterfaceLevel = .base
    scene.present()
    #expect(scene.presented.traitCollection.userInterfaceLevel == .base)
  }

  @Test("makes the backgrounds of the presented controller lighter in dark mode")
  func background() {
    let scene = SheetScene(Self.wide, .formSheet, userInterfaceStyle: .dark)
    scene.presented.whenLoaded = { $0.view.backgroundColor = .systemBackground }
    scene.root.view.backgroundColor = .systemBackground
    scene.present()
    let shown: (View) -> Color? = { $0.backgroundColor }

    #expect(shown(scene.presented.view) == Color(hex: 0x1C1C1E))
    #expect(shown(scene.root.view) == .black)
  }
}
