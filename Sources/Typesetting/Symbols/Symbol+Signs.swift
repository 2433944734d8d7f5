extension Symbol {
  /// Signs for adding, choosing, errors and information.
  static let signs: [String: Symbol] = [
    "xmark": Symbol(strokes: "M 5.2 5.2 L 18.8 18.8 M 18.8 5.2 L 5.2 18.8"),
    "plus": Symbol(strokes: "M 12 3.8 L 12 20.2 M 3.8 12 L 20.2 12"),
    "minus": Symbol(strokes: "M 3.8 12 L 20.2 12"),
    "checkmark": Symbol(strokes: "M 4.6 13 L 9.6 18.8 L 19.4 5.2"),
    "ellipsis": Symbol(strokes: "F 2.7 D 4.8 12 1 D 12 12 1 D 19.2 12 1"),
    "xmark.circle": Symbol(strokes: "O 12 12 9.2 M 8.8 8.8 L 15.2 15.2 M 15.2 8.8 L 8.8 15.2"),
    "xmark.circle.fill": Symbol(plates: "O 12 12 10", cuts: "X 12 12 5 45"),
    "plus.circle": Symbol(strokes: "O 12 12 9.2 M 12 7.6 L 12 16.4 M 7.6 12 L 16.4 12"),
    "plus.circle.fill": Symbol(plates: "O 12 12 10", cuts: "X 12 12 5.3 0"),
    "minus.circle": Symbol(strokes: "O 12 12 9.2 M 7.6 12 L 16.4 12"),
    "minus.circle.fill": Symbol(plates: "O 12 12 10", cuts: "M 7.6 12 L 16.4 12"),
    "checkmark.circle": Symbol(strokes: "O 12 12 9.2 M 8 12.6 L 10.9 16 L 16 8.4"),
    "checkmark.circle.fill": Symbol(plates: "O 12 12 10", cuts: "M 8 12.6 L 10.9 16 L 16 8.4"),
    "info.circle": Symbol(strokes: "O 12 12 9.2 F 2.4 M 12 11.2 L 12 16.8 D 12 7.6 0.7"),
    "info.circle.fill": Symbol(
      plates: "O 12 12 10", cuts: "F 2.4 M 12 11.2 L 12 16.8 D 12 7.5 0.7"),
    "questionmark.circle": Symbol(
      strokes: "O 12 12 9.2 F 2.4 M 9.2 9.4 C 9.2 7.8 10.4 6.8 12 6.8 C 13.6 6.8 14.8 7.8 14.8 9.3 "
        + "C 14.8 11.5 12 11.5 12 13.6 D 12 17 0.7"),
    "questionmark.circle.fill": Symbol(
      plates: "O 12 12 10",
      cuts: "F 2.4 M 9.2 9.4 C 9.2 7.8 10.4 6.8 12 6.8 C 13.6 6.8 14.8 7.8 14.8 9.3 "
        + "C 14.8 11.5 12 11.5 12 13.6 D 12 17 0.7"),
    "exclamationmark.circle": Symbol(strokes: "O 12 12 9.2 F 2.4 M 12 7 L 12 12.8 D 12 16.5 0.7"),
    "exclamationmark.circle.fill": Symbol(
      plates: "O 12 12 10", cuts: "F 2.4 M 12 6.8 L 12 12.8 D 12 16.6 0.7"),
    "exclamationmark.triangle": Symbol(
      strokes: "M 10.7 4.5 Q 12 2.4 13.3 4.5 L 21.2 18 Q 22.2 20.2 19.8 20.2 L 4.2 20.2 "
        + "Q 1.8 20.2 2.8 18 Z F 2.2 M 12 9.2 L 12 13.8 D 12 17 0.7"),
    "exclamationmark.triangle.fill": Symbol(
      plates: "M 10.2 3.9 Q 12 1.2 13.8 3.9 L 22 18 Q 23.2 21 20 21 L 4 21 Q 0.8 21 2 18 Z",
      cuts: "F 2.2 M 12 8.8 L 12 13.8 D 12 17.2 0.7"),
    "ellipsis.circle": Symbol(
      strokes: "O 12 12 9.2 F 2.4 D 7.7 12 0.68 D 12 12 0.68 D 16.3 12 0.68"),
    "ellipsis.circle.fill": Symbol(
      plates: "O 12 12 10", cuts: "F 2.4 D 7.4 12 0.72 D 12 12 0.72 D 16.6 12 0.72"),
  ]
}
