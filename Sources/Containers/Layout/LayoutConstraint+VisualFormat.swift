extension LayoutConstraint {
  /// The alignment and direction of the items in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask.
    public let rawValue: Int

    /// Creates options from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Aligns all left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1)
    /// Aligns all right edges.
    public static let alignAllRight = FormatOptions(rawValue: 2)
    /// Aligns all top edges.
    public static let alignAllTop = FormatOptions(rawValue: 4)
    /// Aligns all bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 8)
    /// Aligns all leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 16)
    /// Aligns all trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 32)
    /// Aligns all centers along the x-axis.
    public static let alignAllCenterX = FormatOptions(rawValue: 64)
    /// Aligns all centers along the y-axis.
    public static let alignAllCenterY = FormatOptions(rawValue: 128)
    /// Aligns the baselines of all last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 256)
    /// Aligns the baselines of all first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 512)
    /// Arranges a row from left to right, independent of the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1024)
    /// Arranges a row from right to left, independent of the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2048)

    fileprivate static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Creates the constraints that a visual format describes.
  ///
  /// A name in brackets is an item, `|` is the superview, `-` is the system spacing (at the edges,
  /// the layout margin), `-8-` is a distance, and `(>=50@750)` is a condition. The prefix `V:`
  /// makes a column instead of a row. An invalid format traps with a message that points to the
  /// error, and so does an unknown name.
  ///
  /// - Parameters:
  ///   - format: The format, for example `H:|-[name(>=50)]-8-[value(==name)]-|`.
  ///   - metrics: The numbers used in the format, by name.
  ///   - views: The items used in the format, by name.
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

/// The constraints that a visual format describes.
@MainActor
private struct VisualFormatLayout {
  let format: VisualFormat
  let text: String
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Double]
  let views: [String: any LayoutItem]

  private var isRow: Bool { format.axis == .horizontal }

  /// Returns the constraints between neighbors.
  func chain() -> [LayoutConstraint] {
    zip(zip(format.elements, format.elements.dropFirst()), format.connections).flatMap { pair in
      between(pair.0.0, pair.0.1, pair.1)
    }
  }

  /// Returns the constraints on widths or heights.
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

  /// Returns the constraints that align the items.
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
    // When the direction is forced to right to left, distances grow in the opposite direction.
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

  /// The view that `|` represents.
  private var holder: any LayoutItem {
    for element in format.elements {
      guard let name = element.name, let view = views[name]?.node.layoutContainer else { continue }
      return view
    }
    misuse(
      "The visual format “\(text)” has a |, but no view in it has a superview: add its views first."
    )
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
