/// The constraints that arrange the views of a stack view.
@MainActor
struct StackArrangement {
  private let stack: StackView
  private let visible: [View]
  private let hidden: [View]
  private let spacing: (View) -> Double
  private let edges: any LayoutItem
  private(set) var constraints: [LayoutConstraint] = []

  /// The priority with which an arrangement shrinks where its views do not determine its size.
  private static let tightness = LayoutPriority(49)
  /// The priority with which hidden views collapse.
  ///
  /// Not required, because they may have size constraints of their own.
  private static let collapse = LayoutPriority(999)

  init(_ stack: StackView, _ views: [View], spacing: @escaping (View) -> Double) {
    self.stack = stack
    self.spacing = spacing
    visible = views.filter { !$0.isHidden }
    hidden = views.filter(\.isHidden)
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    chain()
    distribute()
    for view in visible + hidden { align(view) }
    collapse(views)
    for constraint in constraints where constraint.identifier == nil {
      constraint.identifier = "StackView"
    }
  }

  private var isRow: Bool { stack.axis == .horizontal }

  // MARK: Along the axis

  /// Attaches the first view to the start, each view to the previous one, and the last to the end.
  private mutating func chain() {
    guard let first = visible.first, let last = visible.last else {
      add(extent(of: edges).constraint(equalToConstant: 0), Self.tightness)
      return
    }
    add(distance(from: edges, .start, to: first, .start).constraint(equalToConstant: 0))
    add(distance(from: last, .end, to: edges, .end).constraint(equalToConstant: 0))
    let isElastic = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = gap(view, next)
      add(
        isElastic
          ? gap.constraint(greaterThanOrEqualToConstant: spacing(view))
          : gap.constraint(equalToConstant: spacing(view)))
    }
    if isElastic { add(extent(of: edges).constraint(equalToConstant: 0), Self.tightness) }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for (view, next) in zip(visible, visible.dropFirst()) {
        add(extent(of: next).constraint(equalTo: extent(of: view)))
      }
    case .fillProportionally: proportion()
    case .equalSpacing:
      let gaps = zip(visible, visible.dropFirst()).map { gap($0, $1) }
      for (gap, next) in zip(gaps, gaps.dropFirst()) {
        add(next.constraint(equalTo: gap), .required - 1)
      }
    case .equalCentering:
      let gaps = zip(visible, visible.dropFirst()).map {
        distance(from: $0, .center, to: $1, .center)
      }
      // Earlier gaps have a higher priority, so that any inequality ends up at the end.
      for (index, (gap, next)) in zip(gaps, gaps.dropFirst()).enumerated() {
        add(next.constraint(equalTo: gap), LayoutPriority(max(100, 150 - Float(index))))
      }
    }
  }

  private mutating func proportion() {
    let sizes = visible.map { view in
      max(0, isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
    }
    guard let reference = zip(visible, sizes).first(where: { $0.1 > 0 }) else { return }
    for (view, size) in zip(visible, sizes) where view !== reference.0 && size > 0 {
      add(
        extent(of: view).constraint(
          equalTo: extent(of: reference.0), multiplier: size / reference.1), .required - 1)
    }
  }

  /// Collapses hidden views to zero size at the end of the previous visible view.
  private mutating func collapse(_ views: [View]) {
    var last: (any LayoutItem, End) = (edges, .start)
    for view in views {
      guard view.isHidden else {
        last = (view, .end)
        continue
      }
      add(
        distance(from: last.0, last.1, to: view, .start).constraint(equalToConstant: 0))
      add(extent(of: view).constraint(equalToConstant: 0), Self.collapse)
      constraints.last?.identifier = "StackView hiding"
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: View) {
    let (start, end) = acrossEdges(view)
    switch stack.alignment {
    case .fill:
      add(start.constraint(equalToConstant: 0))
      add(end.constraint(equalToConstant: 0))
      return
    case .leading: add(start.constraint(equalToConstant: 0))
    case .trailing: add(end.constraint(equalToConstant: 0))
    case .center:
      add(
        isRow
          ? view.centerYAnchor.constraint(equalTo: edges.centerYAnchor)
          : view.centerXAnchor.constraint(equalTo: edges.centerXAnchor))
    case .firstBaseline, .lastBaseline: alignBaseline(view)
    }
    guard !view.isHidden else { return }
    add(start.constraint(greaterThanOrEqualToConstant: 0))
    add(end.constraint(greaterThanOrEqualToConstant: 0))
    let extent = isRow ? edges.heightAnchor : edges.widthAnchor
    if view === visible.first { add(extent.constraint(equalToConstant: 0), Self.tightness) }
  }

  private mutating func alignBaseline(_ view: View) {
    guard isRow else {
      misuse(
        "\(stack.layoutName) cannot align a column on baselines: use leading, center, trailing or "
          + "fill, or the axis .horizontal.")
    }
    guard let first = visible.first ?? hidden.first, view !== first else { return }
    add(
      stack.alignment == .firstBaseline
        ? view.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor)
        : view.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor))
  }

  /// The distances of a view from the edges across the axis, positive toward the inside.
  private func acrossEdges(_ view: View) -> (LayoutDimension, LayoutDimension) {
    isRow
      ? (
        edges.topAnchor.anchorWithOffset(to: view.topAnchor),
        view.bottomAnchor.anchorWithOffset(to: edges.bottomAnchor)
      )
      : (
        edges.leadingAnchor.anchorWithOffset(to: view.leadingAnchor),
        view.trailingAnchor.anchorWithOffset(to: edges.trailingAnchor)
      )
  }

  // MARK: Parts

  private enum End { case start, center, end }

  private func extent(of item: any LayoutItem) -> LayoutDimension {
    isRow ? item.widthAnchor : item.heightAnchor
  }

  private func gap(_ view: View, _ next: View) -> LayoutDimension {
    if !isRow, stack.isBaselineRelativeArrangement {
      return view.lastBaselineAnchor.anchorWithOffset(to: next.firstBaselineAnchor)
    }
    return distance(from: view, .end, to: next, .start)
  }

  private func distance(
    from item: any LayoutItem, _ end: End, to other: any LayoutItem, _ otherEnd: End
  ) -> LayoutDimension {
    isRow
      ? x(item, end).anchorWithOffset(to: x(other, otherEnd))
      : y(item, end).anchorWithOffset(to: y(other, otherEnd))
  }

  private func x(_ item: any LayoutItem, _ end: End) -> LayoutXAxisAnchor {
    switch end {
    case .start: item.leadingAnchor
    case .center: item.centerXAnchor
    case .end: item.trailingAnchor
    }
  }

  private func y(_ item: any LayoutItem, _ end: End) -> LayoutYAxisAnchor {
    switch end {
    case .start: item.topAnchor
    case .center: item.centerYAnchor
    case .end: item.bottomAnchor
    }
  }

  private mutating func add(
    _ constraint: LayoutConstraint, _ priority: LayoutPriority = .required
  ) {
    constraint.priority = priority
    constraints.append(constraint)
  }
}
