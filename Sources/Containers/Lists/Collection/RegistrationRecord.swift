internal import Support

/// The identity of a registration, and where it was made.
@MainActor
final class RegistrationRecord {
  private static let asking = ThreadLocal<CollectionView>()

  /// The collection view whose data source was being asked for a view; nil if none was.
  private(set) weak var maker: CollectionView?

  init() { maker = Self.asking.value }

  /// Has the data source of a collection view make a view.
  static func asking<Result>(_ view: CollectionView, _ work: () -> Result) -> Result {
    asking.withValue(view, work)
  }
}
