extension String {
  /// The parts that are not broken at the end of a line; none of scripts that break between any two
  /// characters, such as Chinese.
  nonisolated var unbrokenWords: [String] {
    split { $0 == " " || $0 == "-" }.map(String.init).filter { word in
      word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    }
  }

  /// The words that need most room: the four with the most letters.
  nonisolated var longWords: [String] {
    Array(unbrokenWords.sorted { $0.count > $1.count }.withoutDuplicates.prefix(4))
  }
}
