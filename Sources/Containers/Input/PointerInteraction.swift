/// Gives parts of a view pointers of their own, and tells where the pointer comes and goes.
///
/// For one pointer over all of a view ``View/pointerStyle`` is enough.
@MainActor
public final class PointerInteraction: Interaction {
  /// What says how the pointer looks.
  public private(set) weak var delegate: (any PointerInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: View?
  /// Whether the interaction has a say; true at first.
  public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  private var region: PointerRegion?

  /// Makes an interaction.
  ///
  /// - Parameter delegate: What says how the pointer looks; not kept alive.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Lets go of the region that the pointer is in.
  public func willMove(to view: View?) { leave() }

  /// Looks anew at the pointer over the view, or over the one that had the interaction.
  public func didMove(to view: View?) {
    let window = (view ?? self.view)?.window
    self.view = view
    window?.pointerStyleDidChange()
  }

  /// Asks the delegate again where the pointer is now.
  public func invalidate() { view?.window?.pointerStyleDidChange() }

  /// Follows the pointer.
  ///
  /// - Parameter location: Where it is in the view's bounds; nil for outside.
  func pointerIs(at location: Point?) {
    guard let location, isEnabled, let view else { return leave() }
    let proposed = PointerRegion(rect: view.bounds)
    let new =
      delegate.map { $0.pointerInteraction(self, regionFor: location, defaultRegion: proposed) }
      ?? proposed
    guard new != region else { return }
    leave()
    region = new
    if let new { delegate?.pointerInteraction(self, willEnter: new) }
  }

  /// The shape over the region that the pointer is in; nil for that of the view.
  var style: PointerStyle? {
    region.flatMap { delegate?.pointerInteraction(self, styleFor: $0) }
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    delegate?.pointerInteraction(self, willExit: old)
  }
}
