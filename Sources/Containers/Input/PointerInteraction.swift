/// An interaction that gives parts of a view their own pointer shapes and reports when the pointer
/// enters and leaves them.
///
/// To use one pointer shape for a whole view, set ``View/pointerStyle`` instead.
///
/// ```swift
/// final class RulerView: View, PointerInteractionDelegate {
///   override init(frame: Rect) {
///     super.init(frame: frame)
///     addInteraction(PointerInteraction(delegate: self))
///   }
///
///   func pointerInteraction(
///     _ interaction: PointerInteraction, styleFor region: PointerRegion
///   ) -> PointerStyle? {
///     .crosshair
///   }
/// }
/// ```
@MainActor
public final class PointerInteraction: Interaction {
  /// The delegate that provides regions and pointer shapes.
  public private(set) weak var delegate: (any PointerInteractionDelegate)?
  /// The view that the interaction is attached to.
  public private(set) weak var view: View?
  /// Whether the interaction affects the pointer; true by default.
  public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  private var region: PointerRegion?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides regions and pointer shapes, held weakly.
  public init(delegate: (any PointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Leaves the region that the pointer is in.
  public func willMove(to view: View?) { leave() }

  /// Updates the pointer over the view, or over the view that had the interaction.
  public func didMove(to view: View?) {
    let window = (view ?? self.view)?.window
    self.view = view
    window?.pointerStyleDidChange()
  }

  /// Asks the delegate again about the pointer's current location.
  public func invalidate() { view?.window?.pointerStyleDidChange() }

  /// Updates the region for the pointer's location.
  ///
  /// - Parameter location: The location in the view's bounds; nil if the pointer is outside.
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

  /// The pointer shape for the region that the pointer is in; nil for the view's own.
  var style: PointerStyle? {
    region.flatMap { delegate?.pointerInteraction(self, styleFor: $0) }
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    delegate?.pointerInteraction(self, willExit: old)
  }
}
