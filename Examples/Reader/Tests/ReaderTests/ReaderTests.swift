import Containers
import ContainersScenes
import ContainersTesting
import Testing

@testable import ReaderScreens

@Suite("The reader from a storyboard, and in code")
struct ReaderTests {
  @Test("The storyboard has no faults")
  func faults() throws {
    try Storyboard(name: "Main", bundle: Reader.resources).validate()
  }

  @Test("Both ways look, read and act alike")
  func twins() throws {
    let root = try #require(Reader.makeRootFromStoryboard())
    let story = Visit(to: root)
    let code = Visit(to: Reader.makeRootInCode())
    for step in Visit.steps {
      story.take(step)
      code.take(step)
      #expect(story.transcript.last == code.transcript.last, "after “\(step.name)”")
      let difference = PictureDifference(
        story.stage.picture, code.stage.picture, tolerance: PictureTolerance())
      #expect(difference?.isTolerated == true, "the pictures after “\(step.name)”")
    }
    #expect(story.spoken.lines == code.spoken.lines)
    #expect(story.log == code.log)
    #expect(story.log.contains("<FormController “New Place”> has appeared"))
  }

  @Test("The pictures of the storyboard are the accepted ones")
  func pictures() throws {
    let visit = Visit(to: try #require(Reader.makeRootFromStoryboard()))
    for step in Visit.steps {
      visit.take(step)
      if let picture = step.picture { visit.stage.expectPicture(named: picture) }
    }
  }

  @Test("A new place comes back from the form, and a removed one is gone")
  func unwinding() throws {
    let visit = Visit(to: try #require(Reader.makeRootFromStoryboard()))
    for step in Visit.steps.dropLast() { visit.take(step) }

    #expect(visit.stage.outline.contains("Oslo"))
    #expect(!visit.stage.outline.contains("Quito"))
  }
}
