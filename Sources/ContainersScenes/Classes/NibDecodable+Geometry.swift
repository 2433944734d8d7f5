public import Containers

extension Point: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "two numbers [x, y]" }
  /// Returns the point that is written.
  @MainActor public static func decode(_ value: NibValue) -> Point? {
    value.numbers(2).map { Point(x: $0[0], y: $0[1]) }
  }
}

extension Size: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "two numbers [width, height], neither negative" }
  /// Returns the size that is written.
  @MainActor public static func decode(_ value: NibValue) -> Size? {
    value.numbers(2).flatMap {
      $0[0] >= 0 && $0[1] >= 0 ? Size(width: $0[0], height: $0[1]) : nil
    }
  }
}

extension EdgeInsets: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "four numbers [top, left, bottom, right]" }
  /// Returns the insets that are written.
  @MainActor public static func decode(_ value: NibValue) -> EdgeInsets? {
    value.numbers(4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }
}

extension DirectionalEdgeInsets: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "four numbers [top, leading, bottom, trailing]" }
  /// Returns the insets that are written.
  @MainActor public static func decode(_ value: NibValue) -> DirectionalEdgeInsets? {
    value.numbers(4).map {
      DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}
