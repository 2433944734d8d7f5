internal import Support

/// The functions of libthai, which finds words in Thai text, where no spaces separate them.
///
/// It is loaded with its dictionary, which takes some 13 milliseconds, when Thai text first has to be
/// broken or a word in it is selected.
struct LibThai: @unchecked Sendable {
  // Unchecked: the dictionary is only read.

  /// The name under which the library is loaded.
  static let name = "libthai.so.0"
  /// The library, loaded on first access; `nil` if it is not installed.
  static let shared = LibThai(name)

  // The types are those of thai/thbrk.h and wchar.h.
  private typealias Create = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Find =
    @convention(c) @Sendable (
      OpaquePointer, UnsafePointer<UInt32>, UnsafeMutablePointer<Int32>, Int
    ) -> Int32

  private let dictionary: OpaquePointer
  private let find: Find

  /// Loads the library of a name and its dictionary; `nil` if either is missing.
  init?(_ name: String) {
    guard let library = SharedLibrary(name),
      let create = library.function("th_brk_new", as: Create.self),
      let find = library.function("th_brk_wc_find_breaks", as: Find.self),
      let dictionary = create(nil)
    else { return nil }
    (self.dictionary, self.find) = (dictionary, find)
  }

  /// Returns the indices of Thai characters before which a word begins, in ascending order.
  func wordStarts(in scalars: [UInt32]) -> [Int] {
    var places = [Int32](repeating: 0, count: scalars.count)
    // Ends with a zero.
    let count = find(dictionary, scalars + [0], &places, places.count)
    return places.prefix(Int(max(0, count))).map(Int.init).filter { 0 < $0 && $0 < scalars.count }
  }

  /// Returns the lengths in UTF-8 bytes of the words of a text of Thai letters.
  ///
  /// A character and its marks are never separated. Without the library, the text is one word.
  static func words(of text: String, library: LibThai? = .shared) -> [Int] {
    guard let library else { return [text.utf8.count] }
    let starts = Set(library.wordStarts(in: text.unicodeScalars.map(\.value)))
    var (lengths, index) = ([0], 0)
    for character in text {
      if starts.contains(index) { lengths.append(0) }
      lengths[lengths.count - 1] += character.utf8.count
      index += character.unicodeScalars.count
    }
    return lengths
  }
}
