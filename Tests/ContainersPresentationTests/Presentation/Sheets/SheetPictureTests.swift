import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of sheets")
struct SheetPictureTests {
  enum Look: String, CaseIterable { case medium, large, custom }

  /// A presenter with something to see, and a sheet with a title, a text, and a button.
  private func scene(
    _ size: Size, _ style: ModalPresentationStyle = .pageSheet,
    _ userInterfaceStyle: UserInterfaceStyle = .light, _ look: Look = .large,
    _ change: (SheetScene) -> Void = { _ in }
  ) -> SheetScene {
    let scene = SheetScene(size, style, userInterfaceStyle: userInterfaceStyle)
    scene.root.view.backgroundColor = DynamicColor.systemBackground
    for row in 0..<12 {
      let label = Label(text: "Row \(row + 1) of the presenter", font: .body)
      label.frame = Rect(x: 16, y: 12 + Double(row) * 40, width: size.width - 32, height: 24)
      scene.root.view.addSubview(label)
    }
    scene.presented.whenLoaded = { Self.fill($0.view) }
    scene.sheet.prefersGrabberVisible = true
    switch look {
    case .medium: scene.sheet.detents = [.medium(), .large()]
    case .large: scene.sheet.detents = [.large()]
    case .custom: scene.sheet.detents = [.custom { _ in 140 }, .large()]
    }
    change(scene)
    scene.present()
    return scene
  }

  private static func fill(_ view: View) {
    let title = Label(text: "Sheet", font: .headline)
    title.frame = Rect(x: 16, y: 24, width: 200, height: 24)
    let text = Label(text: "What is presented lies on a card.", font: .body)
    text.frame = Rect(x: 16, y: 56, width: 260, height: 24)
    let button = Button(title: "Done")
    button.configuration = .filled()
    button.frame = Rect(x: 16, y: 92, width: 90, height: 36)
    for subview in [title, text, button] as [View] { view.addSubview(subview) }
  }

  @Test(
    "F105, F130: sheets at the edge match the goldens, light and dark",
    arguments: Look.allCases, [UserInterfaceStyle.light, .dark])
  func attached(_ look: Look, _ style: UserInterfaceStyle) {
    let scene = scene(Size(width: 480, height: 900), .pageSheet, style, look)
    scene.stage.expectPicture(named: "sheet-\(look)-\(style)")
  }

  @Test(
    "F105: sheets in a very small window match the goldens, light and dark",
    arguments: [UserInterfaceStyle.light, .dark])
  func small(_ style: UserInterfaceStyle) {
    let covering = scene(Size(width: 320, height: 320), .formSheet, style)
    covering.stage.expectPicture(named: "sheet-covering-\(style)")
    let attached = scene(Size(width: 320, height: 320), .formSheet, style, .custom) {
      $0.sheet.prefersEdgeAttachedInCompactHeight = true
    }
    attached.stage.expectPicture(named: "sheet-small-\(style)")
  }

  @Test(
    "F104: a floating form sheet matches the goldens, light and dark",
    arguments: [UserInterfaceStyle.light, .dark])
  func floating(_ style: UserInterfaceStyle) {
    let scene = scene(Size(width: 640, height: 500), .formSheet, style) {
      $0.presented.preferredContentSize = Size(width: 360, height: 240)
    }
    scene.stage.expectPicture(named: "sheet-floating-\(style)")
  }

  @Test("F120: an undimmed sheet with the grabber focused matches the golden")
  func undimmed() {
    let scene = scene(Size(width: 480, height: 500), .pageSheet, .light, .medium) {
      $0.sheet.largestUndimmedDetentIdentifier = .medium
    }
    for _ in 0..<4 where scene.stage.window.focusedView?.accessibility.label != "Sheet grabber" {
      scene.stage.press(.tab)
    }
    scene.stage.settle()
    scene.stage.expectPicture(named: "sheet-undimmed")
  }

  @Test("A sheet half way in matches the golden")
  func halfWay() {
    let scene = scene(Size(width: 480, height: 900))
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.expectPicture(named: "sheet-half-way")
  }
}
