import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Storyboards", .noWarnings)
struct StoryboardTests {
  private let folder: TemporaryResources
  private let bundle: ResourceBundle
  private let main: Storyboard

  init() throws {
    folder = try StoryboardProgram.folder()
    bundle = StoryboardProgram.bundle(folder)
    main = Storyboard(name: "Main", bundle: bundle)
  }

  @Test("C36, C37: a storyboard holds controllers, their relations, views and items")
  func initial() throws {
    try main.validate()
    let navigation = try #require(main.instantiateInitialViewController() as? NavigationController)
    let list = try #require(navigation.topViewController as? ListController)

    #expect(list.title == "Places")
    #expect(list.navigationItem.rightBarButtonItem === list.saveItem)
    #expect(list.tabBarItem.badgeValue == "3")
    #expect(list.log == ["awake, loaded false"])
    #expect(list.view.subviews.count == 2)
    let tabs = main.instantiateViewController(withIdentifier: "Tabs") as? TabBarController
    #expect(tabs?.viewControllers?.map(\.title) == ["Inner", "Page"])
    let split = main.instantiateViewController(withIdentifier: "Split") as? SplitViewController
    #expect(split?.viewController(for: .primary)?.title == "Inner")
    #expect(split?.viewController(for: .secondary) is PageController)
  }

  @Test(
    "C38, C39, C40: a scene's controller knows its storyboard and nib, and loads its view from it")
  func origin() {
    let page = main.instantiateViewController(withIdentifier: "Page")
    let named = main.instantiateViewController(withIdentifier: "Named")

    #expect(page.storyboard === main)
    #expect(page.nibName == "Main#page")
    #expect(!page.isViewLoaded)
    #expect(named.nibName == "Inner")
    #expect(named.view.tag == 7)
    #expect(ViewController().storyboard == nil)
  }

  @Test("C26: the view of a storyboard, of a nib and of loadView end in the same hierarchy")
  func threeWays() {
    let nib = ViewController(nibName: "Inner", bundle: bundle)
    let code = ViewController()
    let scene = main.instantiateViewController(withIdentifier: "Page")
    for controller in [nib, code, scene] {
      let stage = Stage(controller, size: Size(width: 200, height: 100))
      #expect(controller.view.window === stage.window)
      #expect(controller.view.bounds.size == Size(width: 200, height: 100))
      #expect(controller.view.next === controller)
    }
  }

  @Test(
    "F706: without an initial scene there is no controller; a creator may answer nil or its own")
  func creators() {
    #expect(Storyboard(name: "Other", bundle: bundle).instantiateInitialViewController() == nil)
    let usual = main.instantiateViewController(identifier: "Page") { _ in nil }
    #expect(usual is PageController)
    var own: ViewController?
    let made = main.instantiateViewController(identifier: "Page") { coder in
      own = PageController(coder: coder)
      return own
    }
    #expect(made === own)
  }

  @Test("F706: an unknown identifier traps and lists the known ones")
  func unknownIdentifier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let folder = try StoryboardProgram.folder()
        _ = Storyboard(name: "Main", bundle: StoryboardProgram.bundle(folder))
          .instantiateViewController(withIdentifier: "Paeg")
      }
    }
    for text in ["“Paeg”", "“List”", "“Page”"] { #expect(result.standardError.contains(text)) }
  }

  @Test("F709, C65: the main storyboard makes the window and its root at launch")
  func application() throws {
    let application = Application(
      platform: HeadlessPlatform(), resources: bundle, mainStoryboard: "Main")
    application.launch()

    let root = application.windows.first?.rootViewController
    #expect(root is NavigationController)
    application.terminate()
  }

  @Test(
    "F702: the faults of scenes, relations and segues are reported with path and nearest name",
    arguments: [
      (#"{"id": "a", "class": "ListControler"}"#, "$.scenes[0].class", "“ListController”"),
      (
        #"{"id": "a", "class": "NavigationController", "relations": {"root": "b"}}"#,
        "$.scenes[0].relations.root", "unknown scene “b”"
      ),
      (
        #"{"id": "a", "relations": {"root": "a"}}"#, "$.scenes[0].relations.root",
        "no such relation"
      ),
      (
        #"{"id": "a", "class": "NavigationController", "relations": {"root": "a"}}"#,
        "$.scenes[0]", "contains itself"
      ),
      (#"{"id": "a", "segues": [{"kind": "shw"}]}"#, "$.scenes[0].segues[0].kind", "“show”"),
      (
        #"{"id": "a", "segues": [{"kind": "show", "to": "Othr#Far"}]}"#,
        "$.scenes[0].segues[0].to", "“Other”"
      ),
      (
        #"{"id": "a", "segues": [{"kind": "custom", "to": "a", "class": "Notng"}]}"#,
        "$.scenes[0].segues[0].class", "“Noting”"
      ),
      (
        #"{"id": "a", "segues": [{"kind": "unwind", "action": "backToLst"}]}"#,
        "$.scenes[0].segues[0].action", "“backToList”"
      ),
      (#"{"id": "a", "nib": "Innr"}"#, "$.scenes[0].nib", "“Inner”"),
      (#"{"id": "a"}, {"id": "a"}"#, "$.scenes[1].id", "occurs twice"),
    ])
  func faults(scenes: String, path: String, reason: String) throws {
    let text = #"{"format": "containers.storyboard", "version": 1, "scenes": [\#(scenes)]}"#
    try folder.write(Array(text.utf8), "F.storyboard.json")

    let error = #expect(throws: NibError.self) {
      try Storyboard(name: "F", bundle: bundle).validate()
    }
    let fault = error?.faults.first { $0.path == path }
    #expect(fault?.reason.contains(reason) == true, "\(error?.description ?? "")")
  }
}
