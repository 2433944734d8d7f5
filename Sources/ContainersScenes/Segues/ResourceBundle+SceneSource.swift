package import Containers

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
