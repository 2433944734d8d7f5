extension Application: NibSourceHost {
  var nibSource: (any NibSource)? { resources }

  /// Shows a window whose root is the initial controller of a storyboard.
  func openWindow(ofStoryboard name: String) {
    guard let resources else {
      misuse(
        "The application has no resources with the main storyboard “\(name)”: pass them to init.")
    }
    let storyboard = Storyboard(name: name, bundle: resources)
    guard let root = storyboard.instantiateInitialViewController() else {
      misuse("The main storyboard “\(name)” of \(resources.path) names no initial scene.")
    }
    let window = Window(host: self)
    window.restorationIdentifier = name
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Makes the controller of a saved scene, or returns `nil` if the program no longer has it.
  func makeController(of scene: RestorationStoryboard) -> ViewController? {
    guard let resources, let file = resources.storyboard(named: scene.name),
      file.document?.scene(identifier: scene.identifier) != nil
    else { return nil }
    return Storyboard(name: scene.name, bundle: resources)
      .instantiateViewController(withIdentifier: scene.identifier)
  }
}
