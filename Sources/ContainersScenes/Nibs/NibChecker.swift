internal import Containers

/// A check of a file against the classes that a bundle knows.
@MainActor
struct NibChecker {
  let bundle: ResourceBundle
  let file: String
  var parser: NibParser
  /// The class of each id.
  private(set) var ids: [String: ClassDescription] = [:]
  /// The ids of guides.
  private(set) var guides: Set<String> = []
  /// The top-level object in which each id is.
  private(set) var roots: [String: Int] = [:]

  var classes: NibClasses { bundle.classes }

  init(_ bundle: ResourceBundle, _ parser: NibParser) {
    self.bundle = bundle
    self.parser = parser
    file = parser.file
  }

  mutating func fault(_ path: NibPath, _ reason: String, _ kind: NibFault.Kind = .mistake) {
    parser.fault(path, reason, kind)
  }

  /// Checks a nib.
  mutating func check(_ nib: NibDocument) {
    let owner = nib.ownerClass.flatMap { find($0.text, at: $0.path) }
    collect(nib.objects)
    let source = NibOrigin(owner: owner, isKnown: nib.ownerClass != nil)
    for object in nib.all {
      check(object, source)
      for segue in object.segues { fault(segue.path, "only objects of storyboards have segues.") }
    }
    if let owner {
      check(nib.ownerOutlets, of: owner, at: .root["owner"], origin: source)
    } else {
      for outlet in nib.ownerOutlets { checkIDs(outlet, origin: source) }
    }
  }

  /// Notes the classes of the objects that have ids, and what lies in which top-level object.
  mutating func collect(_ objects: [NibObject]) {
    for (index, root) in objects.enumerated() {
      for object in root.all {
        let one = find(object.className, at: object.path["class"])
        guard let id = object.id else {
          for guide in object.guides { note(guide: guide, index) }
          continue
        }
        if roots[id] != nil { fault(object.path, "the id “\(id)” occurs twice.") }
        roots[id] = index
        ids[id] = one
        for guide in object.guides { note(guide: guide, index) }
      }
    }
  }

  private mutating func note(guide: NibText, _ root: Int) {
    if roots[guide.text] != nil { fault(guide.path, "the id “\(guide.text)” occurs twice.") }
    guides.insert(guide.text)
    roots[guide.text] = root
  }

  /// Returns the class with a name, or notes that there is none.
  mutating func find(_ name: String, at path: @autoclosure () -> NibPath) -> ClassDescription? {
    if let one = classes[name] { return one }
    fault(
      path(),
      "unknown class “\(name)”. List it in the ResourceBundle. "
        + NearestName.hint(for: name, among: classes.names), .unknownClass(name))
    return nil
  }

  /// Checks one object, without those inside.
  mutating func check(_ object: NibObject, _ origin: NibOrigin) {
    guard let one = classes[object.className] else { return }
    if one.isAbstract {
      let known = classes.all.filter { !$0.isAbstract && one.covers($0.type) }.map(\.name)
      fault(
        object.path["class"],
        "\(one.name) is abstract: name a class that inherits from it. "
          + NearestName.hint(for: one.name, among: known))
    }
    check(object.values, of: one)
    check(object.outlets, of: one, at: object.path, origin: origin)
    for action in object.actions { check(action, from: one, at: object.path, origin) }
    checkPlace(object, one)
    for constraint in object.constraints { check(constraint, in: object) }
    for guide in object.guides
    where !guide.text.allSatisfy(\.isOfName) {
      fault(guide.path, "the id of a guide consists of letters, digits and _.")
    }
  }

  /// Checks values against the attributes of a class.
  mutating func check(_ values: [NibEntry], of one: ClassDescription) {
    for entry in values {
      if let attribute = classes.attribute(entry.key, of: one) {
        if !attribute.accepts(bundle.value(entry.value)) {
          fault(entry.path, "this is not \(attribute.form).")
        }
      } else {
        let chain = classes.chain(of: one)
        if chain.contains(where: { $0.decoded.contains(entry.key) }) { continue }
        let known = chain.flatMap { Array($0.attributes.keys) + $0.decoded }
        fault(
          entry.path,
          "\(one.name) has no attribute “\(entry.key)”. "
            + NearestName.hint(for: entry.key, among: known))
      }
    }
  }

  private mutating func checkPlace(_ object: NibObject, _ one: ClassDescription) {
    let isView = one.type is View.Type
    for inner in [object.subviews, object.arranged].joined() {
      if let other = classes[inner.className], !(other.type is View.Type) {
        fault(inner.path, "\(other.name) is no view.")
      }
    }
    for inner in object.gestures {
      if let other = classes[inner.className], !(other.type is GestureRecognizer.Type) {
        fault(inner.path, "\(other.name) is no gesture recognizer.")
      }
    }
    if !object.arranged.isEmpty, !(one.type is StackView.Type) {
      fault(object.path, "\(one.name) arranges nothing; only a StackView has “arranged”.")
    }
    let hasPlace = object.frame != nil || object.autoresizing != nil
    let isEmpty = object.guides.isEmpty && object.constraints.isEmpty && object.inner.isEmpty
    if !isView, hasPlace || !isEmpty {
      fault(object.path, "\(one.name) is no view, so it has no frame and nothing inside.")
    }
  }
}

/// What the objects of a file belong to.
struct NibOrigin {
  /// The class of the owner, as far as it is known.
  let owner: ClassDescription?
  /// Whether the file names the class of the owner.
  let isKnown: Bool
}
