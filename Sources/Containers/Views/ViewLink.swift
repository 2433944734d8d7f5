/// A view's way up, to its superview or its window, which does not keep that alive.
///
/// Not weak, because a walk over the tree would count references at every step, and slowly. It is valid
/// because whoever ends clears the links to it: see ``SubviewList``.
struct ViewLink<Target: View> {
  private var reference: Unmanaged<Target>?

  init(_ target: Target? = nil) { reference = target.map(Unmanaged.passUnretained) }

  var target: Target? { reference?.takeUnretainedValue() }

  /// Whether the link leads to a view, told without looking at it.
  func leads(to view: Target?) -> Bool {
    reference?.toOpaque() == view.map { Unmanaged.passUnretained($0).toOpaque() }
  }
}
