extension ViewController {
  /// Implements ``performSegue(withIdentifier:sender:)``.
  func runSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene = controllerState.scene else {
      misuse(
        "\(name) comes from no storyboard, so it has no segue “\(identifier)”: make it with a Storyboard."
      )
    }
    scene.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }
}
