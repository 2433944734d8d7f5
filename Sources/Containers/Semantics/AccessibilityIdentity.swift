/// An element's identifier in the tree: stable while the element lives, and never reused.
package struct AccessibilityIdentity: Hashable, Comparable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
