/// A data set that provides facts about places.
public enum DataSource: String, CaseIterable, Sendable {
  /// Natural Earth at 1:10 million: land, lakes, countries, regions, seas; public domain.
  case naturalEarth = "Natural Earth"
  /// GSHHG: the ice shelves of Antarctica; LGPL.
  case gshhg = "GSHHG"
  /// The time zones of timezone-boundary-builder, with the countries of the time zone database's
  /// zone.tab; © OpenStreetMap contributors, ODbL 1.0.
  case openStreetMap = "OpenStreetMap"
  /// The towns and villages of GeoNames; CC BY 4.0.
  case geoNames = "GeoNames"
  /// The Flinn–Engdahl regions, squares of 1°, in ObsPy's tables; LGPL.
  case flinnEngdahl = "Flinn–Engdahl"
  /// Marble's 2′ grid of elevations and depths; public domain.
  case marble = "Marble"
  /// The named natural features, each with a source of its own.
  case features = "Natural features"
  /// Nautical time zones, each a 24th of the Earth, by longitude alone.
  case longitude = "Longitude"

  /// The name of the data set.
  public var name: String { rawValue }
}
