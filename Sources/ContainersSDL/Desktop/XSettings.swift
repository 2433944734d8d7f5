internal import Containers

/// The numbers among the settings of an X11 desktop.
///
/// Source: XSETTINGS - cross toolkit configuration proposal, version 0.5, “Format of the
/// _XSETTINGS_SETTINGS property”.
struct XSettings: Equatable {
  private var numbers: [String: Int32] = [:]

  subscript(name: String) -> Int32? { numbers[name] }

  /// Creates the settings from the bytes of the property; `nil` if they are malformed.
  init?(_ bytes: [UInt8]) {
    guard let order = bytes.first else { return nil }
    var reader = Reader(bytes: bytes[...], isBigEndian: order == 1)
    // The order of bytes, three unused ones, and a serial number.
    guard reader.skip(8), let count = reader.number(4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.number(1), reader.skip(1), let length = reader.number(2),
        let name = reader.text(length), reader.skip(4)
      else { return nil }
      switch kind {
      case 0:
        guard let value = reader.number(4) else { return nil }
        numbers[name] = Int32(truncatingIfNeeded: value)
      case 1:
        guard let length = reader.number(4), reader.text(length) != nil else { return nil }
      case 2: guard reader.skip(8) else { return nil }
      default: return nil
      }
    }
  }

  /// What they say of the mouse; unspecified where they say nothing.
  var traits: TraitCollection {
    TraitCollection { traits in
      traits.setPointerHabits(
        doubleClick: numbers["Net/DoubleClickTime"].map(Double.init),
        drag: numbers["Net/DndDragThreshold"].map(Double.init))
    }
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>
    let isBigEndian: Bool

    mutating func skip(_ count: Int) -> Bool {
      guard bytes.count >= count else { return false }
      bytes = bytes.dropFirst(count)
      return true
    }

    mutating func number(_ count: Int) -> Int? {
      guard bytes.count >= count else { return nil }
      let taken = bytes.prefix(count)
      bytes = bytes.dropFirst(count)
      let ordered = isBigEndian ? Array(taken) : taken.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a text, which is padded to four bytes.
    mutating func text(_ length: Int) -> String? {
      let taken = bytes.prefix(length)
      guard skip((length + 3) & ~3) else { return nil }
      return String(decoding: taken, as: UTF8.self)
    }
  }
}

extension MutableTraits {
  /// Sets what the desktop says of the mouse, within reason.
  ///
  /// - Parameters:
  ///   - milliseconds: The time of a double click; nil if it is not known.
  ///   - points: The distance that begins a drag; nil if it is not known.
  mutating func setPointerHabits(doubleClick milliseconds: Double?, drag points: Double?) {
    if let milliseconds, (50...5000).contains(milliseconds) {
      self[DoubleClickIntervalTrait.self] = .milliseconds(Int(milliseconds))
    }
    if let points, (1...100).contains(points) { self[DragDistanceTrait.self] = points }
  }
}
