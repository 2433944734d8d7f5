public import Containers

extension ResourceBundle: SceneSource {
  package func makeInitialController(ofStoryboard name: String) -> ViewController {
    let storyboard = Storyboard(name: name, bundle: self)
    guard let root = storyboard.instantiateInitialViewController() else {
      misuse("The main storyboard “\(name)” of \(path) names no initial scene.")
    }
    return root
  }

  package func makeController(of scene: RestorationStoryboard) -> ViewController? {
    guard let file = storyboard(named: scene.name),
      file.document?.scene(identifier: scene.identifier) != nil
    else { return nil }
    return Storyboard(name: scene.name, bundle: self)
      .instantiateViewController(withIdentifier: scene.identifier)
  }
}

extension ResourceBundle {
  /// Loads a nib for a controller, or the view of a scene, and returns whether there is one.
  ///
  /// A faulty file is a programming error and traps.
  public func loadNib(named name: String, owner: ViewController) -> Bool {
    if let scene = owner.sceneOfStoryboard, scene.scene.view != nil, scene.nibName == name {
      scene.loadView(of: owner)
      return true
    }
    guard let file = nib(named: name) else { return false }
    owner.keepNibObjects(
      NibBuilder(self, table: NibTable(file.name, localizing: self))
        .instantiate(file.checked(by: self), in: file, owner: owner))
    return true
  }
}
