extension LayoutConstraint {
  /// How the items of a visual format are aligned, and which way it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1)
    /// All right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 2)
    /// All top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 4)
    /// All bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 8)
    /// All edges where reading begins are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 16)
    /// All edges where reading ends are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 32)
    /// All middles across are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 64)
    /// All middles down are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 128)
    /// All baselines of last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 256)
    /// All baselines of first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 512)
    /// A row runs from left to right, whatever the direction of reading.
    public static let directionLeftToRight = FormatOptions(rawValue: 1024)
    /// A row runs from right to left, whatever the direction of reading.
    public static let directionRightToLeft = FormatOptions(rawValue: 2048)

    fileprivate static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Makes the constraints of a row or a column that is written as text.
  ///
  /// A name in brackets is an item, `|` the view that holds all, `-` the spacing of the system (the
  /// margins at the edges), `-8-` a distance, `(>=50@750)` a condition; `V:` before it makes a column.
  /// A text that cannot be read is a trap that shows where, as is a name that is not given.
  ///
  /// - Parameters:
  ///   - format: For example `H:|-[name(>=50)]-8-[value(==name)]-|`.
  ///   - metrics: The numbers that the text names.
  ///   - views: The items that the text names.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double] = [:], views: [String: any LayoutItem]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      let layout = VisualFormatLayout(
        format: try VisualFormat(format), text: format, options: options, metrics: metrics,
        views: views)
      return layout.chain() + layout.sizes() + layout.alignments(FormatOptions.alignments)
    } catch {
      misuse(error.description)
    }
  }
}

/// The constraints that a visual format stands for.
@MainActor
private struct VisualFormatLayout {
  let format: VisualFormat
  let text: String
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Double]
  let views: [String: any LayoutItem]

  private var isRow: Bool { format.axis == .horizontal }

  /// The constraints between neighbours.
  func chain() -> [LayoutConstraint] {
    zip(zip(format.elements, format.elements.dropFirst()), format.connections).flatMap { pair in
      between(pair.0.0, pair.0.1, pair.1)
    }
  }

  /// The constraints of extents.
  func sizes() -> [LayoutConstraint] {
    format.elements.flatMap { element in
      element.predicates.map { predicate in
        let extent: LayoutConstraint.Attribute = isRow ? .width : .height
        let item = item(element)
        if case .name(let name) = predicate.object, let other = views[name] {
          return make(item, extent, predicate, other, extent, constant: 0)
        }
        return make(
          item, extent, predicate, nil, .notAnAttribute, constant: value(predicate.object))
      }
    }
  }

  /// The constraints across.
  func alignments(
    _ known: [(LayoutConstraint.FormatOptions, LayoutConstraint.Attribute)]
  ) -> [LayoutConstraint] {
    let items = format.elements.filter { $0.name != nil }.map(item)
    return known.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { first, second in
        LayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }

  private func between(
    _ first: VisualFormat.Element, _ second: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) -> [LayoutConstraint] {
    let isEdge = first.name == nil || second.name == nil
    var predicates = [VisualFormat.Predicate(object: .value(isEdge ? 0 : 8))]
    if case .predicates(let asked) = connection { predicates = asked }
    if connection == .flush { predicates = [VisualFormat.Predicate(object: .value(0))] }
    let inMargins = connection == .standard
    var after = edge(second, isEnd: second.name == nil, inMargins: inMargins)
    var before = edge(first, isEnd: first.name != nil, inMargins: inMargins)
    // From right to left by force, distances grow the other way.
    if options.contains(.directionRightToLeft), isRow { swap(&after, &before) }
    return predicates.map { predicate in
      make(
        after.0, after.1, predicate, before.0, before.1, constant: value(predicate.object))
    }
  }

  private func edge(
    _ element: VisualFormat.Element, isEnd: Bool, inMargins: Bool
  ) -> (any LayoutItem, LayoutConstraint.Attribute) {
    var item = item(element)
    if element.name == nil, inMargins { item = item.node.layoutMarginNode }
    guard isRow else { return (item, isEnd ? .bottom : .top) }
    if options.contains(.directionLeftToRight) { return (item, isEnd ? .right : .left) }
    if options.contains(.directionRightToLeft) { return (item, isEnd ? .left : .right) }
    return (item, isEnd ? .trailing : .leading)
  }

  private func item(_ element: VisualFormat.Element) -> any LayoutItem {
    guard let name = element.name else { return holder }
    guard let item = views[name] else {
      misuse("The visual format “\(text)” names \(name), which is not among its views.")
    }
    return item
  }

  /// The view that `|` stands for.
  private var holder: any LayoutItem {
    for element in format.elements {
      guard let name = element.name, let view = views[name]?.node.layoutContainer else { continue }
      return view
    }
    misuse("The visual format “\(text)” has a | and no view in a superview: add its views first.")
  }

  private func make(
    _ first: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ predicate: VisualFormat.Predicate, _ second: (any LayoutItem)?,
    _ other: LayoutConstraint.Attribute, constant: Double
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: other, multiplier: 1, constant: constant)
    switch predicate.priority {
    case nil: break
    case .value(let value): constraint.priority = LayoutPriority(Float(value))
    case .name(let name): constraint.priority = LayoutPriority(Float(metric(name)))
    }
    return constraint
  }

  private func value(_ object: VisualFormat.Object) -> Double {
    switch object {
    case .value(let value): value
    case .name(let name): metric(name)
    }
  }

  private func metric(_ name: String) -> Double {
    guard let value = metrics[name] else {
      misuse("The visual format “\(text)” names \(name), which is not among its metrics.")
    }
    return value
  }
}
