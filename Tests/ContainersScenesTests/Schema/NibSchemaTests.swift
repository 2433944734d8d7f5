import Containers
import ContainersScenes
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The schema of nibs and storyboards", .noWarnings)
struct NibSchemaTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The schema that knows no program: made once, because it is large.
  private static let plain = ResourceBundle(path: "/", classes: [], languages: [])
    .schema(allowingOtherClasses: true)
  private static let validator = Result { try SchemaValidator(plain) }

  @Test("F711: the committed schema is what the code makes of its tables")
  func current() throws {
    let file = Self.root.appending(path: "docs/scenes.schema.json")
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      try Data(Self.plain.utf8).write(to: file)
      Issue.record("The schema was written; run the test again without BLESS=1.")
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == Self.plain
    #expect(isCurrent, "docs/scenes.schema.json is old: run this test with BLESS=1")
  }

  private static let form = TemporaryResources.nib(
    owner: #"{"class": "ViewController", "outlets": {"view": "root"}}"#,
    """
    // The root of the form.
    {"id": "root", "frame": [0, -10, 300, 200], "guides": ["side"],
     "set": {"backgroundColor": "systemBackground", "tintColor": null, "layoutMargins": [1, 2, 3, 4]},
     "subviews": [
       {"id": "name", "class": "Label", "localized": true,
        "set": {"text": "Name", "numberOfLines": 2, "textColor": "#FF0000", "textAlignment": "center",
          "font": {"font": "system", "size": 17, "bold": true}}},
       {"id": "choice", "class": "SegmentedControl", "//": "sends",
        "set": {"items": ["One", "Two"], "selectedSegmentIndex": 1},
        "actions": [{"on": "valueChanged", "send": "copy", "to": "firstResponder"}]},
       {"id": "row", "class": "StackView", "set": {"spacing": 1.5, "axis": "vertical"},
        "arranged": [{"class": "Switch"}, {"class": "Button", "set": {"configuration": "filled"}}],
        "gestures": [{"class": "TapGestureRecognizer", "actions": [{"send": "copy", "to": "name"}]}]},
       {"class": "ScrollView", "id": "list", "autoresizing": ["width"], "outlets": {"delegate": "owner"},
        "set": {"contentSize": [300, 400], "//": "points"}}],
     "constraints": ["name.top = self.top + 16", "name.width = 0.5 * self.width - 4 @750 #half",
       "H:|-[name]-(>=8)-[choice]-|", "row.height>=40", "side.leading == margins.leading"]}
    """)

  @Test("F711: the schema accepts what validate accepts")
  func accepted() throws {
    let validator = try Self.validator.get()
    let article = Self.root.appending(
      path: "Sources/Containers/Containers.docc/Storyboards.md")
    let parts = try String(contentsOf: article, encoding: .utf8).split(separator: "```json\n")
    let examples = parts.dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
    #expect(!examples.isEmpty)

    for text in examples + [StoryboardProgram.main, StoryboardProgram.other, Self.form] {
      #expect(try validator.faults(in: text) == [])
    }
    let folder = try TemporaryResources(["Form.nib.json": Self.form])
    try Nib(nibName: "Form", bundle: ResourceBundle(path: folder.path, classes: [])).validate()
  }

  @Test(
    "F711: the schema refuses mistakes in objects at their place, and so does validate",
    arguments: [
      (#"{"clas": "Label"}"#, "clas"), (#"{"class": "GestureRecognizer"}"#, "class"),
      (#"{"class": "Label", "set": {"txt": "a"}}"#, "set.txt"),
      (#"{"class": "Label", "set": {"text": 3}}"#, "set.text"),
      (#"{"set": {"numberOfLines": 3}}"#, "set.numberOfLines"),
      (#"{"class": "Label", "set": {"numberOfLines": 1.5}}"#, "set.numberOfLines"),
      (##"{"class": "Label", "set": {"textColor": "#12"}}"##, "set.textColor"),
      (#"{"set": {"backgroundColor": "grene"}}"#, "set.backgroundColor"),
      (#"{"class": "Label", "set": {"font": {"font": "hedline"}}}"#, "set.font.font"),
      (#"{"class": "ImageView", "set": {"image": "star"}}"#, "set.image"),
      (#"{"class": "StackView", "set": {"axis": "up"}}"#, "set.axis"),
      (#"{"set": {"layoutMargins": [1, 2, 3]}}"#, "set.layoutMargins"),
      (#"{"class": "Button", "actions": [{"on": "valuChanged", "send": "x"}]}"#, "actions[0].on"),
      (#"{"class": "Label", "actions": [{"send": "copy"}]}"#, "actions"),
      (#"{"class": "Button", "actions": [{"to": "owner"}]}"#, "actions[0]"),
      (#"{"class": "TextField", "outlets": {"delgate": "owner"}}"#, "outlets.delgate"),
      (#"{"constraints": ["self.tpo = self.bottom"]}"#, "constraints[0]"),
      (#"{"constraints": ["self.width = "]}"#, "constraints[0]"),
      (#"{"frame": [1, 2, 3]}"#, "frame"), (#"{"frame": [1, 2, 3, -1]}"#, "frame[3]"),
      (#"{"id": "owner"}"#, "id"), (#"{"autoresizing": ["wide"]}"#, "autoresizing[0]"),
      (#"{"subviews": [{"class": "TapGestureRecognizer"}]}"#, "subviews[0].class"),
      (#"{"gestures": [{}]}"#, "gestures[0]"), (#"{"arranged": [{}]}"#, "arranged"),
      (#"{"class": "BarButtonItem", "frame": [0, 0, 1, 1]}"#, "frame"),
      (#"{"localized": 1}"#, "localized"),
      (#"{"segues": [{"kind": "show", "to": "a"}]}"#, "segues"),
    ])
  func refusedObjects(object: String, path: String) throws {
    let text = TemporaryResources.nib(object)
    #expect(try Self.validator.get().faults(in: text).contains("$.objects[0].\(path)"))

    let folder = try TemporaryResources(["F.nib.json": text])
    let bundle = ResourceBundle(path: folder.path, classes: [])
    #expect(throws: NibError.self) { try Nib(nibName: "F", bundle: bundle).validate() }
  }

  @Test(
    "F711: the schema refuses mistakes in scenes at their place, and so does validate",
    arguments: [
      (#"{"class": "ViewController"}"#, ""), (#"{"id": "a", "class": "View"}"#, ".class"),
      (#"{"id": "a", "relations": {"root": "a"}}"#, ".relations.root"),
      (#"{"id": "a", "relations": {"rot": "a"}}"#, ".relations.rot"),
      (#"{"id": "a", "nib": "A", "view": {}}"#, ""),
      (#"{"id": "a", "set": {"titel": "A"}}"#, ".set.titel"),
      (
        #"{"id": "a", "navigationItem": {"right": [{"set": {"titel": 1}}]}}"#,
        ".navigationItem.right[0].set.titel"
      ),
      (#"{"id": "a", "navigationItem": {"titel": "A"}}"#, ".navigationItem.titel"),
      (#"{"id": "a", "tabBarItem": {"badge": "A"}}"#, ".tabBarItem.badge"),
      (#"{"id": "a", "toolbarItems": [{"class": "View"}]}"#, ".toolbarItems[0].class"),
      (#"{"id": "a", "segues": [{"kind": "shw", "to": "a"}]}"#, ".segues[0].kind"),
      (#"{"id": "a", "segues": [{"kind": "show"}]}"#, ".segues[0]"),
      (
        #"{"id": "a", "segues": [{"kind": "show", "to": "a", "arrows": ["up"]}]}"#,
        ".segues[0].arrows"
      ),
      (
        #"{"id": "a", "segues": [{"kind": "present", "to": "a", "presentation": "sheet"}]}"#,
        ".segues[0].presentation"
      ),
      (
        #"{"id": "a", "segues": [{"kind": "unwind", "to": "a", "action": "b"}]}"#,
        ".segues[0].to"
      ),
      (#"{"id": "a", "segues": [{"kind": "embed", "to": "a"}]}"#, ".segues[0]"),
    ])
  func refusedScenes(scene: String, path: String) throws {
    let text = #"{"format": "containers.storyboard", "version": 1, "scenes": [\#(scene)]}"#
    #expect(try Self.validator.get().faults(in: text).contains("$.scenes[0]\(path)"))

    let folder = try TemporaryResources(["F.storyboard.json": text])
    let bundle = ResourceBundle(path: folder.path, classes: [])
    #expect(throws: NibError.self) { try Storyboard(name: "F", bundle: bundle).validate() }
  }

  @Test("F711: the schema of a bundle knows the classes of the program, and no others")
  func program() throws {
    let bundle = StoryboardProgram.bundle(try StoryboardProgram.folder())
    let validator = try SchemaValidator(bundle.schema)
    let faults = { (scene: String) in
      try validator.faults(
        in: #"{"format": "containers.storyboard", "version": 1, "scenes": [\#(scene)]}"#)
    }

    #expect(try validator.faults(in: StoryboardProgram.main) == [])
    #expect(try faults(#"{"id": "a", "class": "ListControler"}"#) == ["$.scenes[0].class"])
    #expect(
      try faults(#"{"id": "a", "class": "ListController", "outlets": {"saveItm": "a"}}"#)
        == ["$.scenes[0].outlets.saveItm"])
    #expect(
      try faults(
        #"{"id": "a", "segues": [{"kind": "custom", "to": "a", "class": "Notng"}]}"#)
        == ["$.scenes[0].segues[0].class"])
  }

  @Test("F711: a file may name its schema for editors")
  func schemaKey() throws {
    let text = #"{"$schema": "s.json", "format": "containers.nib", "version": 1, "objects": []}"#
    let folder = try TemporaryResources(["F.nib.json": text])

    try Nib(nibName: "F", bundle: ResourceBundle(path: folder.path, classes: [])).validate()
  }
}
