import Containers
import ContainersDocuments
import Foundation

/// A document belongs to a file.
///
/// It saves itself, notices when another program changes the file, and keeps both versions if both
/// were changed. Its changes can be undone.
///
/// Change the file in a text editor while this page is open, and look here again.
final class DocumentsLesson: Lesson {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery.txt")
  private var document: NoteDocument?
  private let text = TextView()
  private let state = Label.note("")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    text.accessibility.label = "Note"
    text.delegate = self
    text.borderColor = DynamicColor.separator
    text.borderWidth = 1
    text.cornerRadius = 8
    text.heightAnchor.constraint(equalToConstant: 120).isActive = true
    add("A note in \(url.path)", text, state)
    add(
      Button.tinted("Open") { [weak self] in self?.open() },
      Button.tinted("Save now") { [weak self] in self?.save() },
      Button.tinted("Keep mine") { [weak self] in self?.keep(.mine) },
      Button.tinted("Keep the other") { [weak self] in self?.keep(.theirs) })
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let document else { return }
    // The task keeps the document until it is closed, which saves it, unless it is in conflict.
    Task {
      if !(await document.close()) {
        _ = await document.resolveConflict(keeping: .theirs)
        _ = await document.close()
      }
    }
  }

  private func open() {
    guard document == nil else { return }
    let document = NoteDocument(fileURL: url, application: application)
    document.onLoad = { [weak self] in self?.show() }
    self.document = document
    token = application?.messageCenter.addObserver(
      for: Document.StateDidChange.self, of: document
    ) { [weak self] _ in self?.show() }
    Task { [weak self, url] in
      if !(await document.open()) { _ = await document.save(to: url, for: .forCreating) }
      self?.show()
    }
  }

  private func save() {
    guard let document else { return }
    Task { [weak self] in
      let isSaved = await document.autosave()
      self?.state.text = isSaved ? "Saved." : "It could not be saved."
    }
  }

  private func keep(_ resolution: Document.ConflictResolution) {
    guard let document, document.documentState.contains(.inConflict) else { return }
    Task { _ = await document.resolveConflict(keeping: resolution) }
  }

  private func show() {
    let isOpen = document?.documentState.contains(.closed) == false
    text.isEditable = isOpen
    if let document, text.text != document.text { text.text = document.text }
    state.text = isOpen ? "Open. It saves itself." : "Closed. Open it to write."
    if document?.documentState.contains(.inConflict) == true {
      state.text = "Another program has changed the file, too. Which one is kept?"
    }
  }
}

extension DocumentsLesson: TextViewDelegate {
  func textViewDidChange(_ textView: TextView) {
    document?.text = text.text ?? ""
    document?.updateChangeCount(.done)
    state.text = "Changed."
  }
}

/// A text in a file.
private final class NoteDocument: Document {
  var text = ""
  var onLoad: (() -> Void)?

  override func contents(forType typeName: String) throws -> Contents { .data(Data(text.utf8)) }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    text = String(decoding: data, as: UTF8.self)
    onLoad?()
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
}
