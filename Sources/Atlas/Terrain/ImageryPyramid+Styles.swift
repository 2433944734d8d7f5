extension ImageryPyramid {
  /// Makes the relief of the Earth, tinted by height and depth.
  ///
  /// - Parameters:
  ///   - day: The Earth by day, which tells where ice is.
  ///   - capacity: The most memory in bytes that finished tiles may use.
  public static func relief(
    of elevations: ElevationIndex, land: LandIndex, day: ImageryPyramid, palette: ReliefPalette,
    capacity: Int = usualCapacity
  ) throws(AssetError) -> ImageryPyramid {
    let source = try ReliefSource(
      elevations: elevations, land: land, day: day, palette: palette)
    return ImageryPyramid(levels: source.levels, capacity: capacity) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }

  /// Makes the Earth by night: the Earth by day in the dark, with the lights of a file.
  ///
  /// - Parameter capacity: The most memory in bytes that finished tiles may use.
  public static func night(
    _ lights: Archive, day: ImageryPyramid, capacity: Int = usualCapacity
  ) throws(AssetError) -> ImageryPyramid {
    let source = try NightSource(lights, day: day)
    return ImageryPyramid(levels: day.levels, capacity: capacity) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
  }
}
