import Containers
import ContainersScenes
import Foundation

/// The screens of the program, made in two ways.
public enum Reader {
  /// The storyboard with the classes that it names.
  public static var resources: ResourceBundle {
    ResourceBundle(
      path: (Bundle.module.resourcePath ?? ".") + "/Scenes",
      classes: [
        PlacesController.objectClass, PlaceController.objectClass, FactsController.objectClass,
        FormController.objectClass,
      ].compactMap { $0 })
  }

  /// Makes the screens from the storyboard.
  public static func makeRootFromStoryboard() -> ViewController? {
    Storyboard(name: "Main", bundle: resources).instantiateInitialViewController()
  }
}
