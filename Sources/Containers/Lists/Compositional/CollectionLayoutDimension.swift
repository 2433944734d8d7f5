internal import Pixels

/// A width or a height in a compositional layout.
///
/// A number that is negative, infinite or not a number counts as zero.
public struct CollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case absolute, estimated, fractionalWidth, fractionalHeight
  }

  /// The number: points, or the fraction of the container.
  public let dimension: Double
  private let kind: Kind

  /// Returns a fixed length, in points.
  public static func absolute(_ absoluteDimension: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(dimension: absoluteDimension, kind: .absolute)
  }

  /// Returns a length that the content determines, and its value until the content is known.
  public static func estimated(_ estimatedDimension: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(dimension: estimatedDimension, kind: .estimated)
  }

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(dimension: fractionalWidth, kind: .fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: Double) -> CollectionLayoutDimension {
    CollectionLayoutDimension(dimension: fractionalHeight, kind: .fractionalHeight)
  }

  /// Whether the dimension is a fixed length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content determines the dimension.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Returns the length in a container, in points.
  func resolved(in room: Size) -> Double {
    let length =
      switch kind {
      case .absolute: dimension
      // What has no extent at all would never be seen, and so never measured.
      case .estimated: max(1, dimension)
      case .fractionalWidth: dimension * room.width
      case .fractionalHeight: dimension * room.height
      }
    return length.isFinite ? min(max(0, length), Self.longest) : 0
  }

  /// The longest length that still leaves room to add up a million of them exactly enough.
  private static let longest = 1e7
}
