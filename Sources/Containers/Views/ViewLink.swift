/// A view's way up, to its superview or its window, which does not keep that alive.
///
/// It leads over the list of the subviews there. That is not counted, so that walks over the tree are
/// cheap; it is there as long as anything links to it, because it cuts the links before it ends.
@MainActor
struct ViewLink {
  private var list: Unmanaged<SubviewList>?

  init(_ list: SubviewList? = nil) { self.list = list.map(Unmanaged.passUnretained) }

  /// The view at the other end; nil where there is none, or no more.
  var target: View? { list?.takeUnretainedValue().holder }

  /// Whether the link leads to a list, told without looking at it; that to nothing leads to nil.
  func leads(to other: SubviewList?) -> Bool {
    list?.toOpaque() == other.map { Unmanaged.passUnretained($0).toOpaque() }
  }
}
