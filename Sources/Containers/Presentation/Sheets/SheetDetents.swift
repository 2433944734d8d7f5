/// The heights at which a sheet can rest, in ascending order, without views.
///
/// There is always at least one. Detents of equal height are one, with the identifiers of all.
package struct SheetDetents: Hashable, Sendable {
  package typealias Identifier = SheetPresentationController.Detent.Identifier

  /// A height at which the sheet can rest.
  package struct Entry: Hashable, Sendable {
    /// The identifiers of the detents of this height, the first of which represents them.
    package fileprivate(set) var identifiers: [Identifier]
    /// The height in points.
    package let height: Double

    package var identifier: Identifier { identifiers[0] }
  }

  /// The destination of a sheet that the user releases.
  package enum Rest: Hashable, Sendable {
    case detent(Entry)
    case dismissal
  }

  /// The time for which a released sheet would go on at its speed, in seconds.
  private static let throwTime = 0.2

  /// The entries in ascending order, at least one.
  package let entries: [Entry]
  /// The maximum height in points.
  package let maximum: Double
  /// Whether no detent is active, so that the large one is used.
  package let isFallback: Bool

  /// Clamps, sorts, and merges resolved detents.
  ///
  /// - Parameters:
  ///   - resolved: The detents with their heights in points, or `nil` for inactive ones.
  ///   - maximum: The maximum height in points.
  package init(_ resolved: [(identifier: Identifier, height: Double?)], maximum: Double) {
    let maximum = max(0, maximum)
    self.maximum = maximum
    var entries: [Entry] = []
    for (identifier, height) in resolved {
      guard let height, !height.isNaN else { continue }
      let clamped = min(max(height, 0), maximum)
      if let index = entries.firstIndex(where: { $0.height == clamped }) {
        entries[index].identifiers.append(identifier)
      } else {
        entries.append(Entry(identifiers: [identifier], height: clamped))
      }
    }
    isFallback = entries.isEmpty
    if entries.isEmpty { entries = [Entry(identifiers: [.large], height: maximum)] }
    self.entries = entries.sorted { $0.height < $1.height }
  }

  package var smallest: Entry { entries[0] }
  package var largest: Entry { entries[entries.count - 1] }

  /// Returns the entry with an identifier, or `nil` if there is none.
  package func entry(_ identifier: Identifier) -> Entry? {
    entries.first { $0.identifiers.contains(identifier) }
  }

  /// Returns the selected entry: the one with the identifier, or the smallest if there is none.
  package func selected(_ identifier: Identifier?) -> Entry {
    identifier.flatMap(entry) ?? smallest
  }

  /// Returns the entry nearest to a height in points, the smaller of two that are equally near.
  package func nearest(to height: Double) -> Entry {
    var nearest = smallest
    for entry in entries where abs(entry.height - height) < abs(nearest.height - height) {
      nearest = entry
    }
    return nearest
  }

  /// Returns the destination of a sheet that is released at a height.
  ///
  /// - Parameters:
  ///   - height: The height in points, as the finger has dragged it.
  ///   - velocity: The velocity in points per second, positive if the sheet grows.
  package func rest(from height: Double, velocity: Double) -> Rest {
    let goal = height + velocity * SheetDetents.throwTime
    return goal < smallest.height / 2 ? .dismissal : .detent(nearest(to: goal))
  }

  /// Returns the entry above another one, or the smallest above the largest.
  package func next(after entry: Entry) -> Entry { above(entry) ?? smallest }

  /// Returns the next larger entry, or `nil` if there is none.
  package func above(_ entry: Entry) -> Entry? { entries.first { $0.height > entry.height } }

  /// Returns the next smaller entry, or `nil` if there is none.
  package func below(_ entry: Entry) -> Entry? { entries.last { $0.height < entry.height } }
}
