/// Texts as other programs write them.
enum GeoJSONSample {
  /// As ogr2ogr writes it, with shapes of several kinds and numbers in several spellings.
  static let ogr2ogr = #"""
    {
    "type": "FeatureCollection",
    "name": "steder",
    "crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84" } },
    "features": [
    { "type": "Feature", "properties": { "fid": 1, "name": "Lemvig \u00e6\u00f8\u00e5", "area": 1.0, "big": 1e5, "small": -2.50E-07 }, "geometry": { "type": "Point", "coordinates": [ 8.3101000, 56.5487 ] } },
    { "type": "Feature", "properties": { "fid": 2, "name": null }, "geometry": { "type": "LineString", "coordinates": [ [ 10.7522450000, 59.9139 ], [ 11.0, 60.0 ] ] } },
    { "type": "Feature", "properties": { "fid": 3 }, "geometry": { "type": "MultiPolygon", "coordinates": [ [ [ [ 0.0, 0.0 ], [ 1.0, 0.0 ], [ 1.0, 1.0 ], [ 0.0, 0.0 ] ] ] ] } },
    { "type": "Feature", "properties": null, "geometry": null },
    { "type": "Feature", "properties": { "fid": 9007199254740993 }, "geometry": { "type": "Point", "coordinates": [ 178.4, -18.1, 12.340 ] } }
    ]
    }
    """#

  /// As geojson.io writes it, with members that the standard does not know.
  static let geojsonIO = #"""
    {
      "type": "FeatureCollection",
      "features": [
        {
          "type": "Feature",
          "properties": {
            "marker-color": "#7e7e7e",
            "marker-size": "medium",
            "title": "A \"tent\"\n\\ two 🏕"
          },
          "geometry": {
            "coordinates": [
              12.568337000000001,
              55.676097
            ],
            "type": "Point"
          },
          "id": 0
        },
        {
          "type": "Feature",
          "properties": {},
          "geometry": {
            "type": "GeometryCollection",
            "geometries": [
              { "type": "Point", "coordinates": [] },
              { "type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]] }
            ]
          },
          "bbox": [0, 0, 1, 1]
        }
      ],
      "made-with": { "tool": ["geojson.io", true, false, null, {}, []] }
    }
    """#
}
