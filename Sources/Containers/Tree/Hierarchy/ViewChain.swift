/// A sequence of a view and its ancestors, up to the window.
@MainActor
struct ViewChain: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var view: View?

  mutating func next() -> View? {
    defer { view = view?.superview }
    return view
  }
}

extension View {
  /// The view and its ancestors.
  var chain: ViewChain { ViewChain(view: self) }
}
