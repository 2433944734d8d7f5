import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
final class MailWindow {
  let tabs = TabBarController()

  init(inbox: ViewController, search: ViewController, settings: ViewController) {
    inbox.tabBarItem = TabBarItem(
      title: "Inbox", image: Image(systemName: "envelope"))
    search.tabBarItem.image = Image(systemName: "magnifyingglass")
    settings.tabBarItem.image = Image(systemName: "gearshape")
    settings.tabBarItem.selectedImage = Image(systemName: "gearshape.fill")
    tabs.viewControllers = [NavigationController(rootViewController: inbox), search, settings]
    tabs.mode = .tabSidebar
  }

  func show(unread: Int) {
    tabs.tabBar.items?.first?.badgeValue = unread > 0 ? "\(unread)" : nil
  }
}

final class MailTabs: TabBarControllerDelegate {
  var isLocked = false

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    !isLocked || viewController is NavigationController
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    viewController.tabBarItem.badgeValue = nil
  }
}

@MainActor
@Suite("The examples of the article on tabs", .noWarnings)
struct TabsExample {
  private func window() -> (MailWindow, Stage) {
    let controllers = ["Inbox", "Search", "Settings"].map { title in
      let controller = ViewController()
      controller.title = title
      return controller
    }
    let mail = MailWindow(inbox: controllers[0], search: controllers[1], settings: controllers[2])
    return (mail, Stage(mail.tabs, size: Size(width: 800, height: 600)))
  }

  @Test("Tabs with images and a badge, in a list of a wide window")
  func badge() {
    let (mail, stage) = window()

    mail.show(unread: 3)
    stage.settle()

    #expect(stage.element("Inbox", in: "Tab bar")?.semantics.value == "3")
    #expect(mail.tabs.tabBar.frame.width == 220)
    mail.show(unread: 0)
    #expect(stage.element("Inbox", in: "Tab bar")?.semantics.value == nil)
  }

  @Test("A delegate that locks tabs and removes badges")
  func delegate() {
    let (mail, stage) = window()
    let delegate = MailTabs()
    mail.tabs.delegate = delegate
    delegate.isLocked = true
    stage.settle()

    stage.tap("Search")
    #expect(mail.tabs.selectedIndex == 0)
    delegate.isLocked = false
    mail.tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
    stage.tap("Search")

    #expect(mail.tabs.selectedIndex == 1)
    #expect(mail.tabs.selectedViewController?.tabBarItem.badgeValue == nil)
  }
}
