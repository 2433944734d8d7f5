import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

/// A form that a nib connects, which notes what happens to it.
private final class FormController: ViewController {
  var nameLabel: Label?
  var hint: Label?
  var buttons: [Button] = []
  var margin = 0.0
  private(set) var log: [String] = []
  private(set) var widthOfCoder: Double?

  override init(nibName: String?, bundle: (any NibSource)?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  override init?(coder: NibCoder) {
    widthOfCoder = coder.decode(Double.self, forKey: "width")
    super.init(coder: coder)
  }

  func save(_ sender: Button) { log.append("save \(sender.title)") }
  func note(_ text: String) { log.append(text) }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("owner awake, outlet \(nameLabel == nil ? "open" : "connected")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      FormController.self, make: FormController.init(coder:),
      [
        .outlet("nameLabel", \.nameLabel), .outlet("hint", \.hint, isOptional: true),
        .outlets("buttons", \.buttons, isOptional: true), .attribute("margin", \.margin),
        .action(Selector("save", FormController.save)),
      ])
  }
}

/// A view that notes its order and whether its outlet was connected by then.
private final class Badge: View {
  var neighbor: View?
  var form: FormController?
  private(set) var isDecoded = false

  override init(frame: Rect = .zero) { super.init(frame: frame) }

  override init?(coder: NibCoder) {
    super.init(coder: coder)
    isDecoded = coder.containsValue(forKey: "ribbon")
  }

  /// What was known of the surroundings when the view awoke.
  private(set) var traitsAwake: TraitCollection?
  private(set) var windowAwake: Window?
  private(set) var frameAwake: Rect?

  override func awakeFromNib() {
    super.awakeFromNib()
    (traitsAwake, windowAwake, frameAwake) = (traitCollection, window, frame)
    form?.note("badge \(tag) awake, outlet \(neighbor == nil ? "open" : "connected")")
  }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      Badge.self, make: Badge.init(coder:),
      [
        .outlet("neighbor", \.neighbor, isOptional: true),
        .outlet("form", \.form, isOptional: true), .decoded("ribbon"),
      ])
  }
}

@MainActor
@Suite("Nibs in files", .noWarnings)
struct NibFileTests {
  private func bundle(
    _ folder: TemporaryResources, languages: [String] = []
  ) -> ResourceBundle {
    ResourceBundle(
      path: folder.path,
      classes: [FormController.objectClass, Badge.objectClass].compactMap { $0 },
      languages: languages)
  }

  private static let form = TemporaryResources.nib(
    owner: """
      {"class": "FormController", "outlets":
       {"view": "root", "nameLabel": "name", "buttons": ["save"]}}
      """,
    """
    // The root of the form.
    {"id": "root", "frame": [0, 0, 300, 200], "set": {"backgroundColor": "systemBackground"},
     "subviews": [
       {"id": "name", "class": "Label", "set": {"text": "Name", "numberOfLines": 2}},
       {"id": "save", "class": "Button", "//": "sends", "set": {"title": "Save"},
        "actions": [{"on": "primaryActionTriggered", "send": "save", "to": "owner"}]},
       {"id": "badge", "class": "Badge", "set": {"tag": 1, "ribbon": "red"},
        "outlets": {"neighbor": "save", "form": "owner"}, "frame": [10, 20, 30, 40],
        "autoresizing": ["left", "bottom"]}],
     "constraints": ["name.top = self.top + 16", "name.leading = self.leading + 8",
       "name.width = 0.5 * self.width @750 #half", "H:[name]-(>=8)-[save]", "save.top = name.top"]}
    """)

