import Containers
import TestSupport
import Testing

@MainActor
@Suite("Misuse of navigation controllers")
struct NavigationMisuseTests {
  @Test("F301: Pushing a navigation controller is a programming error")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.pushViewController(NavigationController(), animated: false)
      }
    }
    #expect(result.standardError.contains("which is a navigation controller"))
    #expect(result.standardError.contains("present it"))
  }

  @Test("Q50: Pushing a controller that is on the stack is a programming error")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = ViewController()
        root.title = "Root"
        NavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
    #expect(result.standardError.contains("“Root”"))
    #expect(result.standardError.contains("on its stack already"))
  }

  @Test("F301: Popping to a stranger is a programming error")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.popToViewController(ViewController(), animated: false)
      }
    }
    #expect(result.standardError.contains("which is not on its stack"))
  }

  @Test("F301: A controller twice in a new stack is a programming error")
  func duplicate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ViewController()
        NavigationController().setViewControllers([controller, controller], animated: false)
      }
    }
    #expect(result.standardError.contains("on its stack twice"))
  }

  @Test("F301: Pushing a split view controller is a programming error")
  func split() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.pushViewController(SplitViewController(style: .doubleColumn), animated: false)
      }
    }
    #expect(result.standardError.contains("which is a split view controller"))
    #expect(result.standardError.contains("make it the root of a window"))
  }
}
