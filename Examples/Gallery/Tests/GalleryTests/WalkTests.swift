import Containers
import ContainersScenes
import ContainersTesting
import Lessons
import Testing

@testable import Gallery

@Suite("All screens")
struct WalkTests {
  @Test("Each screen is reached by mouse, and Tab goes through it", arguments: [320.0, 1024, 1920])
  func tabbing(width: Double) {
    Walk.checked {
      let walk = Walk(width: width)
      for topic in Topic.all {
        walk.open(topic)
        var stops: Set<ObjectIdentifier> = []
        for _ in 0..<60 {
          walk.tab()
          walk.expectFocusVisible("in \(topic.title)")
          guard let view = walk.stage.window.focusedView else { break }
          if !stops.insert(ObjectIdentifier(view)).inserted { break }
        }
        #expect(!stops.isEmpty, "in \(topic.title)")
      }
    }
  }

  @Test("Each button of each screen is pressed by mouse", arguments: [320.0, 1024])
  func clicking(width: Double) {
    Walk.checked {
      let walk = Walk(width: width)
      for topic in Topic.all {
        walk.open(topic)
        for index in 0..<min(walk.buttons.count, 24) {
          guard index < walk.buttons.count else { break }
          walk.click(walk.buttons[index])
          walk.comeBack()
        }
      }
    }
  }

  @Test("The curtain is drawn again while it moves, and left, without a call too many")
  func hurrying() throws {
    try Walk.checked {
      let walk = Walk(width: 1024)
      walk.open(try #require(Topic.named("Forwarding")))
      for pause in [0, 100, 250] {
        walk.stage.tap(.button("Draw the curtain"))
        walk.stage.advance(by: .milliseconds(pause))
        walk.stage.tap(.button("Draw the curtain"))
        walk.settle()
      }
      walk.stage.tap(.button("Draw the curtain"))
      walk.open(try #require(Topic.named("Loading")))
    }
  }

  @Test("A search narrows the topics, and what is found is opened")
  func searching() {
    Walk.checked {
      let walk = Walk(width: 1024)
      walk.stage.press(.character("f"), modifierFlags: .control)
      walk.settle()
      walk.stage.type("spring")
      walk.settle()
      #expect(walk.stage.element("Loading") == nil)
      walk.stage.tap(.element("Animation", in: "Topics"))
      walk.settle()
      #expect(walk.gallery.page.topic?.title == "Animation")
    }
  }

  @Test(
    "The source is on a page, in a sheet, or in a column, as there is room",
    arguments: [320.0, 1024, 1920])
  func source(width: Double) throws {
    try Walk.checked {
      let walk = Walk(width: width)
      walk.open(try #require(Topic.named("Alerts")))
      if width < 1920 {
        walk.stage.tap(.button("Source"))
        walk.settle()
      }
      let text = walk.stage.value(of: "Source of Alerts") ?? ""
      #expect(text.contains("final class AlertsLesson"))
      if width < 1920 { return }
      walk.stage.tap(.button("Source"))
      walk.settle()
      #expect(walk.stage.element("Source of Alerts") == nil)
    }
  }

  @Test("Each lesson has a file of less than 150 lines, and a comment at the top")
  func files() throws {
    for topic in Topic.all {
      let text = try #require(Lessons.source(named: topic.file), "\(topic.file)")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
      #expect(text.contains("\n\n///"))
    }
  }

  @Test("The topic and what was written in it return after the program was killed")
  func restoring() {
    let first = start()
    first.tap(.element("Restoration", in: "Topics"))
    first.settle()
    first.tap("Something to remember")
    first.type("milk")
    first.advance(by: .seconds(2))
    let second = start(from: first.savedState)
    #expect(second.value(of: "Something to remember") == "milk")
    #expect(second.element("Restoration", in: "Topics")?.traits.contains(.selected) == true)
  }

  private func start(from state: [UInt8]? = nil) -> Stage {
    let stage = Stage(
      delegate: GalleryDelegate(), identifier: "org.example.Gallery", savedState: state)
    stage.settle()
    return stage
  }

  @Test("The storyboard has no faults")
  func storyboard() throws {
    try Storyboard(name: "Greeter", bundle: StoryboardsLesson.scenes).validate()
  }
}
