import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A model that takes part in saving the state.
final class RestorableModel: StateRestoring {
  var text: String
  var partner: (any StateRestoring)?
  weak var restorationParent: (any StateRestoring)?
  var objectRestorationClass: (any ObjectRestoration.Type)?
  private(set) var isFinished = false

  init(_ text: String = "") { self.text = text }

  func encodeRestorableState(with coder: RestorationCoder) {
    coder.encode(text, forKey: "text")
    coder.encodeObject(partner, forKey: "partner")
  }

  func decodeRestorableState(with coder: RestorationCoder) {
    text = coder.decode(String.self, forKey: "text") ?? "none"
    partner = coder.decodeObject(forKey: "partner")
  }

  func applicationFinishedRestoringState() { isFinished = true }
}

/// Makes models.
enum RestorableModelMaker: ObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> (any StateRestoring)? {
    let model = RestorableModel("made for " + identifierComponents.joined(separator: "/"))
    model.objectRestorationClass = RestorableModelMaker.self
    return model
  }
}

/// Makes a view or a controller.
enum RestorableViewMaker: ObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> (any StateRestoring)? {
    if identifierComponents.last == "page" { return SelfMadeController() }
    let view = SelfMadeView()
    view.restorationIdentifier = identifierComponents.last
    return view
  }
}

/// A view that a class of objects makes anew.
final class SelfMadeView: View {
  override var objectRestorationClass: (any ObjectRestoration.Type)? { RestorableViewMaker.self }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(tag, forKey: "tag")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    tag = coder.decode(Int.self, forKey: "tag") ?? -1
  }
}

/// A controller that a class of objects makes anew.
final class SelfMadeController: ViewController {
  override init() {
    super.init()
    restorationIdentifier = "page"
  }

  override var objectRestorationClass: (any ObjectRestoration.Type)? { RestorableViewMaker.self }
}

@Suite("Objects in the saved state that are no controllers", .noWarnings)
@MainActor
struct RestorationObjectTests {
  private let files = MemoryFiles()

  /// Runs a program with a root, and lets it end.
  private func run(_ root: ViewController, _ register: (Application) -> Void = { _ in }) {
    let program = RestorationProgram(files)
    register(program.application)
    program.addWindow(root)
    program.launch()
    program.application.terminate()
  }

