extension Symbol {
  /// Arrows and chevrons.
  static let arrows: [String: Symbol] = [
    "chevron.left": Symbol(strokes: chevronLines, width: 14),
    "chevron.right": Symbol(strokes: chevronLines, width: 14, isMirrored: true),
    "chevron.backward": Symbol(strokes: chevronLines, width: 14, followsReadingDirection: true),
    "chevron.forward": Symbol(
      strokes: chevronLines, width: 14, isMirrored: true, followsReadingDirection: true),
    "chevron.up": Symbol(strokes: "M 4 15.2 L 12 8.6 L 20 15.2"),
    "chevron.down": Symbol(strokes: "M 4 8.8 L 12 15.4 L 20 8.8"),
    "chevron.up.chevron.down": Symbol(
      strokes: "M 3.4 9.2 L 8 4.4 L 12.6 9.2 M 3.4 14.8 L 8 19.6 L 12.6 14.8", width: 16),
    "arrow.left": Symbol(strokes: arrowLines),
    "arrow.right": Symbol(strokes: arrowLines, isMirrored: true),
    "arrow.backward": Symbol(strokes: arrowLines, followsReadingDirection: true),
    "arrow.forward": Symbol(strokes: arrowLines, isMirrored: true, followsReadingDirection: true),
    "arrow.up": Symbol(strokes: "M 12 3.8 L 12 20.2 M 5.2 10.6 L 12 3.8 L 18.8 10.6"),
    "arrow.down": Symbol(strokes: "M 12 20.2 L 12 3.8 M 5.2 13.4 L 12 20.2 L 18.8 13.4"),
    "arrow.up.right": Symbol(strokes: "M 5.8 18.2 L 18.2 5.8 M 8.4 5.8 L 18.2 5.8 L 18.2 15.6"),
    "arrow.up.arrow.down": Symbol(
      strokes: "M 7.4 19.6 L 7.4 4.4 M 3.2 8.6 L 7.4 4.4 L 11.6 8.6 M 16.6 4.4 L 16.6 19.6 "
        + "M 12.4 15.4 L 16.6 19.6 L 20.8 15.4"),
    "arrow.clockwise": Symbol(strokes: turnLines),
    "arrow.counterclockwise": Symbol(strokes: turnLines, isMirrored: true),
    "arrow.uturn.backward": Symbol(strokes: uTurnLines, followsReadingDirection: true),
    "arrow.uturn.forward": Symbol(
      strokes: uTurnLines, isMirrored: true, followsReadingDirection: true),
    "square.and.arrow.up": Symbol(
      strokes: "M 8 9.2 L 6.6 9.2 Q 4.4 9.2 4.4 11.4 L 4.4 18.8 Q 4.4 21 6.6 21 L 17.4 21 "
        + "Q 19.6 21 19.6 18.8 L 19.6 11.4 Q 19.6 9.2 17.4 9.2 L 16 9.2 M 12 14.8 L 12 2.6 "
        + "M 8.2 6.2 L 12 2.6 L 15.8 6.2"),
    "square.and.arrow.down": Symbol(
      strokes: "M 8 8.6 L 6.6 8.6 Q 4.4 8.6 4.4 10.8 L 4.4 18.8 Q 4.4 21 6.6 21 L 17.4 21 "
        + "Q 19.6 21 19.6 18.8 L 19.6 10.8 Q 19.6 8.6 17.4 8.6 L 16 8.6 M 12 2.6 L 12 15.2 "
        + "M 8.2 11.6 L 12 15.2 L 15.8 11.6"),
    "paperplane": Symbol(
      strokes: "M 20.8 3.2 L 13.8 20.6 L 10.4 13.6 L 3.4 10.2 Z M 10.4 13.6 L 20.8 3.2"),
    "location": Symbol(strokes: locationLines),
    "location.fill": Symbol(strokes: locationLines, solids: locationLines),
  ]

  private static let chevronLines =
    "M 9.8 4.5 L 3.8 12 L 9.8 19.5"

  private static let arrowLines =
    "M 3.8 12 L 20.2 12 M 10.6 5.2 L 3.8 12 L 10.6 18.8"

  private static let turnLines =
    "a 12 12.4 8.4 25 332 M 20 3.6 L 20 8.6 L 15 8.6"

  private static let uTurnLines =
    "M 8.6 4.4 L 3.4 9.4 L 8.6 14.4 M 3.4 9.4 L 15 9.4 A 15 14.4 5 -90 90 L 9 19.4"

  private static let locationLines =
    "M 20.4 3.6 L 13.2 20.4 L 11.6 12.4 L 3.6 10.8 Z"
}
