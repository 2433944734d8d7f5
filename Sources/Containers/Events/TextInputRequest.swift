/// What a platform's input methods must know while something in a window takes text.
public struct TextInputRequest: Hashable, Sendable {
  /// Where the text is composed, in points of the window: choices are shown beside it.
  public var area: Rect
  /// Another number than before means that what is being composed is given up.
  public var composition: Int

  /// Makes a request.
  public init(area: Rect, composition: Int = 0) {
    self.area = area
    self.composition = composition
  }
}
