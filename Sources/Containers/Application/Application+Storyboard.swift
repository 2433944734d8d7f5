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
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}
