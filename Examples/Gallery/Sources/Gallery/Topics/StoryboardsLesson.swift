import Containers
import ContainersScenes
import Lessons

/// A storyboard is a file that describes controllers, their views, and how they are connected.
///
/// The classes that it uses declare their outlets and actions, so that the compiler checks them.
///
/// Storyboards are a module of their own, `ContainersScenes`.
final class StoryboardsLesson: Lesson {
  /// The folder of the storyboard, with the class that it names.
  static var scenes: ResourceBundle {
    ResourceBundle(
      path: Lessons.scenes, classes: [GreeterController.objectClass].compactMap { $0 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = Storyboard(name: "Greeter", bundle: Self.scenes)
    if let greeter = storyboard.instantiateInitialViewController() {
      add("The screen", greeter, height: 180)
    }
    let file = TextView()
    file.isEditable = false
    file.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    file.semanticContentAttribute = .forceLeftToRight
    file.text = Lessons.scene(named: "Greeter.storyboard.json") ?? ""
    file.accessibility.label = "Greeter.storyboard.json"
    file.heightAnchor.constraint(equalToConstant: 320).isActive = true
    add("Its file", file)
  }
}

/// The controller that the storyboard makes.
final class GreeterController: ViewController {
  var field: TextField?
  var answer: Label?

  func greet() {
    let name = field?.text ?? ""
    answer?.text = name.isEmpty ? "Who are you?" : "Hello, \(name)!"
  }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      GreeterController.self, make: GreeterController.init(coder:),
      [
        .outlet("field", \.field), .outlet("answer", \.answer),
        .action(Selector("greet", GreeterController.greet)),
      ])
  }
}
