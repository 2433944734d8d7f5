/// The place of a view in its superview, to which it returns later.
@MainActor
struct SavedPlace {
  private let view: View
  private(set) weak var superview: View?
  private let index: Int
  private let frame: Rect
  private let size: Size
  /// The constraints of the view's ancestors that removing the view deactivates.
  private let constraints: [LayoutConstraint]

  /// Records the place of a view, or returns `nil` if it has no superview.
  init?(of view: View) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    size = superview.bounds.size
    constraints = sequence(first: superview, next: \.superview).flatMap { ancestor in
      ancestor.constraints.filter { $0.isActive && $0.concerns(view) }
    }
  }

  /// Returns the view to its place, in the size that fits there now.
  func restore() {
    guard let superview else { return }
    View.performWithoutAnimation {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
      view.frame = fittingFrame(in: superview)
      LayoutConstraint.activate(constraints)
    }
  }

  /// The frame of the place in another view, in the size that fits there now.
  func frame(in other: View) -> Rect? {
    superview.map { $0.convert(fittingFrame(in: $0), to: other) }
  }

  private func fittingFrame(in superview: View) -> Rect {
    let now = superview.bounds.size
    return now == size ? frame : view.autoresizingMask.frame(from: frame, in: size, to: now)
  }
}

extension LayoutConstraint {
  /// Whether the constraint relates to a view or something inside it.
  fileprivate func concerns(_ view: View) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? View ?? (item as? LayoutGuide)?.owningView)?.isDescendant(of: view) == true
    }
  }
}
