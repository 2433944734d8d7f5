internal import Atlas

/// Describes places in one language, with data that the first place opens.
///
/// A question that cannot be read opens nothing, so that a typo is reported as one.
nonisolated final class PlaceDescriber {
  private let data: CommandData
  private let language: String
  private var opened: (geocoder: ReverseGeocoder, names: LocalNames)?

  /// Creates a describer.
  ///
  /// - Parameter language: The language of names.
  init(_ data: CommandData, language: String) {
    (self.data, self.language) = (data, language)
  }

  /// Returns what is at a place, opening the data if needed.
  ///
  /// - Throws: A ``CommandFailure`` if the folder is missing, an `AssetError` if a file is or is
  ///   damaged.
  func describe(_ coordinate: Coordinate) throws -> PlaceDescription {
    let (geocoder, names) = try opened ?? open()
    opened = (geocoder, names)
    return geocoder.describe(coordinate).named(by: names)
  }

  private func open() throws -> (geocoder: ReverseGeocoder, names: LocalNames) {
    let gazetteer = try data.gazetteer()
    return (
      try ReverseGeocoder(gazetteer),
      try LocalNames(gazetteer, language: language, translating: Messages.Names.translation)
    )
  }
}
