/// Where an unwind segue comes from, for the search for the controller that takes it.
@MainActor
public final class StoryboardUnwindSegueSource {
  /// The controller that the segue leaves.
  public let source: ViewController
  /// The action that the controller to be found performs.
  public let unwindAction: Selector
  /// What triggered the segue.
  public let sender: Any?

  /// Creates the description of an unwind, such as for a test.
  public init(source: ViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
