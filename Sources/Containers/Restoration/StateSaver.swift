/// The walk that saves the state: from the root of each window outward, each object before those in
/// and over it.
@MainActor
final class StateSaver: RestorationReferences {
  private let origin: RestorationOrigin
  private let registered: [RegisteredObject]
  private(set) var objects: [RestorationArchive.Object] = []
  private var seen: [ObjectIdentifier: RestorationPath] = [:]
  private var taken: Set<RestorationPath> = []
  /// The objects that others store, with their places.
  private var stored: [(object: any StateRestoring, path: RestorationPath)] = []

  init(_ origin: RestorationOrigin, registered: [RegisteredObject] = []) {
    (self.origin, self.registered) = (origin, registered)
  }

  /// Saves the controllers in a window, and their views.
  func save(_ window: Window) {
    guard let root = window.rootViewController, let path = RestorationPlaces.path(of: root) else {
      return
    }
    save(root, at: path)
  }

  /// Saves the objects that are not in a window: registered objects, and objects that others
  /// reference.
  func saveOthers() {
    for registered in registered {
      if let object = registered.object, let path = registered.path { encode(object, at: path) }
    }
    // Objects may store further ones.
    var index = 0
    while index < stored.count {
      let (object, path) = stored[index]
      index += 1
      guard seen[ObjectIdentifier(object)] == nil else { continue }
      if let controller = object as? ViewController {
        save(controller, at: path)
      } else {
        encode(object, at: path)
      }
    }
    stored = []
  }

  private func save(_ controller: ViewController, at path: RestorationPath) {
    guard encode(controller, at: path) else { return }
    for view in RestorationPlaces.views(of: controller) {
      RestorationPlaces.step(of: view).map { _ = encode(view, at: path.appending($0)) }
    }
    for child in RestorationPlaces.controllers(below: controller) {
      RestorationPlaces.step(of: child).map { save(child, at: path.appending($0)) }
    }
  }

  /// Lets an object store its values, and returns whether its place was free.
  @discardableResult
  private func encode(_ object: any StateRestoring, at path: RestorationPath) -> Bool {
    guard seen[ObjectIdentifier(object)] == nil else { return false }
    // Even if its place is taken, so that it is not tried again for those that refer to it.
    seen[ObjectIdentifier(object)] = path
    guard taken.insert(path).inserted else {
      warn(
        "\(RestorationPlaces.name(of: object)) has the restoration path \(path.text), which another "
          + "object has: its state is not saved. Give siblings different identifiers.")
      return false
    }
    let index = objects.count
    objects.append(record(of: object, at: path))
    let coder = RestorationCoder(of: path, in: origin, references: self)
    object.encodeRestorableState(with: coder)
    objects[index].values = coder.values
    return true
  }

  private func record(
    of object: any StateRestoring, at path: RestorationPath
  ) -> RestorationArchive.Object {
    var record = RestorationArchive.Object(path: path, type: ClassName.of(type(of: object)))
    if let controller = object as? ViewController {
      record.maker = name(
        of: controller.restorationClass ?? controller.objectRestorationClass, of: object)
      record.storyboard = controller.restorationScene
      let isPresented = controller.presentation?.incoming != nil
      record.style = isPresented ? controller.presentationStyleInForce : nil
    } else {
      record.kind = object is View ? .view : .object
      record.maker = name(of: object.objectRestorationClass, of: object)
    }
    return record
  }

  private func name(of maker: Any.Type?, of object: any StateRestoring) -> String? {
    guard let maker else { return nil }
    if let name = ClassName.lasting(maker) { return name }
    warn(
      "\(ClassName.of(maker)), the restoration class of \(RestorationPlaces.name(of: object)), "
        + "is private, generic or inside a function, so it cannot be found by its name at the next "
        + "start: use an internal class that is not generic.")
    // The object stays cut off, as with a class that makes nothing.
    return ""
  }

  // MARK: References

  func place(of object: any StateRestoring, storedBy holder: RestorationPath?) -> RestorationPath? {
    guard let path = path(of: object, storedBy: holder) else { return nil }
    if seen[ObjectIdentifier(object)] == nil { stored.append((object, path)) }
    return path
  }

  private func path(
    of object: any StateRestoring, storedBy holder: RestorationPath?
  ) -> RestorationPath? {
    if let path = seen[ObjectIdentifier(object)] { return path }
    if let entry = registered.first(where: { $0.object === object }) { return entry.path }
    if let path = RestorationPlaces.path(of: object) { return path }
    let step = RestorationPlaces.step(of: object)
    return step.map { holder?.appending($0) ?? RestorationPath([$0]) }
  }

  func object(at path: RestorationPath) -> (any StateRestoring)? { nil }
}

extension RestorationPlaces {
  /// The object as written in messages.
  static func name(of object: any StateRestoring) -> String {
    (object as? Responder)?.description ?? "\(ClassName.of(type(of: object)))"
  }
}
