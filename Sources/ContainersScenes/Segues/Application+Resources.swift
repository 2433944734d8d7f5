public import Containers

extension Application {
  /// Creates an application on a platform, with nibs and storyboards.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - resources: The nibs and storyboards of the program.
  ///   - mainStoryboard: The name of the storyboard whose initial controller becomes the root of a
  ///     window at launch, or `nil` if the program creates its windows.
  public convenience init(
    platform: any Platform, resources: ResourceBundle?, mainStoryboard: String? = nil
  ) {
    self.init(platform: platform, scenes: resources, mainStoryboard: mainStoryboard)
  }

  /// The nibs and storyboards from which controllers load their views, or `nil` for none.
  public var resources: ResourceBundle? { scenes as? ResourceBundle }
}
