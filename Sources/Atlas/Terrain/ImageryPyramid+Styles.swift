extension ImageryPyramid {
  /// Creates a relief of the Earth, tinted by height and depth.
  ///
  /// - Parameter day: The Earth by day, which shows where ice is, and whose memory is shared.
  public static func relief(
    of elevations: ElevationIndex, land: LandIndex, day: ImageryPyramid, palette: ReliefPalette
  ) throws(AssetError) -> ImageryPyramid {
    let source = try ReliefSource(
      elevations: elevations, land: land, day: day, palette: palette)
    return ImageryPyramid(levels: source.levels, memory: day.memory, path: day.path) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }

  /// Creates the Earth by night: the darkened Earth by day, with the lights from an archive.
  ///
  /// - Parameter day: The Earth by day, whose memory is shared.
  public static func night(
    _ lights: Archive, day: ImageryPyramid
  ) throws(AssetError) -> ImageryPyramid {
    let source = try NightSource(lights, day: day)
    return ImageryPyramid(levels: day.levels, memory: day.memory, path: lights.path) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }
}
