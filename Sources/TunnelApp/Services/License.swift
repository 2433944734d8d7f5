import Atlas

/// A license, as worded in the credits, and the works under it.
nonisolated struct License: Hashable, Sendable {
  /// The license, with any wording that it requires.
  let name: String
  /// The titles of the works that are under the license.
  let works: [String]

  /// The texts of the license.
  var texts: [LicenseText] { LicenseText.mentioned(in: name) }

  /// The licenses of the program and of the libraries that are part of it.
  static let program = [
    License(name: LicenseText.program.name, works: ["Tunnel"]),
    License(name: "Apache-2.0", works: ["Swift", "Swift Argument Parser"]),
  ]

  /// Returns the licenses of the data, in the order of the credits.
  static func all(of credits: DataCredits) -> [License] {
    credits.credits.map(\.license).withoutDuplicates.map { name in
      License(
        name: name,
        works: credits.credits.filter { $0.license == name }.map(\.source).withoutDuplicates)
    }
  }

  /// Reads the bundled copy of a license; nil if there is none.
  ///
  /// - Parameter directory: The folder of the data.
  /// - Throws: An ``AssetError`` if the copy is missing or damaged.
  static func read(_ text: LicenseText, in directory: String) throws(AssetError) -> String? {
    guard let copy = text.copy else { return nil }
    return try AssetText.read(directory + "/licenses/" + copy)
  }
}
