/// A view, its superview, and so on up to its window.
@MainActor
struct ViewChain: @MainActor Sequence, @MainActor IteratorProtocol {
  fileprivate var view: View?

  mutating func next() -> View? {
    defer { view = view?.superview }
    return view
  }
}

extension View {
  /// The view and those above it.
  var chain: ViewChain { ViewChain(view: self) }
}
