/// Where the objects of a program are in its saved state.
@MainActor
enum RestorationPlaces {
  /// Returns the identifier of a view or controller, or `nil` if it has none.
  static func identifier(of object: any StateRestoring) -> String? {
    (object as? ViewController)?.restorationIdentifier ?? (object as? View)?.restorationIdentifier
  }

  /// Returns the path of a view or controller, or `nil` if it or one around it has no identifier, or
  /// the outermost one is not the root of a window.
  static func path(of object: any StateRestoring) -> RestorationPath? {
    guard let step = step(of: object) else { return nil }
    if let parent = object.restorationParent { return path(of: parent)?.appending(step) }
    return (object as? ViewController)?.windowToFill == nil ? nil : RestorationPath([step])
  }

  /// Returns the last step of the path of a view or controller.
  static func step(of object: any StateRestoring) -> RestorationPath.Step? {
    guard let identifier = identifier(of: object) else { return nil }
    let controller = object as? ViewController
    return RestorationPath.Step(
      identifier, position: controller.map { Self.position(of: $0, identifier) } ?? 0)
  }

  /// The number of equal siblings before a controller, in a container that has them in order.
  private static func position(of controller: ViewController, _ identifier: String) -> Int {
    guard let container = controller.parent as? any SystemContainer,
      container.identifiesChildrenByPosition
    else { return 0 }
    let siblings = container.childrenToSave
    guard siblings.contains(controller) else { return 0 }
    return siblings.prefix { $0 !== controller }.count { $0.restorationIdentifier == identifier }
  }

  /// Returns the controllers in and over a controller whose state may be saved, in order.
  static func controllers(below controller: ViewController) -> [ViewController] {
    let presented = controller.presentation?.outgoing?.presentedController
    return children(of: controller) + (presented.map { [$0] } ?? [])
  }

  private static func children(of controller: ViewController) -> [ViewController] {
    guard let container = controller as? any SystemContainer else { return controller.children }
    return container.childrenToSave.flatMap { container.isOwnHost($0) ? children(of: $0) : [$0] }
  }

  /// Returns the views of a controller that have identifiers, outermost first.
  static func views(of controller: ViewController) -> [View] {
    controller.viewIfLoaded.map { views(in: $0) } ?? []
  }

  private static func views(in view: View) -> [View] {
    let inside = view.storedSubviews.filter { $0.owner == nil }.flatMap(views)
    return view.restorationIdentifier == nil ? inside : [view] + inside
  }
}
