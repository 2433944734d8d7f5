extension GlyphPicture {
  /// Returns the picture slanted to the right.
  ///
  /// - Parameter slope: The shift of a row relative to its height above the baseline; 0.2 leans
  ///   like italics.
  func slanted(by slope: Double) -> GlyphPicture {
    let shifts = (0..<rows).map { row in
      let height = Double(top - row) - 0.5
      return Int((height * slope * 4).rounded())
    }
    guard let least = shifts.min(), let most = shifts.max() else { return self }
    let width = columns + most - least
    var moved = [UInt8](repeating: 0, count: width * rows)
    for (row, shift) in shifts.enumerated() {
      let start = row * width + shift - least
      moved.replaceSubrange(
        start..<(start + columns), with: coverage[(row * columns)..<((row + 1) * columns)])
    }
    return GlyphPicture(left: left + least, top: top, columns: width, rows: rows, coverage: moved)
  }
}
