/// Where the columns of a split are, in its coordinates.
struct SplitPlaces: Equatable, Sendable {
  typealias Column = SplitLayout.Column

  /// The frames of all columns; those of hidden ones lie beyond the primary edge.
  var frames: ColumnValues<Rect> = [:]
  /// The frames of the dividers, by the column at whose edge they are.
  var dividers: ColumnValues<Rect> = [:]
  /// How much the secondary column is dimmed, 0…1.
  var dimming = 0.0

  /// Returns the places between these and others.
  ///
  /// - Parameter progress: The fraction of the way, 0…1.
  func moved(to end: SplitPlaces, _ progress: Double) -> SplitPlaces {
    var places = self
    for (column, frame) in end.frames {
      places.frames[column] = Self.mix(frames[column] ?? frame, frame, progress)
    }
    places.dividers = progress < 1 ? [:] : end.dividers
    places.dimming += (end.dimming - dimming) * progress
    return places
  }

  private static func mix(_ one: Rect, _ other: Rect, _ progress: Double) -> Rect {
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * progress }
    return Rect(
      x: mix(one.minX, other.minX), y: mix(one.minY, other.minY),
      width: mix(one.width, other.width), height: mix(one.height, other.height))
  }
}

extension SplitLayout {
  /// The places of the columns.
  var places: SplitPlaces { places(in: mode) }

  /// Returns the places of the columns in a mode.
  func places(in mode: Mode) -> SplitPlaces {
    let shown = columns(Self.counts[mode] ?? 0)
    let widths = widths(in: mode)
    var places = SplitPlaces(dimming: Self.isDimming(mode) ? 1 : 0)
    var x = 0.0
    for column in shown {
      let width = widths[column] ?? 0
      places.frames[column] = rect(x, width)
      x += width
      if !Self.isDimming(mode) {
        places.dividers[column] = rect(x - Self.dividerOverlap, Self.divider)
      }
    }
    places.frames[.secondary] = secondary(in: mode, after: x)
    x = 0
    for column in columns(greatestCount).reversed() where !shown.contains(column) {
      let width = min(self[column].wish(in: size.width), size.width)
      x -= width
      places.frames[column] = rect(x, width)
    }
    return places
  }

  private func secondary(in mode: Mode, after x: Double) -> Rect {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: return rect(0, size.width)
    case .twoDisplaceSecondary:
      // The column keeps its size and moves aside.
      let size = places(in: fits(1) ? .oneBesideSecondary : .secondaryOnly).frames[.secondary]
      return rect(x, size?.width ?? 0)
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      return rect(x, max(0, size.width - x))
    }
  }

  /// Returns the rectangle at a distance from the primary edge.
  private func rect(_ x: Double, _ width: Double) -> Rect {
    Rect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }
}
