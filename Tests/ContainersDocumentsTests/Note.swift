import ContainersTesting
import Foundation
import Synchronization
import Testing

@testable import Containers
@testable import ContainersDocuments

/// A document with a text, which counts what happens to it.
final class Note: Document {
  var text = ""
  private(set) var errors: [String] = []
  private(set) var loads = 0
  private(set) var editing: [Bool] = []
  /// Called when editing is possible again.
  var whenEditable: (() -> Void)?

  override func contents(forType typeName: String) throws -> Contents { .data(Data(text.utf8)) }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    text = String(decoding: data, as: UTF8.self)
    loads += 1
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append("\(error)")
  }

  override func disableEditing() { editing.append(false) }
  override func enableEditing() {
    editing.append(true)
    whenEditable?()
  }

  /// Changes the text as a person would, so that it can be undone.
  func write(_ text: String) {
    let old = self.text
    self.text = text
    undoManager.registerUndo(withTarget: self) { $0.write(old) }
  }

  /// Changes the text, and ends the turn in which it was changed.
  func type(_ text: String) {
    EventTurn().run { write(text) }
  }
}

/// A folder for real files, removed at the end of the test.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/containers-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  func write(_ text: String, _ name: String = "a.txt") throws {
    try Data(text.utf8).write(to: url(name))
  }

  func text(_ name: String = "a.txt") -> String? {
    try? String(contentsOf: url(name), encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension Stage {
  /// Waits until the document has seen its changed folder, then lets the quiet time pass.
  func settle(_ document: Document) async {
    await wait { document.quietAlarm?.isSet == true }
    advance(by: .milliseconds(250))
    await document.operations.finish()
  }
}
