extension Symbol {
  /// Objects and people.
  static let things: [String: Symbol] = [
    "magnifyingglass": Symbol(strokes: "O 10.2 10.2 6.8 M 15.2 15.2 L 20.6 20.6"),
    "gearshape": Symbol(strokes: "G 12 12 9.8 7.3 8 F 2.4 O 12 12 3.1"),
    "gearshape.fill": Symbol(plates: "G 12 12 10.6 8 8 O 12 12 3.2"),
    "trash": Symbol(
      strokes: "M 4 6.2 L 20 6.2 M 9 6.2 L 9 4.6 Q 9 3 10.6 3 L 13.4 3 Q 15 3 15 4.6 L 15 6.2 "
        + "M 5.8 6.4 L 6.6 19 Q 6.8 21 8.8 21 L 15.2 21 Q 17.2 21 17.4 19 L 18.2 6.4 "
        + "F 2.4 M 10.1 10.4 L 10.3 16.8 M 13.9 10.4 L 13.7 16.8"),
    "pencil": Symbol(
      strokes: "M 3.8 20.2 L 5 15.6 L 16.4 4.2 Q 17.9 2.7 19.4 4.2 L 19.8 4.6 Q 21.3 6.1 19.8 7.6 "
        + "L 8.4 19 Z M 14.2 6.4 L 17.6 9.8"),
    "square.and.pencil": Symbol(
      strokes: "M 12 4.4 L 6 4.4 Q 3.4 4.4 3.4 7 L 3.4 18 Q 3.4 20.6 6 20.6 L 17 20.6 "
        + "Q 19.6 20.6 19.6 18 L 19.6 12 F 2.2 M 9.2 14.8 L 10 11.6 L 18.4 3.2 Q 19.4 2.2 20.4 3.2 "
        + "L 20.8 3.6 Q 21.8 4.6 20.8 5.6 L 12.4 14 Z"),
    "house": Symbol(
      strokes: "M 2.8 11.8 L 12 3.6 L 21.2 11.8 M 5.4 9.8 L 5.4 18.8 Q 5.4 20.4 7 20.4 L 17 20.4 "
        + "Q 18.6 20.4 18.6 18.8 L 18.6 9.8 F 2.4 M 9.6 20.2 L 9.6 14.4 L 14.4 14.4 L 14.4 20.2"),
    "house.fill": Symbol(
      strokes: "M 2.8 11.8 L 12 3.6 L 21.2 11.8",
      solids: "M 12 4 L 19.5 10.8 L 19.5 19.4 Q 19.5 21.2 17.7 21.2 L 14.4 21.2 L 14.4 14.4 "
        + "L 9.6 14.4 L 9.6 21.2 L 6.3 21.2 Q 4.5 21.2 4.5 19.4 L 4.5 10.8 Z"),
    "person": Symbol(
      strokes: "O 12 7.6 4.3 M 4 18.8 C 4 15.8 7.6 14.4 12 14.4 C 16.4 14.4 20 15.8 20 18.8 "
        + "Q 20 20.6 18.2 20.6 L 5.8 20.6 Q 4 20.6 4 18.8 Z"),
    "person.fill": Symbol(
      plates: "O 12 7.4 5 M 3.2 19 C 3.2 15.4 7.2 13.6 12 13.6 C 16.8 13.6 20.8 15.4 20.8 19 "
        + "Q 20.8 21.4 18.4 21.4 L 5.6 21.4 Q 3.2 21.4 3.2 19 Z"),
    "person.circle": Symbol(
      strokes: "O 12 12 9.2 F 2.4 O 12 9.8 3.1 M 5.8 18.6 C 6.8 16 9.2 15 12 15 "
        + "C 14.8 15 17.2 16 18.2 18.6"),
    "bell": Symbol(strokes: bellLines),
    "bell.fill": Symbol(
      strokes: bellLines,
      solids: "M 5 17.4 Q 6.6 15.6 6.6 12.4 L 6.6 9.8 C 6.6 6.4 9 4 12 4 C 15 4 17.4 6.4 17.4 9.8 "
        + "L 17.4 12.4 Q 17.4 15.6 19 17.4 Z"),
    "calendar": Symbol(
      strokes: "R 3.4 5 17.2 15.6 2.8 M 3.6 9.8 L 20.4 9.8 M 8 2.8 L 8 6.4 M 16 2.8 L 16 6.4"),
    "clock": Symbol(strokes: "O 12 12 9.2 M 12 6.4 L 12 12 L 15.8 14.2"),
    "doc": Symbol(
      strokes: "M 5.2 5.2 Q 5.2 3 7.4 3 L 13.4 3 L 18.8 8.4 L 18.8 18.8 Q 18.8 21 16.6 21 L 7.4 21 "
        + "Q 5.2 21 5.2 18.8 Z M 13.2 3.2 L 13.2 8.6 L 18.6 8.6"),
    "doc.on.doc": Symbol(
      strokes: "M 8.2 16.6 L 5.8 16.6 Q 3.6 16.6 3.6 14.4 L 3.6 5.2 Q 3.6 3 5.8 3 L 12.6 3 "
        + "Q 14.8 3 14.8 5.2 L 14.8 7 R 8.6 7.2 11.8 13.8 2.2"),
    "folder": Symbol(
      strokes:
        "M 2.8 7 Q 2.8 4.8 5 4.8 L 8.8 4.8 L 11 7.2 L 19 7.2 Q 21.2 7.2 21.2 9.4 L 21.2 17.4 "
        + "Q 21.2 19.6 19 19.6 L 5 19.6 Q 2.8 19.6 2.8 17.4 Z M 3 10.8 L 21 10.8"),
    "folder.fill": Symbol(
      strokes:
        "M 2.8 7 Q 2.8 4.8 5 4.8 L 8.8 4.8 L 11 7.2 L 19 7.2 Q 21.2 7.2 21.2 9.4 L 21.2 17.4 "
        + "Q 21.2 19.6 19 19.6 L 5 19.6 Q 2.8 19.6 2.8 17.4 Z",
      solids: "M 2.8 7 Q 2.8 4.8 5 4.8 L 8.8 4.8 L 11 7.2 L 19 7.2 Q 21.2 7.2 21.2 9.4 L 21.2 17.4 "
        + "Q 21.2 19.6 19 19.6 L 5 19.6 Q 2.8 19.6 2.8 17.4 Z"),
    "envelope": Symbol(strokes: "R 2.6 5 18.8 14 2.6 M 3.4 6.6 L 12 13.2 L 20.6 6.6"),
    "lock": Symbol(strokes: lockLines),
    "lock.fill": Symbol(strokes: lockLines, solids: "R 5 10.6 14 10.2 2.4"),
    "lock.open": Symbol(strokes: "R 5 10.6 14 10.2 2.4 M 8 10.4 L 8 6.6 A 12 6.6 4 180 345"),
    "mappin": Symbol(strokes: "M 8 11.4 L 8 21 O 8 7 4.2", width: 16),
    "eye": Symbol(
      strokes: "M 2.2 12 C 5 7.2 8.4 5.4 12 5.4 C 15.6 5.4 19 7.2 21.8 12 "
        + "C 19 16.8 15.6 18.6 12 18.6 C 8.4 18.6 5 16.8 2.2 12 Z F 2.4 O 12 12 3.2"),
    "eye.slash": Symbol(
      strokes: "M 2.2 12 C 5 7.2 8.4 5.4 12 5.4 C 15.6 5.4 19 7.2 21.8 12 "
        + "C 19 16.8 15.6 18.6 12 18.6 C 8.4 18.6 5 16.8 2.2 12 Z M 4 3.4 L 20 20.6 F 2.2 O 12 12 3.2"
    ),
  ]

  private static let bellLines =
    "M 5 17.4 Q 6.6 15.6 6.6 12.4 L 6.6 9.8 C 6.6 6.4 9 4 12 4 C 15 4 17.4 6.4 17.4 9.8 "
    + "L 17.4 12.4 Q 17.4 15.6 19 17.4 Z M 10.2 20.6 Q 12 21.8 13.8 20.6 M 12 2.8 L 12 4"

  private static let lockLines =
    "R 5 10.6 14 10.2 2.4 M 8 10.4 L 8 7.4 A 12 7.4 4 180 360 L 16 10.4"
}
