/// The source of an unwind segue, passed to the controllers that search for its destination.
@MainActor
public final class StoryboardUnwindSegueSource {
  /// The controller where the segue starts.
  public let source: ViewController
  /// The action that the destination performs.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?

  /// Creates the source of an unwind segue, for example in a test.
  public init(source: ViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
