/// A view's way up, to its superview or its window, which does not keep that alive.
///
/// It leads over the list of the subviews there. That is not counted, so that walks over the tree are
/// cheap; it is there as long as anything links to it, because it cuts the links before it ends.
struct ViewLink: Equatable {
  private var list: Unmanaged<SubviewList>?

  init(_ list: SubviewList? = nil) { self.list = list.map(Unmanaged.passUnretained) }

  /// The view at the other end; nil where there is none, or no more.
  @MainActor var target: View? { list?.takeUnretainedValue().holder }

  static func == (a: ViewLink, b: ViewLink) -> Bool { a.list?.toOpaque() == b.list?.toOpaque() }
}
