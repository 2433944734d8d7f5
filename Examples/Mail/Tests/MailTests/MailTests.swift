import Containers
import ContainersTesting
import Testing

@testable import Mail

@MainActor
@Suite("Mail")
struct MailTests {
  private func start(from state: [UInt8]? = nil) -> Stage {
    let stage = Stage(delegate: MailDelegate(), identifier: "org.example.Mail", savedState: state)
    stage.settle()
    return stage
  }

  private func tap(_ names: String..., on stage: Stage) {
    for name in names {
      stage.tap(.element(name))
      stage.settle()
    }
  }

  /// What is shown, and where.
  private func places(_ stage: Stage) -> [String] {
    stage.elements.map { "\($0.semantics.label ?? "") \($0.frame)" }
  }

  private func text(_ stage: Stage) -> String { stage.value(of: "Message") ?? "" }

  @Test("A folder and a message are chosen")
  func choosing() {
    let stage = start()
    tap("Archive", "Ada, Archive 1, on engines", on: stage)

    #expect(text(stage).contains("message 1 in Archive"))
    #expect(stage.element("Archive")?.traits.contains(.selected) == true)
  }

  @Test("The window becomes narrow and wide again, with the message on top")
  func resizing() {
    let stage = start()
    tap("Archive", "Blaise, Archive 2, on engines, on engines", on: stage)
    let wide = places(stage)
    stage.resize(to: Size(width: 400, height: 700))
    stage.settle()
    #expect(text(stage).contains("message 2 in Archive"))
    #expect(stage.element("Inbox") == nil)

    stage.resize(to: Size(width: 1100, height: 700))
    stage.settle()
    #expect(places(stage) == wide)
  }

  @Test("In a narrow window the columns are pushed one after the other")
  func pushing() {
    let stage = start()
    stage.resize(to: Size(width: 400, height: 700))
    stage.settle()
    tap("Folders", "Sent", "Dorothy, Sent 4, on engines", on: stage)
    #expect(text(stage).contains("message 4 in Sent"))

    stage.resize(to: Size(width: 1100, height: 700))
    stage.settle()
    #expect(text(stage).contains("message 4 in Sent"))
    #expect(stage.element("Dorothy, Sent 4, on engines") != nil)
    #expect(stage.element("Inbox") != nil)
  }

  @Test("The list that is shown in the narrow window takes its column again")
  func returning() {
    let stage = start()
    tap("Archive", "Blaise, Archive 2, on engines, on engines", on: stage)
    let wide = places(stage)
    for _ in 0..<2 {
      stage.resize(to: Size(width: 400, height: 700))
      stage.settle()
      tap("Archive", on: stage)
      #expect(stage.element("Ada, Archive 1, on engines") != nil)
      stage.resize(to: Size(width: 1100, height: 700))
      stage.settle()
      #expect(places(stage) == wide)
    }
  }

  @Test("A search narrows the messages")
  func searching() {
    let stage = start()
    tap("Search", on: stage)
    stage.type("Gra")
    stage.settle()

    #expect(stage.element("Grace, Inbox 7, on engines") != nil)
    #expect(stage.element("Ada, Inbox 1, on engines") == nil)
    stage.press(.escape)
    stage.press(.escape)
    stage.settle()
    #expect(stage.element("Ada, Inbox 1, on engines") != nil)
  }

  @Test("A message is deleted, and stays so in the other folder and back")
  func deleting() {
    let blaise = "Blaise, Inbox 2, on engines, on engines"
    let stage = start()
    tap("Edit", on: stage)
    stage.tap(.button("Delete", in: blaise))
    stage.settle()
    tap("Done", on: stage)
    #expect(stage.element(blaise) == nil)
    #expect(stage.element("Ada, Inbox 1, on engines")?.semantics.position?.count == 7)

    tap("Sent", "Inbox", on: stage)
    #expect(stage.element(blaise) == nil)
  }

  @Test("A message is swiped aside and deleted")
  func swiping() {
    let blaise = "Blaise, Inbox 2, on engines, on engines"
    let stage = start()
    stage.drag(.element(blaise), by: Point(x: -120, y: 0))
    stage.settle()
    tap("Delete", on: stage)

    #expect(stage.element(blaise) == nil)
    #expect(text(stage) == "")
  }

  @Test("A sheet has a navigation stack")
  func composing() {
    let stage = start()
    tap("Compose", on: stage)
    stage.tap("Subject")
    stage.type("Hello")
    tap("Recipients", on: stage)
    #expect(stage.element("Subject") == nil)
    tap("New message", on: stage)
    #expect(stage.value(of: "Subject") == "Hello")
    tap("Cancel", on: stage)

    #expect(stage.element("Subject") == nil)
  }

  @Test("A sheet has tabs")
  func settings() {
    let stage = start()
    tap("Settings", "Rules", "Sort by sender", on: stage)
    #expect(stage.value(of: "Sort by sender") == "on")
    tap("Done", on: stage)

    #expect(stage.element("Sort by sender") == nil)
  }

  @Test("Folder, message and size return with the next start")
  func restoring() {
    let first = start()
    first.resize(to: Size(width: 1000, height: 600))
    tap("Archive", "Blaise, Archive 2, on engines, on engines", on: first)
    first.close()

    let second = start(from: first.savedState)
    #expect(second.window.bounds.size == Size(width: 1000, height: 600))
    #expect(text(second).contains("message 2 in Archive"))
    #expect(second.element("Blaise, Archive 2, on engines, on engines") != nil)
  }
}
