internal import Containers
internal import Support

/// The making of the objects of a checked file: all objects, all outlets, all actions, then
/// `awakeFromNib`.
@MainActor
final class NibBuilder {
  let bundle: ResourceBundle
  private let table: NibTable
  /// The objects with ids.
  private(set) var named: [String: AnyObject] = [:]
  /// All objects, in the order of the file.
  private var made: [(object: NibObject, instance: AnyObject)] = []

  /// Creates a builder.
  ///
  /// - Parameter known: Objects with ids that were made before.
  init(_ bundle: ResourceBundle, table: NibTable, known: [String: AnyObject] = [:]) {
    self.bundle = bundle
    self.table = table
    named = known
  }

  /// Makes the objects of a nib and returns those at the top.
  func instantiate(
    _ nib: NibDocument, in file: NibFile<NibDocument>, owner: AnyObject?
  ) -> [AnyObject] {
    check(owner, against: nib, in: file)
    let objects = make(nib.objects, file.file)
    connect(owner: owner, file.file)
    if let owner { connect(nib.ownerOutlets, of: owner, owner: owner, file.file) }
    sendActions(owner: owner)
    awake()
    if !isOfScene(owner) { (owner as? Responder)?.awakeFromNib() }
    return objects
  }

  /// Whether the owner was made by a storyboard, which has awakened it.
  private func isOfScene(_ owner: AnyObject?) -> Bool {
    (owner as? ViewController)?.controllerScene != nil
  }

  private func check(
    _ owner: AnyObject?, against nib: NibDocument, in file: NibFile<NibDocument>
  ) {
    let fits = nib.ownerClass.flatMap { bundle.classes[$0.text] }.map { one in
      owner.map { one.covers(type(of: $0)) } ?? false
    }
    guard fits == false else { return }
    misuse(
      "\(bundle.path)/\(file.file): $.owner.class: the owner is \(owner.map { "\($0)" } ?? "nil"), not a "
        + "\(nib.ownerClass?.text ?? ""): pass one of that class.")
  }

  /// Makes objects in the order of the file, puts them together, and returns those at the top.
  func make(_ objects: [NibObject], _ file: String) -> [AnyObject] {
    let first = made.count
    for object in objects.sorted(by: { $0.offset < $1.offset }).flatMap(\.all) {
      made.append((object, make(object, file)))
    }
    let new = made[first...]
    let instances = Dictionary(uniqueKeysWithValues: new.map { ($0.object.offset, $0.instance) })
    for (object, instance) in new {
      if let view = instance as? View { assemble(object, view, instances) }
    }
    for (object, instance) in new {
      if let view = instance as? View { constrain(object, view) }
    }
    return objects.compactMap { instances[$0.offset] }
  }

  private func make(_ object: NibObject, _ file: String) -> AnyObject {
    guard let one = bundle.classes[object.className],
      let instance = one.make(coder(object.values))
    else {
      misuse(
        "\(bundle.path)/\(file): \(object.path).class: \(object.className) made no object: its "
          + "initializer returned nil.")
    }
    let id = object.isLocalized ? object.id : nil
    if let view = instance as? View, let frame = object.frame { view.frame = frame }
    if let view = instance as? View, let mask = object.autoresizing { view.autoresizingMask = mask }
    set(object.values, of: instance, one, localizing: id)
    if let identifier = object.restorationIdentifier {
      (instance as? View)?.restorationIdentifier = identifier
      (instance as? ViewController)?.restorationIdentifier = identifier
    }
    if let id = object.id { named[id] = instance }
    return instance
  }

  /// Sets the values of an object.
  ///
  /// - Parameter id: The id by which languages name the texts, or `nil` for texts that stay.
  func set(
    _ values: [NibEntry], of instance: AnyObject, _ one: ClassDescription, localizing id: String?
  ) {
    for entry in values {
      guard let attribute = bundle.classes.attribute(entry.key, of: one) else { continue }
      let value = table.value(entry, ofText: attribute.isText, id: id)
      attribute.set(instance, bundle.value(value))
    }
  }

