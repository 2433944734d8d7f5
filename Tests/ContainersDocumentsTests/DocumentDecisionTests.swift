import Testing

@testable import Containers
@testable import ContainersDocuments

@Suite("Decisions of documents, as values") struct DocumentDecisionTests {
  @Test(
    "F906: what a change on disk means is a table of the document's situation",
    arguments: [
      (DocumentSituation(), DiskObservation.same, DiskResponse.ignore),
      (DocumentSituation(), .changed, .revert),
      (DocumentSituation(), .moved(to: "b"), .follow("b")),
      (DocumentSituation(), .gone, .forget),
      (DocumentSituation(hasUnsavedChanges: true), .same, .ignore),
      (DocumentSituation(hasUnsavedChanges: true), .changed, .conflict),
      (DocumentSituation(hasUnsavedChanges: true), .moved(to: "b"), .follow("b")),
      (DocumentSituation(hasUnsavedChanges: true), .gone, .forget),
      (DocumentSituation(hasUnsavedChanges: true, isInConflict: true), .same, .settle),
      (DocumentSituation(hasUnsavedChanges: true, isInConflict: true), .changed, .ignore),
      (DocumentSituation(hasUnsavedChanges: true, isInConflict: true), .gone, .forget),
      (DocumentSituation(isInConflict: true), .changed, .ignore),
      (DocumentSituation(isOpen: false, hasUnsavedChanges: true), .changed, .ignore),
      (DocumentSituation(isOpen: false), .gone, .ignore),
    ])
  func table(situation: DocumentSituation, seen: DiskObservation, response: DiskResponse) {
    #expect(situation.response(to: seen) == response)
  }

  @Test("F904: changes undone to the saved state are clean, and another way there is not")
  func counting() {
    var count = ChangeCount()
    #expect(count.isClean)
    count.note(.done)
    count.save(count.current)
    count.note(.undone)
    #expect(!count.isClean)
    count.note(.redone)
    #expect(count.isClean)
    count.note(.undone)
    count.note(.done)
    #expect(!count.isClean)
    count.note(.cleared)
    #expect(count.isClean)
  }

  @Test("F904: a change made while a state is saved stays unsaved, until it is undone")
  func duringSave() {
    var count = ChangeCount()
    count.note(.done)
    let token = count.current
    count.note(.done)
    count.save(token)
    #expect(!count.isClean)
    count.note(.undone)
    #expect(count.isClean)
  }

  @Test("F904: undoing more than was counted is a change")
  func beyond() {
    var count = ChangeCount()
    count.note(.undone)
    #expect(!count.isClean)
    count.note(.redone)
    #expect(count.isClean)
    count.note(.redone)
    #expect(!count.isClean)
    count.restart()
    #expect(count.isClean)
  }
}
