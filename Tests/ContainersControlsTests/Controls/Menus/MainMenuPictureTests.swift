import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of the main menu")
struct MainMenuPictureTests {
  private let stage = Stage(ViewController(), size: Size(width: 400, height: 220), scale: 2)

  @Test("F1212: The open menu looks as accepted", arguments: [UserInterfaceStyle.light, .dark])
  func picture(style: UserInterfaceStyle) {
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
    stage.press(.function(10))
    stage.press(.downArrow)
    stage.press(.rightArrow)
    stage.settle()
    stage.expectPicture(named: "main-menu-\(style == .dark ? "dark" : "light")")
  }
}
