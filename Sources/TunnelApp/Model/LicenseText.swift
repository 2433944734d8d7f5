/// The text of a license: where it is published, and the bundled copy.
nonisolated struct LicenseText: Hashable, Sendable {
  /// The name by which credits mention the license.
  let name: String
  /// The URL of the published text.
  let address: String
  /// The name of the copy in the folder `licenses` of the data; nil if there is none.
  var copy: String?

  /// The license of the program.
  static let program = LicenseText(
    name: "MIT", address: "https://opensource.org/license/mit", copy: "MIT.txt")

  /// The licenses of the data and of the libraries that are part of the program.
  static let others = [
    LicenseText(
      name: "LGPL-3.0", address: "https://www.gnu.org/licenses/lgpl-3.0.html", copy: "LGPL-3.0.txt"),
    LicenseText(
      name: "LGPL-2.1", address: "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html",
      copy: "LGPL-2.1.txt"),
    LicenseText(
      name: "CC BY 4.0", address: "https://creativecommons.org/licenses/by/4.0/legalcode"),
    LicenseText(
      name: "CC0", address: "https://creativecommons.org/publicdomain/zero/1.0/legalcode"),
    LicenseText(name: "ODbL 1.0", address: "https://opendatacommons.org/licenses/odbl/1-0/"),
    LicenseText(
      name: "Unicode-DFS-2016", address: "https://spdx.org/licenses/Unicode-DFS-2016.html"),
    LicenseText(name: "Apache-2.0", address: "https://www.apache.org/licenses/LICENSE-2.0"),
  ]

  /// Returns the texts of the licenses that a credit mentions.
  static func mentioned(in credit: String) -> [LicenseText] {
    ([program] + others).filter { credit.contains($0.name) }
  }
}
