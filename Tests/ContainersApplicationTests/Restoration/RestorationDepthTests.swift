import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("The state of twelve screens in all containers and two presentations", .noWarnings)
@MainActor
struct RestorationDepthTests {
  private let world = RestorationDepthProgram()
  private let paths = RestorationDepthProgram.paths

  private func names(_ paths: [String]) -> [String] {
    paths.map { $0.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// The order of a return in which some paths are asked for, and some of them come back.
  private func transcript(asked: [String], found: [String]) -> [String] {
    ["app.willFinishLaunching", "app.shouldRestore"] + asked.map { "app.make \($0)" }
      + names(found).map { "\($0).decode" } + ["app.didDecode"]
      + names(found).map { "\($0).finished" } + ["app.didFinishLaunching"]
  }

  @Test("Q82: Saving walks from the root through all containers, and then what they present")
  func saving() {
    world.runFirst()

    #expect(
      world.program.transcript.lines
        == ["app.shouldSave", "app.willEncode"] + names(paths).map { "\($0).encode" })
  }

  @Test("Q82: All come back, and each is found, decoded and told root to leaf")
  func restoring() {
    world.runFirst()
    #expect(world.paths == paths)
    world.runSecond()

    #expect(world.program.transcript.lines == transcript(asked: paths, found: paths))
    #expect(world.paths == paths)
    world.program.application.terminate()
  }

  @Test("F806, F807: What was on top, selected and presented is so in the first frame")
  func shown() throws {
    world.runFirst()
    world.runSecond()

    let primary = world.split.slots.navigation(.primary)
    #expect(primary?.topViewController?.restorationIdentifier == "places")
    let tabs = try #require(
      world.split.slots.navigation(.secondary)?.topViewController as? TabBarController)
    #expect(tabs.selectedViewController?.restorationIdentifier == "pages")
    let sheet = try #require(world.split.presentedViewController as? NavigationController)
    #expect(sheet.modalPresentationStyle == .formSheet)
    #expect(sheet.presentedViewController?.modalPresentationStyle == .fullScreen)
    let tour = try #require(sheet.presentedViewController as? NavigationController)
    #expect(tour.topViewController?.view.window === world.program.window)
    world.program.application.terminate()
  }

  @Test(
    "Q82, F807: One in the middle that cannot be made any more is left out with all in it",
    arguments: ["split/tabs/nav", "split/tabs", "split/sheet", "split/sheet/tour"])
  func missing(_ path: String) {
    world.runFirst()
    world.missing = Set(names([path]))
    world.runSecond()

    let asked = paths.filter { !$0.hasPrefix(path + "/") }
    let found = asked.filter { $0 != path }
    #expect(world.program.transcript.lines == transcript(asked: asked, found: found))
    #expect(world.paths == found)
    world.program.application.terminate()
  }

  @Test("Q82, F807: One in the middle of a stack that cannot be made takes those above it out")
  func hole() {
    world.runFirst()
    world.missing = ["item"]
    world.runSecond()

    let found = paths.filter { $0 != "split/tabs/nav/item" }
    #expect(world.program.transcript.lines == transcript(asked: paths, found: found))
    #expect(world.paths == found.filter { $0 != "split/tabs/nav/detail" })
    world.program.application.terminate()
  }

  @Test("Q82: A restoration class in the middle that makes nothing ends the search for it")
  func refusal() {
    world.runFirst { controller in
      if controller.restorationIdentifier == "item" { controller.restorationClass = Refusal.self }
    }
    world.runSecond()

    let found = paths.filter { $0 != "split/tabs/nav/item" }
    #expect(world.program.transcript.lines == transcript(asked: found, found: found))
    world.program.application.terminate()
  }

  @Test("Q82: A state that came back is saved again as it was")
  func again() {
    world.runFirst()
    let first = world.files.contents[MemoryFiles.archive]
    world.runSecond()
    world.program.application.terminate()

    #expect(first != nil)
    #expect(world.files.contents[MemoryFiles.archive] == first)
  }
}
