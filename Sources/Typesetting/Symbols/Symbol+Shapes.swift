extension Symbol {
  /// Basic shapes, and lines that represent lists.
  static let shapes: [String: Symbol] = [
    "circle": Symbol(strokes: "O 12 12 9.2"),
    "circle.fill": Symbol(plates: "O 12 12 10"),
    "square": Symbol(strokes: "R 3.6 3.6 16.8 16.8 3.2"),
    "square.fill": Symbol(plates: "R 2.8 2.8 18.4 18.4 4"),
    "star": Symbol(strokes: starLines),
    "star.fill": Symbol(strokes: starLines, solids: starLines),
    "heart": Symbol(strokes: heartLines),
    "heart.fill": Symbol(strokes: heartLines, solids: heartLines),
    "bolt": Symbol(strokes: "F 2.8 " + boltLines),
    "bolt.fill": Symbol(strokes: boltLines, solids: boltLines),
    "bookmark": Symbol(strokes: bookmarkLines),
    "bookmark.fill": Symbol(strokes: bookmarkLines, solids: bookmarkLines),
    "flag": Symbol(
      strokes: "M 5 21.2 L 5 3.4 M 5 4.6 C 8 2.8 11 6 14 5.4 Q 16.8 4.9 19.6 3.8 L 19.6 13.6 "
        + "Q 16.8 14.8 14 15 C 11 15.4 8 12.6 5 14"),
    "tag": Symbol(
      strokes:
        "M 3.4 5.6 Q 3.4 3.4 5.6 3.4 L 11.2 3.4 L 20.4 12.4 Q 21.5 13.5 20.4 14.6 L 14.6 20.4 "
        + "Q 13.5 21.5 12.4 20.4 L 3.4 11.2 Z D 7.8 7.8 0.75"),
    "list.bullet": Symbol(
      strokes: "M 9 5.8 L 20.6 5.8 M 9 12 L 20.6 12 M 9 18.2 L 20.6 18.2 F 2.4 D 4.4 5.8 0.75 "
        + "D 4.4 12 0.75 D 4.4 18.2 0.75", followsReadingDirection: true),
    "line.3.horizontal": Symbol(strokes: "M 3.4 6 L 20.6 6 M 3.4 12 L 20.6 12 M 3.4 18 L 20.6 18"),
    "line.3.horizontal.decrease": Symbol(
      strokes: "M 3.4 6 L 20.6 6 M 6.8 12 L 17.2 12 M 10.2 18 L 13.8 18"),
    "slider.horizontal.3": Symbol(
      strokes: "F 2.4 M 3.4 5.6 L 20.6 5.6 M 3.4 12 L 20.6 12 M 3.4 18.4 L 20.6 18.4 D 8.2 5.6 1.4 "
        + "D 15.8 12 1.4 D 9.8 18.4 1.4"),
    "square.grid.2x2": Symbol(
      strokes: "F 2.4 R 3.4 3.4 7 7 1.6 R 13.6 3.4 7 7 1.6 R 3.4 13.6 7 7 1.6 R 13.6 13.6 7 7 1.6"),
    "sidebar.left": Symbol(
      strokes:
        "F 2.6 R 2.6 4.4 18.8 15.2 2.8 M 9 4.6 L 9 19.4 F 1.4 M 5.2 8 L 6.4 8 M 5.2 11 L 6.4 11",
      followsReadingDirection: true),
  ]

  private static let starLines =
    "S 12 12.8 9.8 4.2 5"

  private static let heartLines =
    "M 12 20.4 C 8.6 17.6 3 13.4 3 8.8 C 3 6 5.1 4 7.6 4 C 9.5 4 11.1 5 12 6.7 "
    + "C 12.9 5 14.5 4 16.4 4 C 18.9 4 21 6 21 8.8 C 21 13.4 15.4 17.6 12 20.4 Z"

  private static let boltLines =
    "M 13.6 2.8 L 12.8 10.2 L 19 10.2 L 10.4 21.2 L 11.2 13.8 L 5 13.8 Z"

  private static let bookmarkLines =
    "M 6 5.4 Q 6 3.2 8.2 3.2 L 15.8 3.2 Q 18 3.2 18 5.4 L 18 20.6 L 12 15.8 L 6 20.6 Z"
}
