/// The limits within which two pictures count as the same.
public struct PictureTolerance: Hashable, Sendable {
  /// The largest difference in a channel that is ignored, 0…255.
  public var channel: Int
  /// The largest fraction of pixels that may differ by more than that, 0…1.
  public var share: Double

  /// Creates a tolerance.
  public init(channel: Int = 3, share: Double = 0.001) {
    self.channel = channel
    self.share = share
  }

  /// A tolerance that allows no difference.
  public static let exact = PictureTolerance(channel: 0, share: 0)
}
