import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Tints and translucency of bars")
struct BarTintTests {
  @Test(
    "F1209: A bar's tint is its background, at the top of the content, too; nil is the usual one")
  func navigationBar() {
    let bar = NavigationBar()
    #expect(bar.barTintColor == nil)
    let usual = bar.standardAppearance
    bar.barTintColor = .systemRed
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemRed)
    #expect(bar.barTintColor == .systemRed)
    bar.barTintColor = nil
    #expect(bar.standardAppearance == usual)
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test("F1209: Toolbars and tab bars have tints as well")
  func others() {
    let (toolbar, tabBar) = (Toolbar(), TabBar())
    toolbar.barTintColor = .systemRed
    tabBar.barTintColor = .systemRed
    #expect(toolbar.standardAppearance.backgroundColor == .systemRed)
    #expect(tabBar.standardAppearance.backgroundColor == .systemRed)
    #expect(toolbar.barTintColor == .systemRed)
    #expect(tabBar.barTintColor == .systemRed)
  }

  @Test("F1209: What is beneath shines through a translucent bar")
  func translucency() {
    let stage = Stage(ViewController(), size: Size(width: 100, height: 60))
    let ground = View(frame: stage.window.bounds)
    ground.backgroundColor = Color.red
    stage.window.addSubview(ground)
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    stage.window.addSubview(bar)
    bar.barTintColor = DynamicColor(Color.blue)
    stage.settle()
    #expect(stage.picture.bitmap[50, 22] == Color.blue.premultiplied)
    bar.isTranslucent = true
    stage.settle()
    #expect(bar.isTranslucent)
    #expect(stage.picture.bitmap[50, 22] != Color.blue.premultiplied)
    let (navigationBar, tabBar) = (NavigationBar(), TabBar())
    navigationBar.isTranslucent = true
    tabBar.isTranslucent = true
    #expect(navigationBar.standardAppearance.background.isTranslucent)
    #expect(navigationBar.isTranslucent)
    #expect(tabBar.isTranslucent)
  }

  @Test("F1210: Containers can be made by the initializer with a nib, which they do not load")
  func nibs() {
    let navigation = NavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = [ViewController()]
    let tabs = TabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = [navigation]
    let split = SplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [tabs, ViewController()]
    let stage = Stage(split)
    stage.settle()
    #expect(tabs.view.window != nil)
    #expect(navigation.topViewController?.isViewLoaded == true)
  }
}
