/// What a navigation bar has below its row of buttons, and how that shrinks with the content, apart
/// from views.
///
/// The search shrinks first, then the large title.
struct NavigationBarExtension: Equatable {
  /// The full height of the large title, or 0 without one.
  var largeTitle = 0.0
  /// The full height of the search, or 0 without one.
  var search = 0.0
  /// Whether the search shrinks with the content.
  var hidesSearch = false

  /// The height of everything.
  var full: Double { largeTitle + search }

  /// The height of the parts that collapse when the content is scrolled.
  var shrinking: Double { largeTitle + (hidesSearch ? search : 0) }

  /// Returns the heights that are left when the content is a distance from its top.
  ///
  /// - Parameter distance: Negative beyond the top, where a large title grows.
  func shown(at distance: Double) -> NavigationBarExtension {
    let gone = hidesSearch ? min(search, max(0, distance)) : 0
    var shown = self
    shown.search = search - gone
    shown.largeTitle = largeTitle > 0 ? max(0, largeTitle - (distance - gone)) : 0
    return shown
  }

  /// Returns the distance nearest to a given one at which each part is shown whole or not at all.
  func rest(at distance: Double) -> Double {
    guard distance > 0, distance < shrinking else { return distance }
    let stops = [0, hidesSearch ? search : 0, shrinking]
    return stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }
}
