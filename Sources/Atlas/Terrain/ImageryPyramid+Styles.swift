extension ImageryPyramid {
  /// Makes the relief of the Earth, tinted by height and depth.
  ///
  /// - Parameter day: The Earth by day, which tells where ice is and whose memory finished tiles are kept in.
  public static func relief(
    of elevations: ElevationIndex, land: LandIndex, day: ImageryPyramid, palette: ReliefPalette
  ) throws(AssetError) -> ImageryPyramid {
    let source = try ReliefSource(
      elevations: elevations, land: land, day: day, palette: palette)
    return ImageryPyramid(levels: source.levels, memory: day.memory) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }

  /// Makes the Earth by night: the Earth by day in the dark, with the lights of a file.
  ///
  /// - Parameter day: The Earth by day, whose memory finished tiles are kept in.
  public static func night(
    _ lights: Archive, day: ImageryPyramid
  ) throws(AssetError) -> ImageryPyramid {
    let source = try NightSource(lights, day: day)
    return ImageryPyramid(levels: day.levels, memory: day.memory) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }
}
