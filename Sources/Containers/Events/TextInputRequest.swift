/// The information that input methods need while something in a window accepts text.
public struct TextInputRequest: Hashable, Sendable {
  /// The area of the composed text, in points of the window.
  ///
  /// Candidates are shown next to it.
  public var area: Rect
  /// The number of the composition.
  ///
  /// Changing it cancels the current one.
  public var composition: Int

  /// Creates a request.
  public init(area: Rect, composition: Int = 0) {
    self.area = area
    self.composition = composition
  }
}
