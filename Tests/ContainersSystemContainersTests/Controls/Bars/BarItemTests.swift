import Containers
import ContainersTesting
import Pixels
import TestSupport
import Testing

@MainActor
@Suite("Items and looks of bars", .noWarnings)
struct BarItemTests {
  let scene = NavigationScene()

  private static let red = DynamicColor(Color(red: 1, green: 0, blue: 0))

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    scene.stage.picture.bitmap[x, y] & 0xFFFFFF
  }

  private func item(_ title: String) -> BarButtonItem {
    BarButtonItem(title: title, target: nil, action: nil)
  }

  private func frame(_ name: String) -> Rect { scene.stage.element(.element(name))?.frame ?? .zero }

  @Test("F311: Each system item has a name for assistive technologies")
  func systemItems() {
    let items: [(BarButtonItem.SystemItem, String)] = [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.close, "Close"),
      (.add, "Add"), (.compose, "Compose"), (.action, "Share"), (.bookmarks, "Bookmarks"),
      (.search, "Search"), (.refresh, "Refresh"), (.trash, "Delete"), (.play, "Play"),
      (.pause, "Pause"), (.rewind, "Rewind"), (.fastForward, "Fast forward"), (.undo, "Undo"),
      (.redo, "Redo"),
    ]
    for (systemItem, name) in items {
      scene.root.navigationItem.rightBarButtonItem = BarButtonItem(
        systemItem: systemItem, primaryAction: Action { _ in })
      scene.stage.settle()
      #expect(scene.stage.element(.element(name)) != nil)
    }
  }

  @Test(
    "Spaces of a toolbar keep items apart: fixed ones by their width, flexible ones by the rest")
  func spaces() {
    scene.navigation.isToolbarHidden = false
    scene.root.toolbarItems = [
      item("One"), .fixedSpace(60), item("Two"),
      BarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), item("Three"),
    ]
    scene.stage.settle()

    #expect(frame("Two").minX - frame("One").maxX == 76)
    #expect(frame("Three").maxX == 388)
    let gap = BarButtonItem(systemItem: .fixedSpace)
    gap.width = 20
    scene.root.setToolbarItems([item("One"), gap, item("Two")], animated: true)
    scene.stage.settle()
    #expect(frame("Two").minX - frame("One").maxX == 36)
  }

  @Test("F311: A selected, a wide and a hidden item")
  func states() {
    let (wide, hidden) = (item("Wide"), item("Hidden"))
    wide.width = 120
    wide.isSelected = true
    hidden.isHidden = true
    scene.root.navigationItem.leftBarButtonItems = [wide, hidden]
    scene.stage.settle()

    #expect(frame("Wide").width == 120)
    #expect(scene.stage.element("Hidden") == nil)
  }

  @Test("A prominent item is filled with its tint")
  func prominent() {
    let save = item("Save")
    save.style = .prominent
    save.tintColor = Self.red
    scene.root.navigationItem.rightBarButtonItem = save
    scene.stage.settle()
    let place = frame("Save")

    #expect(pixel(Int(place.minX + 4), Int(place.midY)) == 0xFF0000)
  }

  @Test("A custom view stands in the bar, at its own size")
  func customView() {
    let view = View(frame: Rect(x: 0, y: 0, width: 60, height: 20))
    scene.root.navigationItem.rightBarButtonItem = BarButtonItem(customView: view)
    scene.stage.settle()

    #expect(view.window != nil)
    #expect(view.bounds.size == Size(width: 60, height: 20))
  }

  @Test("F311: Items are set with and without animation, one or several")
  func setters() {
    let item = scene.root.navigationItem
    item.setLeftBarButton(self.item("L"), animated: true)
    item.setRightBarButton(self.item("R"), animated: true)
    scene.stage.settle()
    #expect(scene.stage.element("L") != nil)
    #expect(scene.stage.element("R") != nil)

    item.setLeftBarButtonItems([self.item("L1"), self.item("L2")], animated: true)
    item.setRightBarButtonItems([self.item("R1"), self.item("R2")], animated: false)
    scene.stage.settle()

    #expect(frame("L1").maxX < frame("L2").minX)
    #expect(frame("R2").maxX < frame("R1").minX)
    #expect(item.leftBarButtonItems?.count == 2)
  }

  @Test("F310: A back button is generic or minimal if the item below asks for it")
  func displayMode() {
    scene.root.title = "Denmark"
    scene.root.navigationItem.backButtonDisplayMode = .generic
    scene.push()
    #expect(scene.stage.element("Back") != nil)
    let wide = frame("Back").width

    scene.root.navigationItem.backButtonDisplayMode = .minimal
    scene.push("C")
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()

    #expect(frame("Back").width < wide)
  }

  @Test("A title view replaces the title, and a title menu opens from it")
  func titles() {
    var chosen = 0
    scene.root.navigationItem.titleMenuProvider = { _ in
      Menu(children: [Action(title: "Rename") { _ in chosen += 1 }])
    }
    scene.stage.settle()
    scene.stage.tap("A")
    scene.stage.settle()
    scene.stage.tap("Rename")
    scene.stage.settle()
    #expect(chosen == 1)

    let field = TextField(frame: Rect(x: 0, y: 0, width: 120, height: 30))
    scene.root.navigationItem.titleView = field
    scene.stage.settle()
    #expect(field.window != nil)
    field.alpha = 0.5
    scene.stage.resize(to: Size(width: 420, height: 600))
    #expect(field.alpha == 0.5)
  }

  @Test("F304: The looks of the bars: of the bar, of an item, and in compact height")
  func looks() {
    let bar = scene.navigation.navigationBar
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.shadowColor = Self.red
    scene.stage.settle()
    #expect(pixel(200, 43) == 0xFF0000)

    var own = NavigationBarAppearance()
    own.configureWithTransparentBackground()
    own.backgroundColor = Self.red
    own.titleTextAttributes = .init(font: .system(size: 20), color: .white, tracking: 1)
    own.largeTitleTextAttributes = .init(color: .white)
    scene.root.navigationItem.standardAppearance = own
    scene.stage.settle()
    #expect(pixel(100, 10) == 0xFF0000)

    scene.root.navigationItem.standardAppearance = nil
    own.configureWithDefaultBackground()
    own.backgroundColor = DynamicColor(Color(red: 0, green: 0, blue: 1))
    bar.compactAppearance = own
    scene.stage.resize(to: Size(width: 600, height: 300))
    scene.stage.settle()
    #expect(pixel(100, 10) == 0x0000FF)
  }

  @Test("The look of a toolbar")
  func toolbarLook() {
    let toolbar = scene.navigation.toolbar
    scene.navigation.isToolbarHidden = false
    var look = BarAppearance()
    look.configureWithTransparentBackground()
    look.configureWithOpaqueBackground()
    look.configureWithDefaultBackground()
    look.backgroundColor = Self.red
    look.shadowColor = nil
    toolbar.standardAppearance = look
    scene.stage.settle()

    #expect(pixel(200, 580) == 0xFF0000)
  }

  @Test("F304: The bar is hidden in compact height if the controller asks for it")
  func hidesInCompactHeight() {
    scene.navigation.hidesBarsWhenVerticallyCompact = true
    scene.stage.resize(to: Size(width: 600, height: 300))
    scene.stage.settle()

    #expect(scene.root.view.safeAreaInsets.top == 0)
  }

  @Test("F312: A scroll view that is set takes the place of the one that is found")
  func contentScrollView() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    scroll.contentSize = Size(width: 400, height: 2000)
    let container = View(frame: scroll.frame)
    container.addSubview(scroll)
    scene.root.view.addSubview(container)
    scene.root.setContentScrollView(scroll)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.stage.settle()
    scroll.contentOffset.y = 400
    scene.stage.settle()

    #expect(scene.root.contentScrollView(for: .top) === scroll)
    #expect(scene.navigation.navigationBar.frame.height == 44)
  }

  @Test("F322: The recognizer of the drag can be turned off")
  func recognizer() {
    scene.push()
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = false

    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }
}
