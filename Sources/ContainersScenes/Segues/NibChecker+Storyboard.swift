internal import Containers

extension NibChecker {
  /// Checks a storyboard.
  mutating func check(_ storyboard: StoryboardDocument) {
    var seen: Set<String> = []
    for scene in storyboard.scenes {
      for (name, key) in [(scene.id, "id"), (scene.identifier, "identifier")] {
        if let name, !seen.insert("\(key) \(name)").inserted {
          fault(scene.path[key], "“\(name)” occurs twice.")
        }
      }
    }
    if let initial = storyboard.initial, !storyboard.ids.contains(initial.text) {
      fault(
        initial.path,
        "unknown scene “\(initial.text)”. "
          + NearestName.hint(for: initial.text, among: storyboard.scenes.map(\.id)))
    }
    for scene in storyboard.scenes {
      // The ids of objects belong to their scene.
      var inner = NibChecker(bundle, parser)
      inner.check(scene, in: storyboard)
      parser = inner.parser
    }
    checkNesting(storyboard)
  }

  private mutating func check(_ scene: NibScene, in storyboard: StoryboardDocument) {
    collect(scene.early + scene.late)
    let one = find(scene.className, at: scene.path["class"])
    let origin = NibOrigin(owner: one, isKnown: true)
    let objects = scene.all
    for object in objects { check(object, origin) }
    checkItems(scene)
    if let one {
      if !(one.type is ViewController.Type) {
        fault(scene.path["class"], "\(one.name) is no view controller.")
      }
      check(scene.values, of: one)
      check(scene.outlets, of: one, at: scene.path, origin: origin)
      for (kind, ids) in scene.relations { check(kind, ids, of: one, scene) }
    }
    for (_, ids) in scene.relations {
      for id in ids { checkScene(id, in: storyboard) }
    }
    if let nib = scene.nib, bundle.nib(named: nib.text) == nil {
      fault(
        nib.path,
        "there is no nib “\(nib.text)”. "
          + NearestName.hint(for: nib.text, among: bundle.names(endingIn: ".nib.json")))
    }
    checkSegues(of: objects, scene, one, in: storyboard)
  }

  private mutating func checkItems(_ scene: NibScene) {
    if let item = scene.navigationItem, let one = classes["NavigationItem"] {
      check(item.values, of: one)
    }
    if let one = classes["TabBarItem"] { check(scene.tabBarValues, of: one) }
    let buttons =
      (scene.navigationItem.map { $0.left + $0.right + [$0.back].compactMap { $0 } } ?? [])
    for object in buttons + scene.toolbarItems {
      if let one = classes[object.className], !(one.type is BarButtonItem.Type) {
        fault(object.path, "\(one.name) is no bar button item.")
      }
    }
    for view in [scene.view, scene.navigationItem?.titleView].compactMap({ $0 }) {
      if let one = classes[view.className], !(one.type is View.Type) {
        fault(view.path, "\(one.name) is no view.")
      }
    }
  }

  private mutating func check(
    _ kind: NibScene.Relation, _ ids: [NibText], of one: ClassDescription, _ scene: NibScene
  ) {
    let fits = kind.fits(one.type) && (kind != .pages || ids.count == 1)
    let name = NibScene.Relation.names.first { $0.value == kind }?.key ?? ""
    let path = scene.path["relations"]
    guard fits else {
      return fault(
        path[name], "\(one.name) has no such relation, or not with so many scenes.")
    }
    let style = scene.values.first { $0.key == "style" }?.value.string ?? "unspecified"
    if kind == .supplementary && style != "tripleColumn"
      || kind == .compact && style == "unspecified"
    {
      fault(path[name], "a split of the style “\(style)” has no such column.")
    }
  }

