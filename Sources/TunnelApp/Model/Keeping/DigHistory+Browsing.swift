nonisolated extension DigHistory {
  /// A direction in the order of time.
  enum Direction: Hashable, Sendable {
    case back, forth
  }

  /// A dig before or after another one.
  struct Step: Hashable, Sendable {
    /// The index of the entry whose tunnel it is; -1 for the tunnel before the oldest dig.
    var position: Int
    /// The tunnel.
    var dig: Dig
    /// The end that a dig moves between the two.
    var end: End
  }

  /// Returns the nearest dig before or after a position that leads to another tunnel; nil if there
  /// is none.
  ///
  /// - Parameters:
  ///   - position: The index of an entry, or -1 for the tunnel before the oldest dig; nil for the
  ///     current one.
  ///   - shown: The tunnel that is shown, if the dig at the position does not lead there because the one
  ///     after it was removed.
  func step(_ direction: Direction, from position: Int?, showing shown: Dig? = nil) -> Step? {
    guard !entries.isEmpty else { return nil }
    let start = min(position ?? lastDone ?? -1, entries.count - 1)
    // Where the dig that led to the current tunnel was removed, the one at the start is before it.
    let here = shown ?? (position == nil ? current : dig(at: start))
    let candidates =
      direction == .back ? Array((-1...start).reversed()) : Array(start + 1..<entries.count)
    guard let found = candidates.first(where: { dig(at: $0) != here }) else { return nil }
    // Between two tunnels, the later entry's end has moved.
    return Step(position: found, dig: dig(at: found), end: entries[max(found, start, 0)].end)
  }

  /// Returns the position of the latest dig that leads to a tunnel; nil if there is none.
  func position(of dig: Dig) -> Int? {
    (-1..<entries.count).reversed().first { self.dig(at: $0) == dig }
  }

  /// Returns where a position of an earlier list is now, or the one before it if its dig was removed.
  func position(_ position: Int, of old: DigHistory) -> Int {
    guard position >= 0, let index = all.firstIndex(where: old.entries[position].isSame) else {
      return -1
    }
    return all[...index].count { !$0.isRemoved } - 1
  }

  private func dig(at position: Int) -> Dig { position < 0 ? origin : entries[position].dig }
}
