/// Tells which classes of views have a way of their own to say what a point touches: an override of
/// `hitTest(_:with:)` or of `point(inside:with:)`.
///
/// A view of another class need not be asked about points outside its frame, and most points lie
/// outside of most views. The answer stands in the table of methods that is part of a class's metadata
/// (Swift's `docs/ABI/TypeMetadata.rst`). Where in it the two methods stand is found out by comparing
/// classes that override one of them with one that overrides none; should that not be plain, every
/// class counts as one with an override, which costs time and nothing else.
@MainActor
struct PointOverrides {
  static let known = PointOverrides()

  /// The words of the two methods, and what they are for a class without overrides.
  private let slots: (hit: Int, inside: Int)?
  private let plain: (hit: UInt, inside: UInt)

  private init() {
    let plain = Self.words(of: View.self)
    let count = Self.count(View.self)
    let without = Self.words(of: PlainView.self)
    func overridden(in type: View.Type) -> [Int] {
      let words = Self.words(of: type)
      return (0..<count).filter { words[$0] != plain[$0] && without[$0] == plain[$0] }
    }
    let (hit, inside) = (overridden(in: HitView.self), overridden(in: InsideView.self))
    guard hit.count == 1, inside.count == 1, hit != inside else {
      slots = nil
      self.plain = (0, 0)
      return
    }
    self.slots = (hit[0], inside[0])
    self.plain = (plain[hit[0]], plain[inside[0]])
  }

  /// Whether views of a class may touch points outside their frames.
  func exist(in type: View.Type) -> Bool {
    guard let slots else { return true }
    let words = Self.words(of: type)
    return words[slots.hit] != plain.hit || words[slots.inside] != plain.inside
  }

  /// The metadata of a class, from its address point on.
  private static func words(of type: View.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// How many words the metadata of a class has from its address point on: its size in bytes is in its
  /// fifth word, and above it how many of them lie before that point.
  private static func count(_ type: View.Type) -> Int {
    let sizes = words(of: type)[4]
    return (Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)) / MemoryLayout<UInt>.size
  }
}

private final class PlainView: View {}

private final class HitView: View {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { self }
}

private final class InsideView: View {
  override func point(inside point: Point, with event: TouchEvent?) -> Bool { true }
}
