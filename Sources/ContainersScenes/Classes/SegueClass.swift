public import Containers

/// A class of segues that storyboards name.
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
  ///   - name: The name that storyboards write.
  ///   - make: The initializer, which receives the identifier, the source and the destination.
  public init(
    _ name: String,
    _ make: @escaping @MainActor (String?, ViewController, ViewController) -> StoryboardSegue
  ) {
    self.name = name
    self.make = make
  }
}
