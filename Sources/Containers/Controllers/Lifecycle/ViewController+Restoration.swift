extension ViewController: StateRestoring {
  /// The identifier under which the controller's state is saved, or `nil`, the default, to save
  /// neither its state nor that of its children and presented controllers.
  ///
  /// The children of a container need different identifiers, except in navigation and page view
  /// controllers, which distinguish them by position.
  public var restorationIdentifier: String? {
    get { controllerState.restoration?.identifier }
    set { if newValue != restorationIdentifier { restorationMade.identifier = newValue } }
  }

  /// The class that recreates the controller during restoration, or `nil`, the default, to ask the
  /// application delegate or use an existing controller.
  public var restorationClass: (any ViewControllerRestoration.Type)? {
    get { controllerState.restoration?.maker }
    set { if newValue != nil || restorationClass != nil { restorationMade.maker = newValue } }
  }

  /// The scene of a storyboard from which the controller was made, set by whoever makes it.
  package var restorationScene: RestorationStoryboard? {
    get { controllerState.restoration?.scene }
    set { restorationMade.scene = newValue }
  }

  private var restorationMade: ControllerRestoration {
    if let restoration = controllerState.restoration { return restoration }
    let made = ControllerRestoration()
    controllerState.restoration = made
    return made
  }

  /// Implements ``restorationParent``: the parent or presenter.
  ///
  /// Containers that the library puts around a controller are skipped.
  var restorationAncestor: ViewController? {
    guard let parent = storedParent else { return presentation?.incoming?.presentingController }
    guard let container = parent.storedParent as? any SystemContainer, container.isOwnHost(parent)
    else { return parent }
    return container
  }

  func encodeOwnContents(with coder: RestorationCoder) {
    (self as? any SystemContainer)?.encodeContents(with: coder)
  }

  func decodeOwnContents(with coder: RestorationCoder) {
    (self as? any SystemContainer)?.decodeContents(with: coder)
  }

  /// Returns the controllers before the first that has not returned or cannot be a child.
  ///
  /// The contents of an archive are untrusted.
  func children(restoring objects: [(any StateRestoring)?]) -> [ViewController] {
    var children: [ViewController] = []
    for object in objects {
      guard let child = object as? ViewController, mayContain(child), !children.contains(child)
      else { break }
      children.append(child)
    }
    return children
  }

  private func mayContain(_ child: ViewController) -> Bool {
    child.presentation?.incoming == nil
      && obstacle(toAdding: child, from: child.storedParent) == nil
  }
}
