/// The timing of a damped spring.
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  private enum Form: Hashable {
    /// Fits any duration.
    case ratio(Double)
    /// Determines its own duration.
    case physical(Spring)
  }

  private let form: Form
  /// The initial velocity, in whole distances per second.
  ///
  /// A change in one dimension uses `dx`.
  public let initialVelocity: Vector

  /// Creates the timing of a heavy spring that does not overshoot and determines its own duration.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Creates a spring that comes to rest at the end of the animation.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshoot, closer to 0 for more.
  ///   - initialVelocity: The initial velocity, in whole distances per second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    form = .ratio(dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with physical parameters, which determine the duration of the animation.
  ///
  /// From mx″ + cx′ + kx = 0: ω = √(k / m) and ζ = c / (2√(k·m)).
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero
  ) {
    let (mass, stiffness) = (max(1e-6, mass), max(1e-6, stiffness))
    form = .physical(
      Spring(
        dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
        response: 2 * .pi * (mass / stiffness).squareRoot(), initialVelocity: initialVelocity.dx))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The period without damping. The spring takes longer to come to rest.
  ///   - bounce: 0 for no overshoot, closer to 1 for more, negative for an overdamped spring.
  public init(duration: Duration, bounce: Double, initialVelocity: Vector = .zero) {
    let bounce = min(max(bounce, -0.99), 0.99)
    form = .physical(
      Spring(
        dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: duration.seconds,
        initialVelocity: initialVelocity.dx))
    self.initialVelocity = initialVelocity
  }

  /// Returns the curve of a spring that comes to rest after the duration, or that determines its
  /// own.
  public func timingCurve(for duration: Duration) -> TimingCurve {
    switch form {
    case .ratio(let ratio):
      TimingCurve(
        Spring(
          dampingRatio: ratio, settlingIn: duration, initialVelocity: initialVelocity.dx))
    case .physical(let spring): TimingCurve(spring)
    }
  }

  /// The time until a spring with physical parameters or a perceived duration comes to rest.
  public var settlingDuration: Duration? {
    guard case .physical(let spring) = form else { return nil }
    return .seconds(spring.settlingTime)
  }
}