  private var archive: String {
    String(decoding: files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
  }

  @Test("F801: A registered object has its values saved, and gets them back at the next start")
  func registered() {
    let model = RestorableModel("first")
    run(ReferringController("root")) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    let other = RestorableModel()
    run(ReferringController("root")) {
      $0.registerObject(forStateRestoration: other, restorationIdentifier: "model")
    }

    #expect(other.text == "first")
    #expect(other.isFinished)
  }

  @Test("F801: The application does not keep an object that is registered")
  func kept() {
    weak var kept: RestorableModel?
    run(ReferringController("root")) { application in
      let model = RestorableModel("gone")
      kept = model
      application.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }

    #expect(kept == nil)
    #expect(!archive.contains("gone"))
  }

  @Test("F801: An object registered again has only its new identifier")
  func registeredTwice() {
    let model = RestorableModel("text")
    run(ReferringController("root")) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "old")
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "new")
    }

    #expect(archive.contains("[\"new\"]"))
    #expect(!archive.contains("\"old\""))
  }

  @Test("F801: The place of an object begins with that of its restoration parent")
  func parent() {
    let root = ReferringController("root")
    let model = RestorableModel("inside")
    model.restorationParent = root
    run(root) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }

    #expect(archive.contains("[\"root\",\"model\"]"))
  }

  @Test("F801: A controller that names another restoration parent is saved inside that one")
  func parentOfController() {
    final class Adopted: ViewController {
      weak var guardian: ViewController?
      override var restorationParent: (any StateRestoring)? { guardian }
    }
    let root = ReferringController("root")
    let adopted = Adopted()
    adopted.restorationIdentifier = "adopted"
    adopted.guardian = root
    root.object = adopted
    run(root)

    #expect(adopted.parent == nil)
    #expect(archive.contains("[\"root\",\"adopted\"]"))
  }

  @Test("Q82: An object that no start registers is made by its restoration class")
  func made() throws {
    let root = ReferringController("root")
    let model = RestorableModel("kept")
    model.objectRestorationClass = RestorableModelMaker.self
    root.object = model
    run(root) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    let second = ReferringController("root")
    run(second)

    let restored = try #require(second.object as? RestorableModel)
    #expect(restored !== model)
    #expect(restored.text == "kept")
  }

  @Test("F801: An object that its restoration class made is saved again, and returns once more")
  func madeAgain() {
    let model = RestorableModel("kept")
    model.objectRestorationClass = RestorableModelMaker.self
    run(ReferringController("root", model)) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    var texts: [String?] = []
    for _ in 0..<3 {
      let root = ReferringController("root")
      run(root)
      let restored = root.object as? RestorableModel
      texts.append(restored?.text)
    }

    #expect(texts == ["kept", "kept", "kept"])
  }

  @Test("Q82: A view of no controller's view is made by its restoration class, with its values")
  func madeView() throws {
    let first = ReferringController("root")
    let view = SelfMadeView()
    view.restorationIdentifier = "badge"
    view.tag = 7
    first.view.addSubview(view)
    first.object = view
    run(first)
    let second = ReferringController("root")
    run(second)

    let restored = try #require(second.object as? SelfMadeView)
    #expect(restored !== view)
    #expect(restored.tag == 7)
  }

  @Test("Q82: A view that exists is found, and its restoration class makes none")
  func foundView() {
    let roots = [1, 2].map { _ in ReferringController("root") }
    for root in roots {
      let view = SelfMadeView()
      view.restorationIdentifier = "badge"
      root.view.addSubview(view)
      root.object = view
      run(root)
    }

    #expect(roots[1].object === roots[1].view.subviews.first)
  }

  @Test("Q82: A controller without a restoration class is made by that of objects")
  func madeController() {
    let first = ReferringController("root", SelfMadeController())
    run(first)
    let second = ReferringController("root")
    run(second)

    #expect(second.object is SelfMadeController)
    #expect(second.object !== first.object)
  }

  @Test("F805: Objects that refer to each other come back so, whichever is first")
  func circle() {
    func pair(_ application: Application) -> [RestorableModel] {
      let models = [RestorableModel("a"), RestorableModel("b")]
      for (index, model) in models.enumerated() {
        application.registerObject(
          forStateRestoration: model, restorationIdentifier: "model \(index)")
      }
      return models
    }
    var models: [RestorableModel] = []
    run(ReferringController("root")) {
      models = pair($0)
      (models[0].partner, models[1].partner) = (models[1], models[0])
    }
    for model in models { model.partner = nil }
    run(ReferringController("root")) { models = pair($0) }

    #expect(models[0].partner === models[1])
    #expect(models[1].partner === models[0])
    for model in models { model.partner = nil }
  }

  @Test("F805: A reference to something that has not returned is nil, and so is one to nothing")
  func lost() {
    let model = RestorableModel("lost")
    run(ReferringController("root", model)) {
      $0.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    let second = ReferringController("root", model)
    run(second)
    #expect(second.hasReference)
    #expect(second.object == nil)

    let third = ReferringController("root", model)
    run(third)
    #expect(!third.hasReference)
    #expect(third.object == nil)
  }
}

@Suite("References that cannot be stored")
@MainActor
struct RestorationReferenceTests {
  @Test("F805: A reference to an object without a place is left out with a warning")
  func placeless() {
    let program = RestorationProgram()
    program.addWindow(ReferringController("root", RestorableModel("nowhere")))
    program.launch()
    let warnings = WarningLog.lines { program.application.terminate() }

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“object”") == true)
  }
}
