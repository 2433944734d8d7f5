public import Containers

/// A class of custom segues for storyboards.
///
/// ```swift
/// ResourceBundle(path: folder, classes: classes, segues: [SegueClass("Fade", FadeSegue.init)])
/// ```
@MainActor
public struct SegueClass {
  let name: String
  let make: (String?, ViewController, ViewController) -> StoryboardSegue

  /// Creates the description of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the class in storyboards.
  ///   - make: The initializer, which receives the identifier, the source and the destination.
  public init(
    _ name: String,
    _ make: @escaping @MainActor (String?, ViewController, ViewController) -> StoryboardSegue
  ) {
    self.name = name
    self.make = make
  }
}
