/// Which tabs have room in a bar, apart from views.
///
/// If not all do, the last place belongs to a menu of the others.
struct TabRoom: Equatable {
  /// The number of tabs that are shown, from the first.
  let count: Int
  /// Whether a menu holds the other tabs.
  let hasMenu: Bool

  /// Computes how many tabs fit.
  ///
  /// - Parameters:
  ///   - extents: The extents that the tabs need.
  ///   - menu: The extent of the menu's button.
  ///   - room: The extent of the bar.
  ///   - isEven: Whether all places are as large as the largest one.
  init(_ extents: [Double], menu: Double, in room: Double, isEven: Bool) {
    func extent(of parts: [Double]) -> Double {
      isEven ? (parts.max() ?? 0) * Double(parts.count) : parts.reduce(0, +)
    }
    guard extent(of: extents) > room else {
      (count, hasMenu) = (extents.count, false)
      return
    }
    var fitting = max(0, extents.count - 1)
    while fitting > 0, extent(of: extents.prefix(fitting) + [menu]) > room { fitting -= 1 }
    (count, hasMenu) = (fitting, true)
  }
}
