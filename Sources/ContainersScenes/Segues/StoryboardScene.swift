internal import Containers

/// What a controller keeps of the scene that it was made from.
@MainActor
final class StoryboardScene: ControllerScene {
  let storyboard: Storyboard
  let scene: NibScene
  private let fileName: String
  /// The objects that were made with the controller.
  private var early: [String: AnyObject] = [:]
  /// The objects that were made with the view.
  private var late: [String: Weak<AnyObject>] = [:]
  private var triggers: [SegueTrigger] = []
  private var triggersOfView: [SegueTrigger] = []

  init(_ storyboard: Storyboard, _ scene: NibScene, fileName: String) {
    self.storyboard = storyboard
    self.scene = scene
    self.fileName = fileName
  }

  /// The name of the nib with the view, or `nil` if it is found by the class.
  var nibName: String? {
    scene.nib?.text ?? (scene.view == nil ? nil : "\(storyboard.name)#\(scene.id)")
  }

  /// Returns the object of the scene with an id.
  func object(_ id: String) -> AnyObject? { early[id] ?? late[id]?.object }

  /// Sets the values of a new controller, its items, and what it contains at first.
  func fill(_ controller: ViewController, with builder: NibBuilder) {
    let classes = storyboard.bundle.classes
    let id = scene.isLocalized ? scene.id : nil
    controller.restorationIdentifier = scene.restorationIdentifier
    if let identifier = scene.identifier {
      controller.restorationScene = RestorationStoryboard(
        name: storyboard.name, identifier: identifier)
    }
    if let one = classes[scene.className] {
      builder.set(scene.values, of: controller, one, localizing: id)
    }
    if let item = scene.navigationItem { fill(controller.navigationItem, item, builder) }
    if !scene.tabBarValues.isEmpty, let one = classes["TabBarItem"] {
      let key = id.map { "\($0).tabBarItem" }
      builder.set(scene.tabBarValues, of: controller.tabBarItem, one, localizing: key)
    }
    if !scene.toolbarItems.isEmpty {
      controller.toolbarItems = builder.make(scene.toolbarItems, fileName).compactMap {
        $0 as? BarButtonItem
      }
    }
    if scene.view == nil {
      controller.keepNibObjects(builder.make(scene.objects, fileName))
    }
    relate(controller)
    finish(controller, builder)
    early = builder.named
    triggers = triggers(of: builder, controller)
    builder.awake()
    controller.awakeFromNib()
  }

  private func fill(_ item: NavigationItem, _ stored: NibScene.Item, _ builder: NibBuilder) {
    if let one = storyboard.bundle.classes["NavigationItem"] {
      let id = scene.isLocalized ? "\(scene.id).navigationItem" : nil
      builder.set(stored.values, of: item, one, localizing: id)
    }
    let buttons = { (objects: [NibObject]) in
      builder.make(objects, self.fileName).compactMap { $0 as? BarButtonItem }
    }
    if !stored.left.isEmpty { item.leftBarButtonItems = buttons(stored.left) }
    if !stored.right.isEmpty { item.rightBarButtonItems = buttons(stored.right) }
    if let back = stored.back { item.backBarButtonItem = buttons([back]).first }
    if let view = stored.titleView {
      item.titleView = builder.make([view], fileName).first as? View
    }
  }

  /// Makes the view of the controller with all objects of the scene, and embeds children.
  func loadView(of controller: ViewController) {
    guard let view = scene.view else { return }
    let bundle = storyboard.bundle
    let table = NibTable(storyboard.name, localizing: bundle)
    let builder = NibBuilder(bundle, table: table, known: early)
    let objects = builder.make([view] + scene.objects, fileName)
    controller.view = objects.first as? View
    controller.keepNibObjects(Array(objects.dropFirst()))
    finish(controller, builder)
    late = builder.named.mapValues { Weak($0) }
    triggersOfView = triggers(of: builder, controller)
    builder.awake()
    embed(in: controller, builder)
  }

  private func finish(_ controller: ViewController, _ builder: NibBuilder) {
    builder.connect(owner: controller, fileName)
    builder.connect(scene.outlets, of: controller, owner: controller, fileName)
    builder.sendActions(owner: controller)
  }

  private func triggers(of builder: NibBuilder, _ controller: ViewController) -> [SegueTrigger] {
    builder.segues.filter { $0.segue.kind != .embed }.map { segue, object in
      let trigger = SegueTrigger(segue, controller)
      trigger.attach(to: object)
      return trigger
    }
  }

  private func embed(in controller: ViewController, _ builder: NibBuilder) {
    let key = "\(storyboard.name)#\(scene.id)"
    storyboard.bundle.underway.append(key)
    defer { storyboard.bundle.underway.removeLast() }
    for (segue, object) in builder.segues where segue.kind == .embed {
      run(segue, from: controller, sender: object, isTriggered: true)
    }
    for segue in scene.ownSegues where segue.kind == .embed {
      run(segue, from: controller, sender: nil, isTriggered: true)
    }
  }

  /// Puts the controllers that a container contains at first into it.
  private func relate(_ controller: ViewController) {
    for (kind, ids) in scene.relations {
      let children = ids.map { storyboard.makeDestination($0.text) }
      switch controller {
      case let navigation as NavigationController:
        navigation.setViewControllers(children, animated: false)
      case let tabs as TabBarController: tabs.setViewControllers(children, animated: false)
      case let pages as PageViewController:
        pages.setViewControllers(children, direction: .forward, animated: false)
      case let split as SplitViewController: relate(split, kind, children)
      default: break
      }
    }
  }

  private func relate(
    _ split: SplitViewController, _ kind: NibScene.Relation, _ children: [ViewController]
  ) {
    guard split.style != .unspecified else {
      split.viewControllers += children
      return
    }
    let columns: [NibScene.Relation: SplitViewController.Column] = [
      .primary: .primary, .supplementary: .supplementary, .secondary: .secondary,
      .compact: .compact,
    ]
    if let column = columns[kind] { split.setViewController(children.first, for: column) }
  }
}
