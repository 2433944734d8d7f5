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

  private func swipe(_ name: String, _ action: String, on stage: Stage) {
    stage.drag(.element(name), by: Point(x: -160, y: 0))
    stage.settle()
    tap(action, on: stage)
  }

  private func resize(_ stage: Stage, to width: Double) {
    stage.resize(to: Size(width: width, height: 700))
    stage.settle()
  }

  /// What is shown, and where.
  private func places(_ stage: Stage) -> [String] {
    stage.elements.map { "\($0.semantics.label ?? "") \($0.frame)" }
  }

  private func text(_ stage: Stage) -> String { stage.value(of: "Message") ?? "" }

  private func isSelected(_ name: String, on stage: Stage) -> Bool {
    stage.element(name)?.traits.contains(.selected) == true
  }

  @Test("A folder and a message are chosen")
  func choosing() {
    let stage = start()
    #expect(isSelected("Inbox", on: stage))
    tap("Archive", "Ada, Archive 1, on engines", on: stage)

    #expect(text(stage).contains("Archive 1"))
    #expect(isSelected("Archive", on: stage))
    #expect(isSelected("Ada, Archive 1, on engines", on: stage))
  }

  @Test("The window becomes narrow and wide again, with the message on top")
  func resizing() {
    let stage = start()
    tap("Archive", "Blaise, Archive 2, on engines", on: stage)
    let wide = places(stage)
    resize(stage, to: 400)
    #expect(text(stage).contains("Archive 2"))
    #expect(stage.element("Inbox") == nil)

    resize(stage, to: 1100)
    #expect(places(stage) == wide)
  }

  @Test("In a narrow window the columns are pushed one after the other")
  func pushing() {
    let stage = start()
    resize(stage, to: 400)
    tap("Sent", "Dorothy, Sent 4, on engines", on: stage)
    #expect(text(stage).contains("Sent 4"))

    resize(stage, to: 1100)
    #expect(text(stage).contains("Sent 4"))
    #expect(stage.element("Dorothy, Sent 4, on engines") != nil)
    #expect(stage.element("Inbox") != nil)
  }

  @Test("The list that is shown in the narrow window takes its column again")
  func returning() {
    let stage = start()
    tap("Archive", "Blaise, Archive 2, on engines", on: stage)
    let wide = places(stage)
    for _ in 0..<2 {
      resize(stage, to: 400)
      tap("Archive", on: stage)
      #expect(stage.element("Ada, Archive 1, on engines") != nil)
      resize(stage, to: 1100)
      #expect(places(stage) == wide)
    }
  }

  @Test("A message is swiped aside and deleted, and stays so in the other folder and back")
  func deleting() {
    let blaise = "Blaise, Inbox 2, on engines"
    let stage = start()
    tap(blaise, on: stage)
    swipe(blaise, "Delete", on: stage)
    #expect(stage.element(blaise) == nil)
    #expect(text(stage) == "")
    #expect(stage.element("Ada, Inbox 1, on engines")?.semantics.position?.count == 4)

    tap("Sent", "Inbox", on: stage)
    #expect(stage.element(blaise) == nil)
  }

  @Test("A message is read by being chosen, and unread again by a swipe")
  func unread() {
    let ada = "Ada, Inbox 1, on engines"
    let stage = start()
    #expect(stage.value(of: .element(ada)) == "Unread")
    tap(ada, on: stage)
    #expect(stage.value(of: .element(ada)) == nil)

    swipe(ada, "Unread", on: stage)
    #expect(stage.value(of: .element(ada)) == "Unread")
    #expect(isSelected(ada, on: stage))
  }

  @Test("A message is written in the form of a sheet, and sent")
  func composing() {
    let stage = start()
    tap("Compose", "To", on: stage)
    stage.type("Ada")
    tap("Subject", on: stage)
    stage.type("Hello")
    tap("Send", "Sent", on: stage)

    #expect(stage.element("Subject") == nil)
    #expect(stage.element("To Ada, Hello") != nil)
  }

  @Test("A message is not sent if the sheet is canceled")
  func canceling() {
    let stage = start()
    tap("Compose", "Subject", on: stage)
    stage.type("Hello")
    tap("Cancel", "Sent", on: stage)

    #expect(stage.element("To , Hello") == nil)
  }

  @Test("Folder, message and size return with the next start")
  func restoring() {
    let first = start()
    first.resize(to: Size(width: 1000, height: 600))
    tap("Archive", "Blaise, Archive 2, on engines", on: first)
    first.close()

    let second = start(from: first.savedState)
    #expect(second.window.bounds.size == Size(width: 1000, height: 600))
    #expect(text(second).contains("Archive 2"))
    #expect(isSelected("Archive", on: second))
    #expect(isSelected("Blaise, Archive 2, on engines", on: second))
  }

  @Test("After the program was killed, the message and the half-written one are there again")
  func killing() {
    let first = start()
    tap("Archive", "Ada, Archive 1, on engines", "Compose", "Subject", on: first)
    first.type("Hello")
    first.advance(by: .seconds(2))

    let second = start(from: first.savedState)
    #expect(second.value(of: "Subject") == "Hello")
    tap("Cancel", on: second)
    #expect(text(second).contains("Archive 1"))
    #expect(isSelected("Ada, Archive 1, on engines", on: second))
  }

  @Test("A narrow window returns with the list on top, if the list was on top")
  func returningToTheList() {
    let first = start()
    resize(first, to: 400)
    tap("Archive", "Ada, Archive 1, on engines", "Archive", on: first)
    first.close()

    let second = start(from: first.savedState)
    #expect(second.element("Blaise, Archive 2, on engines") != nil)
    #expect(second.element("Message") == nil)
  }
}
