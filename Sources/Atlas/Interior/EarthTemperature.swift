/// The temperature at one depth of the Earth.
public struct EarthTemperature: Hashable, Sendable {
  /// The depth in meters below the surface.
  public let depth: Double
  /// The boundary at that depth, such as `top of the core`; `nil` if it is none.
  public let boundary: String?
  /// The temperature in degrees Celsius.
  public let celsius: Double
  /// The uncertainty of the temperature, in degrees Celsius.
  public let uncertainty: Double

  /// Creates a temperature from kelvins.
  private init(depth: Double, boundary: String? = nil, kelvins: Double, uncertainty: Double) {
    self.depth = depth
    self.boundary = boundary
    celsius = kelvins - 273.15
    self.uncertainty = uncertainty
  }

  /// The known temperatures, from the surface down.
  ///
  /// Sources: at the surface, the mean of the standard atmosphere, ISO 2533. In the mantle, Katsura,
  /// *A revised adiabatic temperature profile for the mantle*, JGR Solid Earth 127 (2022): the minerals
  /// change 670 km down, and it is colder below. At the boundaries of the core, Anzellini and others,
  /// *Melting of iron at Earth's inner core boundary*, Science 340 (2013).
  public static let known = [
    EarthTemperature(depth: 0, boundary: "surface", kelvins: 288.15, uncertainty: 30),
    EarthTemperature(depth: 50_000, kelvins: 1646, uncertainty: 35),
    EarthTemperature(depth: 410_000, kelvins: 1839, uncertainty: 38),
    EarthTemperature(
      depth: 670_000, boundary: "bottom of the upper mantle", kelvins: 1994, uncertainty: 40),
    EarthTemperature(
      depth: 670_000, boundary: "top of the lower mantle", kelvins: 1960, uncertainty: 40),
    EarthTemperature(depth: 2_800_000, kelvins: 2587, uncertainty: 60),
    EarthTemperature(
      depth: 2_891_000, boundary: "top of the core", kelvins: 4050, uncertainty: 500),
    EarthTemperature(
      depth: 5_149_500, boundary: "top of the inner core", kelvins: 6230, uncertainty: 500),
  ]

  /// Returns the temperature at a depth below the surface in meters, in degrees Celsius.
  ///
  /// It is a straight line between the known temperatures, and the same in all of the inner core. The
  /// uppermost 50 km are like under a young sea floor: under continents, they are hundreds of degrees
  /// colder.
  public static func celsius(atDepth depth: Double) -> Double {
    let pieces = zip(known, known.dropFirst())
    guard let (upper, lower) = pieces.first(where: { depth <= $1.depth }) else {
      return known[known.count - 1].celsius
    }
    let share = (depth - upper.depth) / (lower.depth - upper.depth)
    return upper.celsius + share * (lower.celsius - upper.celsius)
  }
}
