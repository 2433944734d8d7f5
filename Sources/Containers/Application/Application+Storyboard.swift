extension Application: NibSourceHost {
  var nibSource: (any NibSource)? { scenes }

  /// Shows a window whose root is the initial controller of a storyboard.
  func openWindow(ofStoryboard name: String) {
    guard let scenes else {
      misuse(
        "The application has no resources with the main storyboard “\(name)”: pass them to init.")
    }
    let root = scenes.makeInitialController(ofStoryboard: name)
    let window = Window(host: self)
    window.restorationIdentifier = name
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}