  /// Checks that a scene exists, in this or another storyboard.
  private mutating func checkScene(_ text: NibText, in storyboard: StoryboardDocument) {
    let parts = text.text.split(separator: "#", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      guard !storyboard.ids.contains(text.text) else { return }
      let ids = storyboard.scenes.map(\.id)
      return fault(
        text.path, "unknown scene “\(text.text)”. " + NearestName.hint(for: text.text, among: ids))
    }
    guard let known = bundle.identifiers(ofStoryboard: parts[0]) else {
      let names = bundle.names(endingIn: ".storyboard.json")
      return fault(
        text.path,
        "there is no storyboard “\(parts[0])”. "
          + NearestName.hint(for: parts[0], among: names))
    }
    if !known.contains(parts[1]) {
      fault(
        text.path,
        "the storyboard “\(parts[0])” has no scene with the identifier “\(parts[1])”. "
          + NearestName.hint(for: parts[1], among: known))
    }
  }

  private mutating func checkSegues(
    of objects: [NibObject], _ scene: NibScene, _ one: ClassDescription?,
    in storyboard: StoryboardDocument
  ) {
    var names: Set<String> = []
    for segue in scene.segues(from: objects) {
      if let name = segue.identifier, !names.insert(name).inserted {
        fault(
          segue.path["identifier"], "“\(name)” occurs twice in the scene.")
      }
      if let destination = segue.destination { checkScene(destination, in: storyboard) }
      check(segue, one)
    }
    for segue in scene.ownSegues {
      if segue.event != nil {
        fault(segue.path, "a segue of the scene itself is manual, so it has no “on”.")
      }
      if segue.kind == .embed, segue.container == nil {
        fault(segue.path, "a segue of the kind “embed” needs “container”, or stands in a view.")
      }
    }
    for object in objects where !object.segues.isEmpty {
      guard let trigger = classes[object.className] else { continue }
      for segue in object.segues {
        if segue.kind != .embed {
          checkEvent(segue.event, of: trigger, at: segue.path)
        } else if !(trigger.type is View.Type) {
          fault(segue.path, "\(trigger.name) is no view, so nothing can be embedded in it.")
        }
      }
    }
  }

  private mutating func check(_ segue: NibSegue, _ one: ClassDescription?) {
    if let name = segue.className, bundle.segueClasses[name.text] == nil {
      fault(
        name.path,
        "unknown segue class “\(name.text)”. List it in the ResourceBundle. "
          + NearestName.hint(for: name.text, among: bundle.segueClasses.keys),
        .unknownClass(name.text))
    }
    if let action = segue.action, classes.selectorOfAny(action.text) == nil {
      fault(
        action.path,
        "no known class has the action “\(action.text)”. "
          + NearestName.hint(for: action.text, among: classes.selectorNames), .unknownAction)
    }
    if let maker = segue.maker, let one, classes.segueAction(maker.text, of: one) == nil {
      let known = classes.chain(of: one).flatMap(\.segueActions.keys)
      fault(
        maker.path,
        "\(one.name) has no segue action “\(maker.text)”. "
          + NearestName.hint(for: maker.text, among: known))
    }
    for id in [segue.container, segue.anchor].compactMap({ $0 }) + segue.passthrough {
      checkObject(id)
    }
  }

  /// Checks that no scene contains itself by relations or embedding.
  private mutating func checkNesting(_ storyboard: StoryboardDocument) {
    var inside: [String: [String]] = [:]
    for scene in storyboard.scenes {
      let embedded = scene.segues.filter { $0.kind == .embed }.compactMap { $0.destination?.text }
      inside[scene.id] = scene.relations.flatMap { $0.ids.map(\.text) } + embedded
    }
    for scene in storyboard.scenes {
      var (open, seen) = (inside[scene.id] ?? [], Set<String>())
      while let next = open.popLast() {
        if seen.insert(next).inserted { open += inside[next] ?? [] }
      }
      if seen.contains(scene.id) {
        fault(scene.path, "the scene “\(scene.id)” contains itself, by relations or embedding.")
      }
    }
  }
}
