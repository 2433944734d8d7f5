extension PolygonCells {
  /// What one feature has in a cell.
  public struct Piece: Sendable {
    /// The number of the feature.
    public let feature: Int
    /// The numbers of its rings in the layer; none where it covers the whole cell.
    public let rings: Range<Int>

    /// Whether the feature covers the whole cell.
    public var coversCell: Bool { rings.isEmpty }
  }

  /// A closed line around a part of a feature in one cell; its last point joins its first.
  ///
  /// Where a cell cut a feature the ring runs along the edge of the cell. Inside is where an odd
  /// number of a piece's rings go round. It is valid as long as the layer lives.
  public struct Ring: Sequence {
    let words: Slice<UnsafeBufferPointer<UInt16>>
    let origin: SIMD2<Double>
    let unit: Double

    /// Returns the points, each as its longitude (x, up to 180 inclusive) and its latitude (y) in
    /// degrees.
    public func makeIterator() -> Points {
      Points(points: RingPoints(words), origin: origin, unit: unit)
    }

    /// The points of a ring, in degrees.
    public struct Points: IteratorProtocol {
      var points: RingPoints
      let origin: SIMD2<Double>
      let unit: Double

      /// Returns the next point; nil after the last.
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

  /// Calls a function with each piece in a cell, features in rising order.
  public func forEachPiece(inCell cell: Int, _ body: (Piece) -> Void) {
    for number in entries(inCell: cell) {
      let entry = entries[number]
      let first = Int(entry.firstRing)
      body(Piece(feature: Int(entry.feature), rings: first..<first + Int(entry.ringCount)))
    }
  }

  /// Calls a function with each ring of each piece in a cell; pieces that cover it have none.
  public func forEachRing(inCell cell: Int, _ body: (_ feature: Int, _ ring: Ring) -> Void) {
    forEachPiece(inCell: cell) { piece in
      for number in piece.rings { body(piece.feature, ring(number, inCell: cell)) }
    }
  }

  /// Returns a ring of a piece in a cell by its number.
  public func ring(_ number: Int, inCell cell: Int) -> Ring {
    let bounds = bounds(ofCell: cell)
    return Ring(
      words: words[Int(rings[number])..<Int(rings[number + 1])],
      origin: SIMD2(bounds.west, bounds.south), unit: cellSize.degrees / Double(units))
  }
}
