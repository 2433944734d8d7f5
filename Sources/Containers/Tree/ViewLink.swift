/// An unowned link from a view to its superview or its window.
///
/// It refers to the subview list of the target. The reference is not counted, which makes tree
/// walks cheap. The list outlives all links to it, because it cuts them before it is deinitialized.
struct ViewLink: Equatable {
  private var list: Unmanaged<SubviewList>?

  init(_ list: SubviewList? = nil) { self.list = list.map(Unmanaged.passUnretained) }

  /// The linked view, or `nil` if there is none or it is gone.
  @MainActor var target: View? { list?.takeUnretainedValue().holder }

  /// Passes the linked view to a closure without counting a reference, which is slow for windows and
  /// whatever else is referenced weakly.
  ///
  /// The closure runs no code of the program, which might release the view. The method is not isolated,
  /// because the standard library would check the executor of an isolated closure at each call.
  ///
  /// - Returns: The result; `nil` if there is no linked view or it is gone.
  func read<Value>(_ body: (View) -> Value) -> Value? {
    list?._withUnsafeGuaranteedRef { $0.read(body) } ?? nil
  }

  static func == (a: ViewLink, b: ViewLink) -> Bool { a.list?.toOpaque() == b.list?.toOpaque() }
}
