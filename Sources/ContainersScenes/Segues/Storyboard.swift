public import Containers

/// A file of a ``ResourceBundle`` that describes controllers and the ways between them.
///
/// ```swift
/// let main = Storyboard(name: "Main", bundle: resources)
/// window.rootViewController = main.instantiateInitialViewController()
/// ```
@MainActor
public final class Storyboard {
  let name: String
  let bundle: ResourceBundle

  /// Creates a storyboard; the file is read when it is needed.
  public init(name: String, bundle: ResourceBundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Makes the initial controller, or returns `nil` if the file names none.
  ///
  /// - Parameter creator: A closure that makes the controller, of the scene's class or a subclass;
  ///   if it returns `nil`, the scene's class makes it.
  public func instantiateInitialViewController(
    creator: ((NibCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let document = file.checked(by: bundle)
    return document.initial.flatMap { document.scene(id: $0.text) }.map { make($0, creator) }
  }

  /// Makes the controller with an identifier.
  ///
  /// An unknown identifier is a programming error and traps.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller with an identifier.
  ///
  /// - Parameter creator: A closure that makes the controller, of the scene's class or a subclass;
  ///   if it returns `nil`, the scene's class makes it.
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

  /// Checks the file without making controllers.
  ///
  /// - Throws: Everything that is wrong with it, unconnected outlets too.
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
  /// The storyboard that the controller was made by, or `nil` for none.
  public var storyboard: Storyboard? { sceneOfStoryboard?.storyboard }

  /// The scene that the controller was made from.
  var sceneOfStoryboard: StoryboardScene? { controllerScene as? StoryboardScene }
}
