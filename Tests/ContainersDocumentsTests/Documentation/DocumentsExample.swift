import Containers
import ContainersDocuments
import ContainersTesting
import Foundation
import Testing

final class DiaryDocument: Document {
  private(set) var text = ""

  func append(_ line: String) {
    let old = text
    text += line
    undoManager.registerUndo(withTarget: self) { $0.text = old }
  }

  override func contents(forType typeName: String) throws -> Contents {
    .data(Data(text.utf8))
  }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    text = String(decoding: data, as: UTF8.self)
  }
}

@MainActor
func write(to url: URL, in application: Application) async -> Bool {
  let document = DiaryDocument(fileURL: url, application: application)
  guard await document.open() else { return false }
  document.append("A quiet day.")
  return await document.close()
}

final class DiaryViewController: ViewController {
  let document: DiaryDocument
  private var token: ObservationToken?

  init(document: DiaryDocument, application: Application) {
    self.document = document
    super.init()
    token = application.messageCenter.addObserver(
      for: Document.StateDidChange.self, of: document
    ) { [weak self] _ in self?.documentStateDidChange() }
  }

  override var undoManager: UndoManager? { document.undoManager }

  private func documentStateDidChange() {
    title = document.documentState.contains(.inConflict) ? "Changed elsewhere" : "Diary"
  }
}

@MainActor
@Suite("Documents, as the article explains them")
struct DocumentsExample {
  @Test("F904: a change is saved when the document closes")
  func writing() async throws {
    let stage = Stage(ViewController())
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "/\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    #expect(await write(to: url, in: stage.application))
    #expect(try String(contentsOf: url, encoding: .utf8) == "A quiet day.")
  }

  @Test("F901: a controller observes the state and shares the undo manager")
  func observing() async throws {
    let stage = Stage(ViewController())
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "/\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let document = DiaryDocument(fileURL: url, application: stage.application)
    let controller = DiaryViewController(document: document, application: stage.application)
    #expect(await document.open())
    #expect(controller.title == "Diary")
    #expect(controller.undoManager === document.undoManager)
    #expect(await document.close())
  }
}
