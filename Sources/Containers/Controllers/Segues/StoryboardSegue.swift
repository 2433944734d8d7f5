/// A transition from one controller of a storyboard to another.
///
/// A storyboard creates a segue when a control, gesture, or bar item triggers it, or when the
/// source calls ``ViewController/performSegue(withIdentifier:sender:)``. The source prepares the
/// destination in ``ViewController/prepare(for:sender:)``, and the segue then shows it. A subclass
/// overrides ``perform()`` and is listed as a `SegueClass`.
@MainActor
open class StoryboardSegue {
  /// The identifier of the segue in its storyboard, or `nil` for none.
  public let identifier: String?
  /// The controller where the segue starts.
  public let source: ViewController
  /// The controller that the segue shows.
  public let destination: ViewController

  /// Whether the segue is animated.
  package var isAnimated = true
  /// What shows the destination, or `nil` if a subclass does.
  package var performHandler: (@MainActor () -> Void)?

  /// Creates a segue whose class overrides ``perform()``.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination.
  ///
  /// An override does not call super.
  open func perform() {
    guard let performHandler else {
      misuse(
        "The segue \(identifier.map { "“\($0)”" } ?? "without identifier") of \(type(of: self)) from "
          + "\(source.name) to \(destination.name) does nothing: override perform().")
    }
    performHandler()
  }
}
