import Containers

/// A tab bar controller shows one of its controllers.
///
/// Each keeps its view and its focus while another one is selected. In a wide window the bar is at
/// the top, or a list at the side; in a narrow one it is at the bottom.
///
/// Ctrl+Tab goes to the next tab, and Alt with a digit to a certain one.
final class TabsLesson: Lesson {
  private let tabs = TabBarController()

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.viewControllers = [
      TabController("Inbox", "envelope", .systemBlue),
      TabController("Starred", "star", .systemOrange),
      TabController("Places", "location", .systemGreen),
      TabController("Settings", "gearshape", .gray),
    ]
    tabs.tabBar.items?.first?.badgeValue = "3"
    let (badge, list) = (Switch(), Switch())
    badge.isOn = true
    badge.addAction(for: .valueChanged) { [tabs, unowned badge] in
      tabs.tabBar.items?.first?.badgeValue = badge.isOn ? "3" : nil
    }
    list.addAction(for: .valueChanged) { [tabs, unowned list] in
      tabs.mode = list.isOn ? .tabSidebar : .tabBar
    }
    add("Four tabs", tabs, height: 300)
    add("Looks", FormRow("Badge", badge), FormRow("List at the side, where it is wide", list))
  }
}

/// What a tab shows.
private final class TabController: ViewController {
  private let color: DynamicColor

  init(_ title: String, _ symbol: String, _ color: DynamicColor) {
    self.color = color
    super.init()
    tabBarItem = TabBarItem(title: title, image: Image(systemName: symbol))
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color.faint
    let label = Label(text: title, font: .preferredFont(forTextStyle: .title1))
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
    ])
  }
}
