import Containers
import ContainersScenes

/// A controller of a storyboard that notes its segues.
final class ListController: ViewController {
  var saveItem: BarButtonItem?
  var allows = true
  private(set) var log: [String] = []
  private(set) var destinations: [ViewController] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
    destinations.append(segue.destination)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, loaded \(isViewLoaded)")
  }

  func backToList(_ segue: StoryboardSegue) {
    log.append(
      "back from \(segue.source.title ?? "-"), presenting \(presentedViewController != nil)")
  }

  func save(_ sender: BarButtonItem) { log.append("save") }

  func makePage(_ coder: NibCoder, _ sender: Any?, _ identifier: String?) -> ViewController? {
    log.append("make \(identifier ?? "-")")
    return PageController(coder: coder)
  }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      ListController.self, make: ListController.init(coder:),
      [
        .outlet("saveItem", \.saveItem, isOptional: true),
        .action(Selector("backToList", ListController.backToList)),
        .action(Selector("save", ListController.save)),
        .segueAction("makePage", ListController.makePage),
      ])
  }
}

/// A page that notes what is prepared.
final class PageController: ViewController {
  private(set) var log: [String] = []

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
  }

  override func dismiss(animated isAnimated: Bool, completion: (() -> Void)? = nil) {
    log.append("dismiss")
    super.dismiss(animated: isAnimated, completion: completion)
  }

  override class var objectClass: ObjectClass? {
    ObjectClass(PageController.self, make: PageController.init(coder:))
  }
}

/// A segue that notes that it was performed, and does nothing.
final class NotingSegue: StoryboardSegue {
  private(set) var isPerformed = false

  override func perform() { isPerformed = true }
}

/// The storyboards of the tests.
enum StoryboardProgram {
  static let main = """
    {"format": "containers.storyboard", "version": 1, "initial": "root", "scenes": [
      {"id": "root", "class": "NavigationController", "relations": {"root": "list"}},
      {"id": "list", "class": "ListController", "identifier": "List", "set": {"title": "Places"},
       "restorationIdentifier": "list",
       "navigationItem": {"right": [{"id": "save", "set": {"title": "Save"},
         "actions": [{"send": "save"}]}], "left": [{"id": "info", "set": {"title": "Info"},
         "segues": [{"kind": "popover", "identifier": "info", "to": "page"}]}]},
       "tabBarItem": {"badgeValue": "3"}, "outlets": {"saveItem": "save"},
       "view": {"id": "v", "subviews": [
         {"id": "open", "class": "Button", "frame": [0, 60, 100, 30], "set": {"title": "Open"},
          "segues": [{"kind": "show", "identifier": "toPage", "to": "page"}]},
         {"id": "box", "frame": [0, 100, 100, 50],
          "segues": [{"kind": "embed", "identifier": "inner", "to": "inner"}]}]},
       "segues": [{"kind": "present", "identifier": "sheet", "to": "page",
           "presentation": "formSheet", "animated": false},
         {"kind": "custom", "identifier": "own", "to": "page", "class": "Noting"},
         {"kind": "show", "identifier": "made", "to": "page", "make": "makePage"},
         {"kind": "popover", "identifier": "pop", "to": "page", "anchor": "open", "arrows": ["up"],
          "animated": false},
         {"kind": "show", "identifier": "far", "to": "Other#Far"}]},
      {"id": "inner", "set": {"title": "Inner"}, "view": {}},
      {"id": "page", "class": "PageController", "identifier": "Page", "set": {"title": "Page"},
       "view": {}, "segues": [
         {"kind": "unwind", "identifier": "back", "action": "backToList", "animated": false}]},
      {"id": "tabs", "class": "TabBarController", "identifier": "Tabs",
       "relations": {"tabs": ["inner", "page"]}},
      {"id": "split", "class": "SplitViewController", "identifier": "Split",
       "set": {"style": "doubleColumn"}, "relations": {"primary": "inner", "secondary": "page"}},
      {"id": "named", "identifier": "Named", "nib": "Inner"}
    ]}
    """

  static let other = """
    {"format": "containers.storyboard", "version": 1, "scenes": [
      {"id": "far", "identifier": "Far", "set": {"title": "Far"}}]}
    """

  @MainActor
  static func folder() throws -> TemporaryResources {
    try TemporaryResources([
      "Main.storyboard.json": main, "Other.storyboard.json": other,
      "Inner.nib.json": TemporaryResources.nib(
        owner: #"{"outlets": {"view": "v"}}"#, #"{"id": "v", "set": {"tag": 7}}"#),
    ])
  }

  @MainActor
  static func bundle(_ folder: TemporaryResources) -> ResourceBundle {
    ResourceBundle(
      path: folder.path,
      classes: [ListController.objectClass, PageController.objectClass].compactMap { $0 },
      segues: [SegueClass("Noting", NotingSegue.init)], languages: [])
  }
}