  /// Returns a coder with the values of an object.
  func coder(_ values: [NibEntry]) -> NibCoder {
    guard !values.isEmpty else { return NibCoder() }
    let object = JSON(values.map { ($0.key, $0.value) })
    return (try? NibCoder(json: object.bytes)) ?? NibCoder()
  }

  private func assemble(
    _ object: NibObject, _ view: View, _ instances: [Int: AnyObject]
  ) {
    for inner in object.subviews {
      if let inner = instances[inner.offset] as? View { view.addSubview(inner) }
    }
    for inner in object.arranged {
      guard let inner = instances[inner.offset] as? View else { continue }
      (view as? StackView)?.addArrangedSubview(inner)
    }
    for gesture in object.gestures {
      guard let gesture = instances[gesture.offset] as? GestureRecognizer else { continue }
      view.addGestureRecognizer(gesture)
    }
    for text in object.guides {
      let guide = LayoutGuide()
      guide.identifier = text.text
      view.addLayoutGuide(guide)
      named[text.text] = guide
    }
  }

  /// Connects the outlets of all objects.
  func connect(owner: AnyObject?, _ file: String) {
    for (object, instance) in made {
      connect(object.outlets, of: instance, owner: owner, file)
    }
  }

  /// Connects outlets of one object; those to ids that are not made yet stay open.
  func connect(
    _ outlets: [NibObject.Outlet], of instance: AnyObject, owner: AnyObject?, _ file: String
  ) {
    guard let one = bundle.classes.ofObject(instance) else { return }
    for outlet in outlets {
      let objects = outlet.ids.compactMap { $0.text == "owner" ? owner : named[$0.text] }
      guard objects.count == outlet.ids.count else { continue }
      guard let slot = bundle.classes.outlet(outlet.name, of: one),
        slot.isList == outlet.isList, slot.connect(instance, objects)
      else {
        misuse(
          "\(bundle.path)/\(file): \(outlet.path): \(instance) has no outlet “\(outlet.name)” that "
            + "\(objects.map { "\($0)" }.joined(separator: ", ")) fits.")
      }
    }
  }

  /// Adds the actions of all objects.
  func sendActions(owner: AnyObject?) {
    for (object, instance) in made {
      for action in object.actions { add(action, to: instance, owner: owner) }
    }
  }

  private func add(_ action: NibObject.Action, to instance: AnyObject, owner: AnyObject?) {
    let isInChain = action.target.text == "firstResponder"
    let target = action.target.text == "owner" ? owner : named[action.target.text]
    guard isInChain || target != nil else { return }
    let name = action.selector.text
    let own = target.flatMap(bundle.classes.ofObject)
    guard
      let selector = isInChain
        ? bundle.classes.selectorOfAny(name)
        : own.flatMap({ bundle.classes.selector(name, of: $0) })
    else {
      misuse(
        "\(action.selector.path): \(target.map { "\($0)" } ?? "no class") has no action “\(name)”: "
          + "declare it in the objectClass.")
    }
    switch instance {
    case let control as Control:
      control.addTarget(target, action: selector, for: NibEvent.event(named: action.event?.text))
    case let recognizer as GestureRecognizer:
      if let target {
        recognizer.addTarget(target, action: selector)
      } else {
        addToChain(selector, of: recognizer)
      }
    case let item as BarButtonItem: (item.target, item.action) = (target, selector)
    default: break
    }
  }

  private func addToChain(_ selector: Selector, of recognizer: GestureRecognizer) {
    recognizer.addTarget { recognizer in
      _ = recognizer.view?.send(selector, to: nil, from: recognizer, for: nil)
    }
  }

  /// Tells the objects that they are connected.
  func awake() {
    for (_, instance) in made { (instance as? Responder)?.awakeFromNib() }
  }

  /// The segues of the objects, with the objects that trigger them.
  var segues: [(segue: NibSegue, trigger: AnyObject)] {
    made.flatMap { object, instance in object.segues.map { ($0, instance) } }
  }
}
