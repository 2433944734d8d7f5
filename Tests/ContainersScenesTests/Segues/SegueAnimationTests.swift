import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The animation of segues", .noWarnings)
struct SegueAnimationTests {
  /// What shows the destination of a segue.
  enum Surroundings: String, CaseIterable {
    case navigation, plain, split, collapsed, classic, custom
  }

  /// A container that takes what a child shows, and notes whether that is animated.
  private final class Taking: ViewController {
    private(set) var animations: [Bool] = []

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .show || action == .showDetailViewController
        || super.canPerformAction(action, withSender: sender)
    }
    override func show(_ controller: ViewController, sender: Any?) {
      animations.append(View.areAnimationsEnabled)
    }
    override func showDetailViewController(_ controller: ViewController, sender: Any?) {
      animations.append(View.areAnimationsEnabled)
    }
  }

  /// A controller that notes with what it appears.
  final class Destination: ViewController {
    private(set) var animations: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      animations.append(animated)
    }

    override class var objectClass: ObjectClass? {
      ObjectClass(Destination.self, make: Destination.init(coder:))
    }
  }

  private static func storyboard(_ animated: String) -> String {
    let segues = ["show", "showDetail", "present"].map {
      #"{"kind": "\#($0)", "identifier": "\#($0)", "to": "page"\#(animated)}"#
    }.joined(separator: ", ")
    return """
      {"format": "containers.storyboard", "version": 1, "initial": "list", "scenes": [
        {"id": "list", "set": {"title": "List"}, "view": {}, "segues": [\(segues)]},
        {"id": "page", "class": "Destination", "set": {"title": "Page"}, "view": {}}]}
      """
  }

  /// Performs a segue, and returns with which argument its destination appeared.
  private func appearance(
    _ kind: String, _ animated: String, in surroundings: Surroundings
  ) throws -> [Bool] {
    let folder = try TemporaryResources(["Main.storyboard.json": Self.storyboard(animated)])
    let bundle = ResourceBundle(
      path: folder.path, classes: [Destination.objectClass].compactMap { $0 }, languages: [])
    try Storyboard(name: "Main", bundle: bundle).validate()
    let list = try #require(
      Storyboard(name: "Main", bundle: bundle).instantiateInitialViewController())
    let taking = Taking()
    let root: ViewController
    switch surroundings {
    case .navigation: root = NavigationController(rootViewController: list)
    case .plain: root = list
    case .custom:
      root = taking
      taking.addChild(list)
      taking.view.addSubview(list.view)
      list.didMove(toParent: taking)
    case .split, .collapsed:
      let split = SplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(ViewController(), for: .secondary)
      root = split
    case .classic:
      let split = SplitViewController()
      split.viewControllers = [NavigationController(rootViewController: list), ViewController()]
      root = split
    }
    let stage = Stage(
      root, size: Size(width: surroundings == .collapsed ? 400 : 900, height: 500))
    stage.settle()
    list.performSegue(withIdentifier: kind, sender: nil)
    stage.settle()
    if surroundings == .custom, kind != "present" { return taking.animations }
    return try #require(find(in: root)).animations
  }

  /// Returns the destination among a controller, its descendants and what they present.
  private func find(in controller: ViewController) -> Destination? {
    if let destination = controller as? Destination { return destination }
    for child in controller.children { if let found = find(in: child) { return found } }
    guard controller.parent == nil, let presented = controller.presentedViewController else {
      return nil
    }
    return find(in: presented)
  }

  @Test(
    "F707: “animated”: false shows the destination without animation",
    arguments: ["show", "showDetail", "present"], Surroundings.allCases)
  func unanimated(_ kind: String, _ surroundings: Surroundings) throws {
    let appearance = try appearance(kind, #", "animated": false"#, in: surroundings)
    #expect(appearance == [false])
  }

  @Test(
    "F707: “animated” is true by default", arguments: ["show", "present"],
    [Surroundings.navigation, .plain, .collapsed, .classic, .custom])
  func animated(_ kind: String, _ surroundings: Surroundings) throws {
    #expect(try appearance(kind, "", in: surroundings) == [true])
    #expect(try appearance(kind, #", "animated": true"#, in: surroundings) == [true])
  }

  @Test("F702: segues of other kinds have no “animated”", arguments: ["embed", "custom"])
  func others(_ kind: String) throws {
    let more = kind == "embed" ? #""container": "v""# : #""class": "Noting""#
    let folder = try TemporaryResources([
      "Main.storyboard.json": """
      {"format": "containers.storyboard", "version": 1, "scenes": [
        {"id": "list", "view": {"id": "v"}, "segues": [
          {"kind": "\(kind)", "identifier": "x", "to": "list", "animated": false, \(more)}]}]}
      """
    ])
    let bundle = ResourceBundle(
      path: folder.path, classes: [], segues: [SegueClass("Noting", NotingSegue.init)],
      languages: [])
    #expect(throws: NibError.self) { try Storyboard(name: "Main", bundle: bundle).validate() }
  }
}
