public import Containers

extension RestorationCoder {
  /// The storyboard that created the controller, or `nil` if there is none or the application's
  /// resources no longer have it.
  ///
  /// A restoration class creates the controller from it:
  ///
  /// ```swift
  /// coder.storyboard?.instantiateViewController(withIdentifier: "Page")
  /// ```
  public var storyboard: Storyboard? {
    guard let scene, let bundle = resources as? ResourceBundle,
      bundle.storyboard(named: scene.name) != nil
    else { return nil }
    return Storyboard(name: scene.name, bundle: bundle)
  }
}
