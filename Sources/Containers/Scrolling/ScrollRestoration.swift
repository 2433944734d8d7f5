/// The place to which a scroll view returns once it has content and a size.
struct ScrollRestoration {
  /// Returns the offset, or `nil` if there is no such place any more.
  let offset: () -> Point?
}
