/// The order of the appearance callbacks of an exchange.
///
/// Orders differ between containers in UIKit too, and apps depend on them.
struct ExchangeOrder: Sendable {
  /// A side of an exchange.
  enum Side: Sendable {
    case old, new
  }

  /// The order of the `will` callbacks.
  let begin: [Side]
  /// The order of the `did` callbacks of a completed exchange.
  let end: [Side]
  /// The order in which the sides turn back after a cancellation.
  let back: [Side]
  /// The order of the `did` callbacks after a cancellation.
  let endBack: [Side]
  /// Whether a side that turns back receives both of its callbacks before the other side turns.
  let settlesEachSide: Bool
  /// Whether the new view is laid out when it is added, instead of with the next frame.
  var laysOutAtOnce = true

  /// `transition(from:to:…)`, presentations and dismissals.
  static let children = ExchangeOrder(
    begin: [.old, .new], end: [.new, .old], back: [.new, .old], endBack: [.old, .new],
    settlesEachSide: false)

  /// Pushes and pops.
  static let navigation = ExchangeOrder(
    begin: [.old, .new], end: [.old, .new], back: [.new, .old], endBack: [.new, .old],
    settlesEachSide: true)

  /// A change of the selected tab.
  static let tabs = ExchangeOrder(
    begin: [.new, .old], end: [.old, .new], back: [.new, .old], endBack: [.new, .old],
    settlesEachSide: true, laysOutAtOnce: false)

  /// Pages that scroll.
  static let scrollingPages = ExchangeOrder(
    begin: [.new, .old], end: [.new, .old], back: [.old, .new], endBack: [.old, .new],
    settlesEachSide: true)

  /// Pages that curl.
  static let curlingPages = ExchangeOrder(
    begin: [.new, .old], end: [.old, .new], back: [.new, .old], endBack: [.new, .old],
    settlesEachSide: false)
}
