/// The walk that brings a state back: it finds or makes every object, root to leaf, gives each its
/// values, and tells each when all have theirs.
@MainActor
final class StateRestorer: RestorationReferences {
  /// What the application provides.
  struct Sources {
    /// The root controllers of the windows.
    var roots: [ViewController] = []
    var registered: [RegisteredObject] = []
    /// Returns the controller that the application's delegate makes, or `nil` for none.
    var delegate: ([String], RestorationCoder) -> ViewController? = { _, _ in nil }
    /// Returns the controller of a scene, or `nil` if there is none.
    var storyboards: (RestorationStoryboard) -> ViewController? = { _ in nil }
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
  private let views: Set<RestorationPath>
  /// The controllers to present, each after its presenter.
  private(set) var presented: [Presented] = []

  init(_ archive: RestorationArchive, _ sources: Sources) {
    (self.archive, self.sources) = (archive, sources)
    views = Set(archive.objects.lazy.filter { $0.kind == .view }.map(\.path))
  }

  func object(at path: RestorationPath) -> (any StateRestoring)? {
    found[path] ?? (views.contains(path) ? view(at: path) : nil)
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
      let type = ClassName.type(lastingName: maker) as? any ViewControllerRestoration.Type
      return type?.viewController(
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
    RestorationCoder(
      record.values, of: record.path, in: archive.origin, scene: record.storyboard,
      references: self)
  }

  // MARK: Values

  /// Gives the objects their values, root to leaf.
  func decodeObjects() {
    var isDone: Set<RestorationPath> = []
    for record in archive.objects where isDone.insert(record.path).inserted {
      if record.kind == .view { found[record.path] = view(at: record.path) }
      guard let object = found[record.path] else { continue }
      done.append(object)
      if ClassName.isName(record.type, of: type(of: object)) {
        object.decodeRestorableState(with: coder(record))
      }
    }
  }

  private func view(at path: RestorationPath) -> View? {
    guard let parent = path.parent, let controller = found[parent] as? ViewController else {
      return nil
    }
    controller.loadViewIfNeeded()
    return RestorationPlaces.views(of: controller)
      .first { $0.restorationIdentifier == path.steps.last?.identifier }
  }

  /// Tells the objects that all have their values, root to leaf.
  func tellFinished() {
    for object in done { object.applicationFinishedRestoringState() }
  }
}