  @Test("F701, C27: objects, outlets, actions, awakeFromNib in the order of the file, owner last")
  func order() throws {
    let folder = try TemporaryResources(["Form.nib.json": Self.form])
    let form = FormController(nibName: "Form", bundle: bundle(folder))
    let stage = Stage(form, size: Size(width: 300, height: 200))

    #expect(
      form.log == [
        "badge 1 awake, outlet connected", "owner awake, outlet connected", "viewDidLoad",
      ])
    let button = try #require(form.buttons.first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(form.log.last == "save Save")
    let label = try #require(form.nameLabel)
    #expect(label.text == "Name")
    #expect(label.numberOfLines == 2)
    #expect(label.frame.minY == 16)
    #expect(label.frame.width == 150)
    #expect(stage.element("Save") != nil)
  }

  @Test("Frames, autoresizing and values for the coder come from the file")
  func places() throws {
    let folder = try TemporaryResources(["Form.nib.json": Self.form])
    let form = FormController(nibName: "Form", bundle: bundle(folder))

    let badge = try #require(form.view.subviews.last as? Badge)
    #expect(badge.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(badge.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
    #expect(badge.isDecoded)
    #expect(badge.translatesAutoresizingMaskIntoConstraints)
    #expect(form.nameLabel?.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test(
    "C28: a view that awakes is in no window, has the traits it will have, and its file's frame")
  func awakening() throws {
    let folder = try TemporaryResources([
      "Form.nib.json": Self.form.replacing(#"["left", "bottom"]"#, with: #"["left", "width"]"#)
    ])
    let form = FormController(nibName: "Form", bundle: bundle(folder))
    let stage = Stage(form, size: Size(width: 320, height: 600))

    let badge = try #require(form.view.subviews.last as? Badge)
    #expect(badge.windowAwake == nil)
    #expect(badge.window === stage.window)
    #expect(badge.traitsAwake?.horizontalSizeClass == .compact)
    #expect(badge.frameAwake == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(badge.frame != badge.frameAwake)
  }

  @Test("F705: each instantiation is new, and files are read again after they are released")
  func instances() throws {
    let folder = try TemporaryResources([
      "Row.nib.json": TemporaryResources.nib(
        """
        {"class": "StackView", "set": {"axis": "vertical", "spacing": 4},
         "arranged": [{"class": "Label", "set": {"text": "One"}}, {"class": "Switch"}],
         "gestures": [{"class": "TapGestureRecognizer", "set": {"numberOfTapsRequired": 2}}]}
        """)
    ])
    let nib = Nib(nibName: "Row", bundle: bundle(folder))

    let one = try #require(nib.instantiate(withOwner: nil).first as? StackView)
    let other = try #require(nib.instantiate(withOwner: nil).first as? StackView)
    #expect(one !== other)
    #expect(one.axis == .vertical)
    #expect(one.arrangedSubviews.count == 2)
    #expect((one.gestureRecognizers.first as? TapGestureRecognizer)?.numberOfTapsRequired == 2)
  }

  @Test("C34: a name with the idiom wins there, and one with another idiom is never taken")
  func idioms() throws {
    let label = { (text: String) in
      TemporaryResources.nib(#"{"class": "Label", "set": {"text": "\#(text)"}}"#)
    }
    let folder = try TemporaryResources([
      "A.nib.json": label("all"), "A~desktop.nib.json": label("desktop"),
      "B.nib.json": label("all"), "B~phone.nib.json": label("phone"),
    ])
    let bundle = bundle(folder)
    let text = { (name: String) in
      (Nib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? Label)?.text
    }

    #expect(text("A") == "desktop")
    #expect(text("B") == "all")
  }

  @Test("Texts come from the best language, key by key, and else from the nib")
  func languages() throws {
    let folder = try TemporaryResources([
      "T.nib.json": TemporaryResources.nib(
        """
        {"class": "StackView", "arranged": [
         {"id": "a", "class": "Label", "localized": true, "set": {"text": "Yes"}},
         {"id": "b", "class": "Label", "localized": true, "set": {"text": "No"}},
         {"id": "c", "class": "Label", "localized": true, "set": {"text": "Maybe"}}]}
        """),
      "da.lproj/T.strings.json": #"{"a.text": "Ja"}"#,
      "de.lproj/T.strings.json": #"{"a.text": "Jawohl", "b.text": "Nein"}"#,
    ])
    let bundle = bundle(folder, languages: ["da_DK", "de"])

    let stack = Nib(nibName: "T", bundle: bundle).instantiate(withOwner: nil).first as? StackView
    let texts = stack?.arrangedSubviews.compactMap { ($0 as? Label)?.text }
    #expect(texts == ["Ja", "Nein", "Maybe"])
  }

  @Test(
    "F702: each fault is reported with its file, its path and the nearest name",
    arguments: [
      (#"{"clas": "Label"}"#, "$.objects[0].clas", "“class”"),
      (#"{"class": "Lable"}"#, "$.objects[0].class", "“Label”"),
      (#"{"class": "Label", "set": {"txt": "a"}}"#, "$.objects[0].set.txt", "“text”"),
      (#"{"class": "Label", "set": {"text": 3}}"#, "$.objects[0].set.text", "a text"),
      (
        ##"{"class": "Label", "set": {"textColor": "#12"}}"##, "$.objects[0].set.textColor", "color"
      ),
      (
        #"{"class": "ImageView", "set": {"image": {"image": "none"}}}"#, "$.objects[0].set.image",
        "image"
      ),
      (
        #"{"class": "Button", "actions": [{"on": "valuChanged", "send": "save"}]}"#,
        "$.objects[0].actions[0].on", "“valueChanged”"
      ),
      (
        #"{"class": "Button", "actions": [{"send": "sve", "to": "firstResponder"}]}"#,
        "$.objects[0].actions[0].send", "“save”"
      ),
      (
        #"{"id": "x", "class": "Badge", "outlets": {"neighbor": "y"}}"#,
        "$.objects[0].outlets.neighbor", "unknown id “y”"
      ),
      (
        #"{"class": "TextField", "outlets": {"delgate": "owner"}}"#,
        "$.objects[0].outlets.delgate", "“delegate”"
      ),
      (
        #"{"constraints": ["a.top = self.top"]}"#, "$.objects[0].constraints[0]", "no view or guide"
      ),
      (#"{"constraints": ["self.tpo = 3"]}"#, "$.objects[0].constraints[0]", "“top”"),
      (#"{"constraints": ["self.top = 3"]}"#, "$.objects[0].constraints[0]", "position"),
      (#"{"constraints": ["H:|-[x"]}"#, "$.objects[0].constraints[0]", "expected ]"),
      (#"{"id": "a", "id": "b"}"#, "$.objects[0].id", "twice"),
      (#"{"frame": [1, 2, 3]}"#, "$.objects[0].frame", "four numbers"),
      (#"{"id": "owner"}"#, "$.objects[0].id", "another meaning"),
      (#"{"segues": [{"kind": "show", "to": "a"}]}"#, "$.objects[0].segues[0]", "storyboards"),
    ])
  func faults(object: String, path: String, reason: String) throws {
    let folder = try TemporaryResources(["F.nib.json": TemporaryResources.nib(object)])

    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "F", bundle: bundle(folder)).validate()
    }
    let fault = try #require(error?.faults.first { $0.path == path })
    #expect(fault.file == "F.nib.json")
    #expect(fault.reason.contains(reason), "\(fault.reason)")
  }

  @Test("F702: validating throws all faults of a file at once")
  func allFaults() throws {
    let folder = try TemporaryResources([
      "F.nib.json": TemporaryResources.nib(#"{"class": "Lable"}, {"set": {"alpa": 1}}, {"x": 1}"#)
    ])

    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "F", bundle: bundle(folder)).validate()
    }
    #expect(error?.faults.count == 3)
    #expect(error?.description.split(separator: "\n").count == 3)
  }

  @Test("F702: a faulty nib traps when it is loaded, with file, path and the nearest name")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let folder = try TemporaryResources([
          "F.nib.json": TemporaryResources.nib(#"{"class": "Lable"}"#)
        ])
        let bundle = ResourceBundle(path: folder.path, classes: [])
        _ = Nib(nibName: "F", bundle: bundle).instantiate(withOwner: nil)
      }
    }
    for text in ["F.nib.json", "$.objects[0].class", "“Lable”", "“Label”"] {
      #expect(result.standardError.contains(text))
    }
  }

  @Test("F702: a missing nib is named with the nearest that exists")
  func missing() throws {
    let folder = try TemporaryResources(["Form.nib.json": Self.form])

    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "Fomr", bundle: bundle(folder)).validate()
    }
    #expect(error?.faults.first?.reason.contains("“Form”") == true)
  }

  @Test("F703: an open outlet is in validate, and only worth a warning when the nib is loaded")
  func openOutlet() throws {
    let folder = try TemporaryResources([
      "O.nib.json": TemporaryResources.nib(
        owner: #"{"class": "FormController", "outlets": {"view": "v"}}"#, #"{"id": "v"}"#)
    ])
    let bundle = bundle(folder)

    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "O", bundle: bundle).validate()
    }
    #expect(error?.faults.map(\.path) == ["$.owner"])
    let warnings = WarningLog.lines {
      FormController(nibName: "O", bundle: bundle).loadViewIfNeeded()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“nameLabel”") == true)
  }

  @Test("F703: two classes of one name trap when the bundle is made")
  func twoClasses() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = ResourceBundle(
          path: "/", classes: [Badge.objectClass, Badge.objectClass].compactMap { $0 })
      }
    }
    #expect(result.standardError.contains("“Badge”"))
  }

  @Test("F704: actions hold their target weakly, and firstResponder goes along the chain")
  func actions() throws {
    let folder = try TemporaryResources([
      "C.nib.json": TemporaryResources.nib(
        owner: #"{"outlets": {"view": "v"}}"#,
        """
        {"id": "v", "subviews": [{"class": "Button", "set": {"title": "Go"},
          "actions": [{"send": "save", "to": "firstResponder"}]}]}
        """)
    ])
    let form = FormController(nibName: "C", bundle: bundle(folder))
    let stage = Stage(form)
    stage.turn()

    (form.view.subviews.first as? Button)?.sendActions(for: .primaryActionTriggered)
    #expect(form.log.last == "save Go")
  }
}
