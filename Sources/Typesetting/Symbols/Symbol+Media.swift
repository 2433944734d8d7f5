extension Symbol {
  /// Images, sound and playback; the sky and the Earth.
  static let media: [String: Symbol] = [
    "photo": Symbol(
      strokes:
        "R 2.6 4.4 18.8 15.2 2.8 F 2.2 O 8 9.2 1.7 M 3.2 17.6 L 8.6 13.2 L 12 16 L 16.2 11.4 "
        + "L 20.8 16.2"),
    "camera": Symbol(
      strokes: "M 2.8 9.2 Q 2.8 7 5 7 L 7.4 7 L 9 4.6 L 15 4.6 L 16.6 7 L 19 7 Q 21.2 7 21.2 9.2 "
        + "L 21.2 17.2 Q 21.2 19.4 19 19.4 L 5 19.4 Q 2.8 19.4 2.8 17.2 Z F 2.4 O 12 12.8 3.8"),
    "mic": Symbol(
      strokes:
        "M 12 17.8 L 12 21.2 M 8.6 21.2 L 15.4 21.2 F 2.4 R 9 2.8 6 11.2 3 M 5.6 11 L 5.6 11.4 "
        + "A 12 11.4 6.4 180 0 L 18.4 11"),
    "play": Symbol(strokes: playLines),
    "play.fill": Symbol(strokes: playLines, solids: playLines),
    "pause": Symbol(strokes: "R 5.6 4.6 4.2 14.8 1.2 R 14.2 4.6 4.2 14.8 1.2"),
    "pause.fill": Symbol(plates: "R 5 4 5 16 1.6 R 14 4 5 16 1.6"),
    "stop.fill": Symbol(plates: "R 4 4 16 16 2.6"),
    "backward.fill": Symbol(strokes: trianglesLines, solids: trianglesLines, isMirrored: true),
    "forward.fill": Symbol(strokes: trianglesLines, solids: trianglesLines),
    "moon": Symbol(strokes: moonLines),
    "moon.fill": Symbol(strokes: moonLines, solids: moonLines),
    "sun.max": Symbol(strokes: sunMaxLines),
    "sun.max.fill": Symbol(strokes: sunMaxLines, solids: "O 12 12 4.2"),
    "globe": Symbol(
      strokes: "O 12 12 9.2 F 2.4 E 12 12 4.2 9.2 M 2.9 12 L 21.1 12 M 12 2.9 L 12 21.1 M 4.8 6.8 "
        + "Q 12 9.8 19.2 6.8 M 4.8 17.2 Q 12 14.2 19.2 17.2"),
  ]

  private static let playLines =
    "M 6.4 4.8 L 19.2 12 L 6.4 19.2 Z"

  private static let trianglesLines =
    "M 3.4 6.6 L 11 12 L 3.4 17.4 Z M 12.6 6.6 L 20.2 12 L 12.6 17.4 Z"

  private static let moonLines =
    "M 10 3.4 C 8.6 9.8 13.8 15.6 20.4 14.4 C 19 18.4 15.8 20.8 12 20.8 "
    + "C 7 20.8 3.2 17 3.2 12 C 3.2 8 6 4.6 10 3.4 Z"

  private static let sunMaxLines =
    "O 12 12 4.2 M 12 2.4 L 12 4.4 M 12 19.6 L 12 21.6 M 2.4 12 L 4.4 12 M 19.6 12 L 21.6 12 "
    + "M 5.2 5.2 L 6.6 6.6 M 17.4 17.4 L 18.8 18.8 M 18.8 5.2 L 17.4 6.6 M 6.6 17.4 L 5.2 18.8"
}
