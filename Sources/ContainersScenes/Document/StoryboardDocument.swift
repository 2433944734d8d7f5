/// A storyboard as its file describes it.
struct StoryboardDocument {
  var initial: NibText?
  var scenes: [NibScene] = [] {
    didSet { ids = Set(scenes.lazy.map(\.id)) }
  }
  /// The ids of the scenes.
  private(set) var ids: Set<String> = []

  /// Returns the scene with an id.
  func scene(id: String) -> NibScene? { scenes.first { $0.id == id } }

  /// Returns the scene with an identifier.
  func scene(identifier: String) -> NibScene? { scenes.first { $0.identifier == identifier } }
}

/// A controller of a storyboard as the file describes it.
struct NibScene {
  /// What a container contains at first.
  enum Relation: Hashable {
    case root, tabs, primary, supplementary, secondary, compact, pages

    static let names: KeyValuePairs<String, Relation> = [
      "root": .root, "tabs": .tabs, "primary": .primary, "supplementary": .supplementary,
      "secondary": .secondary, "compact": .compact, "pages": .pages,
    ]
  }

  /// The values and items of a navigation item.
  struct Item {
    let path: NibPath
    var values: [NibEntry] = []
    var left: [NibObject] = []
    var right: [NibObject] = []
    var back: NibObject?
    var titleView: NibObject?

    /// The objects, in the order of the file.
    var objects: [NibObject] {
      (left + right + [back, titleView].compactMap { $0 }).sorted { $0.offset < $1.offset }
    }
  }

  let path: NibPath
  let id: String
  var className = "ViewController"
  var identifier: String?
  var restorationIdentifier: String?
  var isLocalized = false
  var values: [NibEntry] = []
  var navigationItem: Item?
  var tabBarValues: [NibEntry] = []
  var toolbarItems: [NibObject] = []
  var relations: [(kind: Relation, ids: [NibText])] = []
  var nib: NibText?
  var view: NibObject?
  var objects: [NibObject] = []
  var outlets: [NibObject.Outlet] = []
  var ownSegues: [NibSegue] = []

  /// The objects that are made with the controller rather than with its view.
  var early: [NibObject] {
    (navigationItem?.objects ?? []) + toolbarItems + (view == nil ? objects : [])
  }
  /// The objects that are made when the view is loaded.
  var late: [NibObject] { view.map { [$0] + objects } ?? [] }
  /// All objects, in the order of the file.
  var all: [NibObject] { (early + late).sorted { $0.offset < $1.offset }.flatMap(\.all) }
  /// All segues that leave the scene.
  var segues: [NibSegue] { segues(from: all) }

  /// Returns all segues that leave the scene.
  ///
  /// - Parameter objects: All objects of the scene.
  func segues(from objects: [NibObject]) -> [NibSegue] { ownSegues + objects.flatMap(\.segues) }
}
