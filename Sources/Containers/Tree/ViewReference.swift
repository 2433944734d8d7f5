/// A weak reference to a view that all its subviews share, or to the window of all views in it.
@MainActor
final class ViewReference<Target: View> {
  weak var view: Target?

  init(_ view: Target) { self.view = view }
}
