/// A data set that says something about places.
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
  /// The regions of Flinn and Engdahl, squares of one degree, in ObsPy's tables; LGPL.
  case flinnEngdahl = "Flinn–Engdahl"
  /// Marble's grid of elevations and depths, 2′ wide; public domain.
  case marble = "Marble"
  /// The natural features that have names, each with a source of its own.
  case features = "Natural features"
  /// Nautical time zones: a twenty-fourth of the Earth each, by longitude alone.
  case longitude = "Longitude"

  /// The name of the data set.
  public var name: String { rawValue }
}
