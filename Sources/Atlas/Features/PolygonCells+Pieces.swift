extension PolygonCells {
  /// The part of one feature that lies in a cell.
  public struct Piece: Sendable {
    /// The index of the feature.
    public let feature: Int
    /// The indices of its rings in the layer, or an empty range if it covers the whole cell.
    public let rings: Range<Int>

    /// Whether the feature covers the whole cell.
    public var coversCell: Bool { rings.isEmpty }
  }

  /// A closed line around part of a feature in one cell.
  ///
  /// Its last point connects to its first.
  ///
  /// Where the cell cut the feature, the ring follows the edge of the cell. A point is inside a
  /// piece if an odd number of its rings enclose it. A ring is valid as long as the layer exists.
  public struct Ring: Sequence {
    let words: Slice<UnsafeBufferPointer<UInt16>>
    let origin: SIMD2<Double>
    let unit: Double

    /// Returns the points in degrees, with the longitude (up to and including 180) as x and the
    /// latitude as y.
    public func makeIterator() -> Points {
      Points(points: RingPoints(words), origin: origin, unit: unit)
    }

    /// The points of a ring, in degrees.
    public struct Points: IteratorProtocol {
      var points: RingPoints
      let origin: SIMD2<Double>
      let unit: Double

      /// Returns the next point, or `nil` after the last.
      public mutating func next() -> SIMD2<Double>? {
        points.next().map { origin + SIMD2(Double($0.x), Double($0.y)) * unit }
      }
    }
  }

  /// The edges of a cell, in degrees.
  public func bounds(
    ofCell cell: Int
  ) -> (west: Double, south: Double, east: Double, north: Double) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
    let size = cellSize.degrees
    let west = Double(column) * size - 180
    let south = Double(row) * size - 90
    return (west, south, west + size, south + size)
  }

  /// Calls a closure with each piece in a cell, in ascending order of features.
  public func forEachPiece(inCell cell: Int, _ body: (Piece) -> Void) {
    for number in entries(inCell: cell) {
      let entry = entries[number]
      let first = Int(entry.firstRing)
      body(Piece(feature: Int(entry.feature), rings: first..<first + Int(entry.ringCount)))
    }
  }

  /// Calls a closure with each ring of each piece in a cell.
  ///
  /// Pieces that cover the cell have no rings.
  public func forEachRing(inCell cell: Int, _ body: (_ feature: Int, _ ring: Ring) -> Void) {
    forEachPiece(inCell: cell) { piece in
      for number in piece.rings { body(piece.feature, ring(number, inCell: cell)) }
    }
  }

  /// Returns a ring in a cell by its index.
  public func ring(_ number: Int, inCell cell: Int) -> Ring {
    let bounds = bounds(ofCell: cell)
    return Ring(
      words: words[Int(rings[number])..<Int(rings[number + 1])],
      origin: SIMD2(bounds.west, bounds.south), unit: cellSize.degrees / Double(units))
  }
}
