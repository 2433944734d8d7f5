internal import Containers

extension Storyboard {
  /// Makes the controller of a scene with all that it contains at first.
  func make(_ scene: NibScene, _ creator: ((NibCoder) -> ViewController?)?) -> ViewController {
    let key = "\(name)#\(scene.id)"
    guard !bundle.underway.contains(key) else {
      misuse(
        "\(bundle.path)/\(file.file): \(scene.path): the scene “\(scene.id)” contains itself, by relations "
          + "or embedding, through \(bundle.underway.joined(separator: ", ")).")
    }
    bundle.underway.append(key)
    defer { bundle.underway.removeLast() }
    let builder = NibBuilder(bundle, table: NibTable(name, localizing: bundle))
    let controller = makeController(scene, builder.coder(scene.values), creator)
    let instance = StoryboardScene(self, scene, fileName: file.file)
    controller.keepScene(instance, nibName: instance.nibName, in: bundle)
    instance.fill(controller, with: builder)
    return controller
  }

  private func makeController(
    _ scene: NibScene, _ coder: NibCoder, _ creator: ((NibCoder) -> ViewController?)?
  ) -> ViewController {
    let one = bundle.classes[scene.className]
    if let created = creator?(coder) {
      guard one?.covers(type(of: created)) == true else {
        misuse(
          "The creator for the scene “\(scene.id)” of \(bundle.path)/\(file.file) made \(created), which is "
            + "no \(scene.className): make one of that class, or return nil.")
      }
      return created
    }
    guard let made = one?.make(coder) as? ViewController else {
      misuse(
        "\(bundle.path)/\(file.file): \(scene.path).class: \(scene.className) made no controller: its "
          + "initializer returned nil.")
    }
    return made
  }

  /// Makes the controller that a segue or relation leads to: that of a scene of this storyboard, or
  /// of another one.
  func makeDestination(
    _ text: String, _ creator: ((NibCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      return Storyboard(name: parts[0], bundle: bundle)
        .instantiateViewController(identifier: parts[1], creator: creator)
    }
    guard let scene = file.checked(by: bundle).scene(id: text) else {
      misuse("\(bundle.path)/\(file.file) has no scene “\(text)”.")
    }
    return make(scene, creator)
  }
}
