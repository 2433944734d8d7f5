/// The nibs and storyboards of an application, which another module reads.
@MainActor
package protocol SceneSource: NibSource {
  /// Makes the initial controller of a storyboard.
  ///
  /// A storyboard without one is a programming error and traps.
  func makeInitialController(ofStoryboard name: String) -> ViewController

  /// Creates the controller of a saved scene, or returns `nil` if the program no longer has the
  /// scene.
  func makeController(of scene: RestorationStoryboard) -> ViewController?

  /// Discards the parsed files, which are read again on demand.
  func releaseFiles()
}
