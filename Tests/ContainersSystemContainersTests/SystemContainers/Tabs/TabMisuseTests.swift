import Containers
import TestSupport
import Testing

@MainActor
struct TabMisuseTests {
  /// Expects that a message of a trap names the parties and the remedy.
  private func expect(_ result: ExitTest.Result?, contains texts: [String]) {
    let message = result.standardError
    for text in texts { #expect(message.contains(text)) }
  }

  @Test("F403: An index out of range is a programming error")
  func index() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), ViewController()]
        tabs.selectedIndex = 2
      }
    }
    expect(result, contains: ["TabBarController", "2 tabs", "at 2", "viewControllers"])
  }

  @Test("F403: A negative index is a programming error")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TabBarController().selectedIndex = -1
      }
    }
    expect(result, contains: ["TabBarController", "0 tabs", "at -1"])
  }

  @Test("F403: Selecting a stranger is a programming error")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stranger = ViewController()
        stranger.title = "Stranger"
        TabBarController().selectedViewController = stranger
      }
    }
    expect(result, contains: ["TabBarController", "Stranger", "no tab", "viewControllers"])
  }

  @Test("F403: Two tabs for one controller are a programming error")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = ViewController()
        child.title = "Map"
        TabBarController().viewControllers = [child, child]
      }
    }
    expect(result, contains: ["TabBarController", "Map", "once"])
  }

  @Test("F401: Selecting an item that a bar does not have is a programming error")
  func item() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bar = TabBar()
        bar.selectedItem = TabBarItem(title: "Map", image: nil)
      }
    }
    expect(result, contains: ["TabBar", "“Map”", "items"])
  }

  @Test("F403: Without tabs the index 0 is no error")
  func zero() {
    let tabs = TabBarController()
    tabs.selectedIndex = 0
    tabs.selectedViewController = nil
    #expect(tabs.selectedIndex == 0)
  }
}
