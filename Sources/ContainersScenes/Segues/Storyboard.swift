public import Containers

/// A file of a ``ResourceBundle`` that describes controllers and the segues between them.
///
/// ```swift
/// let main = Storyboard(name: "Main", bundle: resources)
/// window.rootViewController = main.instantiateInitialViewController()
/// ```
@MainActor
public final class Storyboard {
  let name: String
  let bundle: ResourceBundle

  /// Creates a storyboard.
  ///
  /// The file is read on demand.
  public init(name: String, bundle: ResourceBundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Creates the initial controller, or returns `nil` if the file has none.
  ///
  /// - Parameter creator: A closure that creates the controller, of the scene's class or a
  ///   subclass. If it returns `nil`, the controller is created with the initializer of the scene's
  ///   class.
  public func instantiateInitialViewController(
    creator: ((NibCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let document = file.checked(by: bundle)
    return document.initial.flatMap { document.scene(id: $0.text) }.map { make($0, creator) }
  }

  /// Creates the controller with an identifier.
  ///
  /// An unknown identifier is a programming error and traps.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the controller with an identifier.
  ///
  /// - Parameter creator: A closure that creates the controller, of the scene's class or a
  ///   subclass. If it returns `nil`, the controller is created with the initializer of the scene's
  ///   class.
  public func instantiateViewController(
    identifier: String, creator: ((NibCoder) -> ViewController?)?
  ) -> ViewController {
    let document = file.checked(by: bundle)
    guard let scene = document.scene(identifier: identifier) else {
      let known = document.scenes.compactMap(\.identifier)
      misuse(
        "The storyboard \(bundle.path)/\(file.file) has no scene with the identifier “\(identifier)”. "
          + (known.isEmpty ? "None has one." : "Known are \(NearestName.list(known))."))
    }
    return make(scene, creator)
  }

  /// Checks the file without creating controllers.
  ///
  /// - Throws: All faults of the file, including unconnected outlets.
  public func validate() throws(NibError) {
    guard let file = bundle.storyboard(named: name) else {
      throw NibError([
        NibFault(file: "\(name).storyboard.json", path: "$", reason: "no such file. \(hint)")
      ])
    }
    if !file.faults.isEmpty { throw NibError(file.faults) }
  }

  private var hint: String {
    NearestName.hint(for: name, among: bundle.names(endingIn: ".storyboard.json"))
  }

  var file: NibFile<StoryboardDocument> {
    guard let file = bundle.storyboard(named: name) else {
      misuse("\(bundle.path) has no storyboard “\(name)”. \(hint)")
    }
    return file
  }
}

extension ViewController {
  /// The storyboard that created the controller, or `nil` for none.
  public var storyboard: Storyboard? { sceneOfStoryboard?.storyboard }

  /// The scene from which the controller was created.
  var sceneOfStoryboard: StoryboardScene? { controllerScene as? StoryboardScene }
}
