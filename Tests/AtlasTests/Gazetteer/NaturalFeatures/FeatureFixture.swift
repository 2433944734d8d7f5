@testable import Atlas

/// A writer of archives of natural features for tests, in the format of the generator.
struct FeatureFixture {
  /// A feature as it is written.
  struct Row {
    var name: String
    var kind: FeatureKind
    var place: (latitude: Double, longitude: Double)
    var importance: UInt8
    var elevation = Float.nan
    var extent = Float.nan
    var countries = ""
  }

  /// Four features from south to north.
  ///
  /// The second is a sea, the third a lake with an outline.
  var rows = [
    Row(name: "Pole", kind: .pole, place: (-90, 0), importance: 250),
    Row(name: "Deep Sea", kind: .sea, place: (2, 1), importance: 120, extent: 40_000),
    Row(
      name: "Tarn", kind: .lake, place: (10, 10), importance: 150, elevation: 314, extent: 12_000),
    Row(
      name: "Mount High", kind: .peak, place: (45, 7), importance: 190, elevation: 4807.5,
      countries: "FRIT"),
  ]
  /// The seas that are features, as pairs of sea index and feature index.
  var seas: [SIMD2<UInt16>] = [[2, 1]]
  /// The words for the kinds, if they differ from those of the rows.
  var kinds: [String]?

  /// The archive, which matches the seas of the other fixtures.
  var archive: ArchiveFixture {
    var archive = ArchiveFixture()
    let kinds = kinds ?? Set(rows.map(\.kind.rawValue)).sorted()
    archive.sections.append(("labels", rows.flatMap { label($0, kinds) }, rows.count))
    archive.add("measures", rows.map { SIMD2($0.elevation, $0.extent) })
    for (prefix, strings) in [
      ("names", rows.map(\.name)), ("kinds", kinds), ("sources", ["A survey", "A map"]),
    ] {
      add(prefix, strings, to: &archive)
    }
    archive.add("sources", rows.indices.map { UInt16($0 % 2) })
    var starts: [UInt32] = [0]
    for row in rows {
      starts.append(starts[starts.count - 1] + UInt32(row.countries.utf8.count / 2))
    }
    archive.add("countries/starts", starts)
    archive.sections.append(
      ("countries", Array(rows.map(\.countries).joined().utf8), Int(starts[rows.count])))
    let labels = IndexFormatTests().seas.sections.first { $0.name == "labels" }
    archive.add("seas/source", [ArchiveFixture.checksum(labels?.bytes ?? [])])
    archive.add("seas", seas)
    PolygonCellsFixture().add(to: &archive, prefix: "lakes")
    archive.add("lakes", [2, 2, 2] as [UInt16])
    return archive
  }

  private func label(_ row: Row, _ kinds: [String]) -> [UInt8] {
    let place = [row.place.longitude, row.place.latitude].flatMap {
      ArchiveFixture.bytes(Int32(($0 * 1e6).rounded()))
    }
    return place + [UInt8(kinds.firstIndex(of: row.kind.rawValue) ?? 0), row.importance, 0, 0]
  }

  private func add(_ prefix: String, _ strings: [String], to archive: inout ArchiveFixture) {
    var ends: [UInt32] = [0]
    for string in strings { ends.append(ends[ends.count - 1] + UInt32(string.utf8.count)) }
    archive.add("\(prefix)/offsets", ends)
    archive.add("\(prefix)/text", Array(strings.joined().utf8))
  }
}
