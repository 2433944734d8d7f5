/// How far two pictures may lie apart and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
  /// The greatest difference of a channel that counts as none, 0…255.
  public var channel: Int
  /// The greatest part of the pixels that may differ by more than that, 0…1.
  public var share: Double

  /// Makes a tolerance.
  public init(channel: Int = 3, share: Double = 0.001) {
    self.channel = channel
    self.share = share
  }

  /// No difference at all.
  public static let exact = PictureTolerance(channel: 0, share: 0)
}
