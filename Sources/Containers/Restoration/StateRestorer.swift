/// The walk that brings a state back: it finds or makes every object, root to leaf, gives each its
/// values, and tells each when all have theirs.
@MainActor
final class StateRestorer: RestorationReferences {
  /// What the application provides.
  struct Sources {
    /// The root controllers of the windows.
    var roots: [ViewController] = []
    var registered: [RegisteredObject] = []
    /// Returns the controller that the application delegate creates, or `nil` for none.
    var delegate: ([String], RestorationCoder) -> ViewController? = { _, _ in nil }
    /// Returns the controller of a scene, or `nil` if there is none.
    var storyboards: (RestorationStoryboard) -> ViewController? = { _ in nil }
    /// The object that finds storyboards for restoration classes.
    var resources: AnyObject?
  }

  /// A controller that is to be presented in a style.
  struct Presented {
    let controller: ViewController
    weak var presenter: ViewController?
    let style: ModalPresentationStyle
  }

  private let archive: RestorationArchive
  private let sources: Sources
  private var found: [RestorationPath: any StateRestoring] = [:]
  private var done: [any StateRestoring] = []
  private let views: [RestorationPath: RestorationArchive.Object]
  /// The objects, neither views nor controllers, that their restoration classes made.
  private(set) var newlyMade: [RegisteredObject] = []
  /// The controllers to present, each after its presenter.
  private(set) var presented: [Presented] = []

  init(_ archive: RestorationArchive, _ sources: Sources) {
    (self.archive, self.sources) = (archive, sources)
    views = Dictionary(
      archive.objects.lazy.filter { $0.kind == .view }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func object(at path: RestorationPath) -> (any StateRestoring)? {
    found[path] ?? views[path].flatMap(view)
  }

  func place(of object: any StateRestoring, storedBy holder: RestorationPath?) -> RestorationPath? {
    nil
  }

  // MARK: Finding

  /// Finds or makes the controllers and other objects, root to leaf.
  func findObjects() {
    for record in archive.objects where found[record.path] == nil {
      // What lies in something that did not return does not return either.
      if let parent = record.path.parent, found[parent] == nil { continue }
      switch record.kind {
      case .view: continue
      case .object: found[record.path] = other(record)
      case .controller:
        guard let controller = controller(record) else { continue }
        found[record.path] = controller
        notePresentation(of: controller, record)
      }
    }
  }

  private func controller(_ record: RestorationArchive.Object) -> ViewController? {
    let coder = coder(record)
    if let maker = record.maker {
      guard let type = ClassName.type(lastingName: maker) as? any ViewControllerRestoration.Type
      else { return made(record) as? ViewController }
      return type.viewController(
        withRestorationIdentifierPath: record.path.identifiers, coder: coder)
    }
    return sources.delegate(record.path.identifiers, coder)
      ?? existing(record.path) ?? record.storyboard.flatMap(sources.storyboards)
  }

  /// Returns the controller that is at a path already.
  private func existing(_ path: RestorationPath) -> ViewController? {
    let candidates: [ViewController]
    if let parent = path.parent {
      let parent = found[parent] as? ViewController
      candidates = parent.map(RestorationPlaces.controllers) ?? []
    } else {
      candidates = sources.roots
    }
    return candidates.first { RestorationPlaces.step(of: $0) == path.steps.last }
  }

  private func other(_ record: RestorationArchive.Object) -> (any StateRestoring)? {
    if let entry = sources.registered.first(where: { $0.path == record.path }) {
      return entry.object
    }
    let object = made(record)
    if let object, let step = record.path.steps.last {
      newlyMade.append(RegisteredObject(object: object, identifier: step.identifier))
    }
    return object
  }

  /// Makes an object by its restoration class.
  private func made(_ record: RestorationArchive.Object) -> (any StateRestoring)? {
    let maker = record.maker.flatMap { ClassName.type(lastingName: $0) }
    return (maker as? any ObjectRestoration.Type)?.object(
      withRestorationIdentifierPath: record.path.identifiers, coder: coder(record))
  }

  private func notePresentation(
    of controller: ViewController, _ record: RestorationArchive.Object
  ) {
    guard let style = record.style, let parent = record.path.parent,
      let presenter = found[parent] as? ViewController
    else { return }
    presented.append(Presented(controller: controller, presenter: presenter, style: style))
  }

  private func coder(_ record: RestorationArchive.Object) -> RestorationCoder {
    let coder = RestorationCoder(
      record.values, of: record.path, in: archive.origin, scene: record.storyboard,
      references: self)
    coder.resources = sources.resources
    return coder
  }

  // MARK: Values

  /// Gives the objects their values, root to leaf.
  func decodeObjects() {
    var isDone: Set<RestorationPath> = []
    for record in archive.objects where isDone.insert(record.path).inserted {
      if record.kind == .view { found[record.path] = view(record) }
      guard let object = found[record.path] else { continue }
      done.append(object)
      if ClassName.isName(record.type, of: type(of: object)) {
        object.decodeRestorableState(with: coder(record))
      }
    }
  }

  /// Finds a view in that of its controller, or makes it by its restoration class.
  private func view(_ record: RestorationArchive.Object) -> View? {
    guard let parent = record.path.parent, let controller = found[parent] as? ViewController else {
      return nil
    }
    controller.loadViewIfNeeded()
    let identifier = record.path.steps.last?.identifier
    let views = RestorationPlaces.views(of: controller)
    if let view = views.first(where: { $0.restorationIdentifier == identifier }) { return view }
    // Made only once, even if others refer to it first.
    if let known = found[record.path] { return known as? View }
    let view = made(record) as? View
    found[record.path] = view
    return view
  }

  /// Notifies the objects, root to leaf, that all values are restored.
  func tellFinished() {
    for object in done { object.applicationFinishedRestoringState() }
  }
}
