/// An interaction that accepts drops on a view from other programs, and of what is dragged from lists.
///
/// A drop is offered to the interactions of the view under the pointer, then to those of its
/// ancestors, until a delegate can handle it. Views below a presented controller or a menu get
/// none.
///
/// ```swift
/// view.addInteraction(DropInteraction(delegate: self))
/// ```
///
/// SDL 2 doesn't report a drag of another program before its drop, so there are no proposals and
/// previews. Lists have them for drags within the app: see ``TableViewDropDelegate``.
@MainActor
public final class DropInteraction: Interaction {
  /// The object that accepts drops.
  public private(set) weak var delegate: (any DropInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: View?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that accepts drops, held weakly.
  public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  public func willMove(to view: View?) {}

  /// Remembers the view.
  public func didMove(to view: View?) { self.view = view }
}

/// An object that accepts drops on a view.
@MainActor
public protocol DropInteractionDelegate: AnyObject {
  /// Returns whether the delegate accepts a drop; `true` by default.
  ///
  /// If not, the drop is offered to the next interaction.
  func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool
  /// Accepts a drop.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)
}

extension DropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: DropSession
  ) -> Bool { true }
}
