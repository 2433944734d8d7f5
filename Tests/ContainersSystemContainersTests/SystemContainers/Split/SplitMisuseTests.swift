import Containers
import TestSupport
import Testing

@MainActor
struct SplitMisuseTests {
  /// Expects that a message of a trap names the parties and the remedy.
  private func expect(_ result: ExitTest.Result?, contains texts: [String]) {
    let message = result.standardError
    for text in texts { #expect(message.contains(text)) }
  }

  @Test("F501: A column that the style lacks is a programming error")
  func column() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .supplementary)
      }
    }
    expect(result, contains: ["SplitViewController", "supplementary", "style"])
  }

  @Test("F501: Reading a column that the style lacks returns nil")
  func read() {
    for style in [SplitViewController.Style.doubleColumn, .unspecified] {
      let split = SplitViewController(style: style)
      #expect(split.viewController(for: .supplementary) == nil)
      #expect(split.viewController(for: .compact) == nil)
      #expect(!split.isShowing(.supplementary))
    }
  }

  @Test("F501: Showing a column that the style lacks is a programming error")
  func shown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SplitViewController().show(.supplementary) }
    }
    expect(result, contains: ["SplitViewController", "supplementary"])
  }

  @Test("F501: One controller in two columns is a programming error")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = SplitViewController(style: .doubleColumn)
        let child = ViewController()
        child.title = "Map"
        split.setViewController(child, for: .primary)
        split.setViewController(child, for: .secondary)
      }
    }
    expect(result, contains: ["SplitViewController", "Map", "secondary", "primary", "nil"])
  }

  @Test("F501: viewControllers in a column style are a programming error")
  func list() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SplitViewController(style: .tripleColumn).viewControllers = [ViewController()]
      }
    }
    expect(result, contains: ["SplitViewController", "viewControllers", "setViewController"])
  }

  @Test("F501: A column without a column style is a programming error")
  func classic() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SplitViewController().setViewController(ViewController(), for: .primary)
      }
    }
    expect(result, contains: ["SplitViewController", "viewControllers", "init(style:)"])
  }

  @Test("F501: Three controllers, or one twice, without a column style are programming errors")
  func classicList() async {
    let three = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SplitViewController().viewControllers = [
          ViewController(), ViewController(), ViewController(),
        ]
      }
    }
    expect(three, contains: ["SplitViewController", "3 controllers", "two"])
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = ViewController()
        child.title = "Map"
        SplitViewController().viewControllers = [child, child]
      }
    }
    expect(twice, contains: ["SplitViewController", "Map", "once"])
  }

  @Test("F301: Pushing a split view controller is a programming error")
  func pushed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.pushViewController(SplitViewController(style: .doubleColumn), animated: false)
      }
    }
    expect(result, contains: ["NavigationController", "SplitViewController", "present"])
  }

  @Test("F301: A split in a column of another is a programming error")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(SplitViewController(style: .doubleColumn), for: .secondary)
      }
    }
    expect(result, contains: ["SplitViewController"])
  }
}
