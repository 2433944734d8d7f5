/// The user's scale on X11, which measures windows in pixels.
enum DesktopScale {
  /// Returns the number of pixels per point: `Xft.dpi` divided by 96, or else that of the settings
  /// manager, or else `GDK_SCALE`.
  ///
  /// - Parameters:
  ///   - resources: The X server's resource database as text.
  ///   - manager: The settings of the desktop's settings manager; called if there is no `Xft.dpi`.
  static func scale(resources: String, manager: () -> XSettings?, gdkScale: String?) -> Double {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst(8).filter { !$0.isWhitespace }
      if let dotsPerInch = Double(value), dotsPerInch > 0 { return bounded(dotsPerInch / 96) }
    }
    if let factor = manager()?["Gdk/WindowScalingFactor"], factor > 0 {
      return bounded(Double(factor))
    }
    if let gdkScale, let factor = Double(gdkScale), factor > 0 { return bounded(factor) }
    return 1
  }

  private static func bounded(_ scale: Double) -> Double { min(max(scale, 0.5), 8) }
}
