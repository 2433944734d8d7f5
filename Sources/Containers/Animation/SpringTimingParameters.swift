/// The timing of a damped spring.
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  private enum Form: Hashable {
    /// Takes whatever time it is given.
    case ratio(Double)
    /// Takes its own.
    case physical(Spring)
  }

  private let form: Form
  /// The speed at the beginning, in whole distances a second; a change in one dimension has `dx`.
  public let initialVelocity: Vector

  /// Makes the timing of a heavy spring that does not overshoot and takes its own time.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Makes a spring that comes to rest in the time of the animation.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshoot, nearer to 0 for more.
  ///   - initialVelocity: The speed at the beginning, in whole distances a second.
  public init(dampingRatio: Double, initialVelocity: Vector = .zero) {
    form = .ratio(dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Makes the spring of a body; the time of the animation follows from it.
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

  /// Makes a spring from how long it is felt to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: The time of one swing without damping; coming to rest takes longer.
  ///   - bounce: 0 for none, nearer to 1 for more; below 0 the spring is slower than it need be.
  public init(duration: Duration, bounce: Double, initialVelocity: Vector = .zero) {
    let bounce = min(max(bounce, -0.99), 0.99)
    form = .physical(
      Spring(
        dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: duration.seconds,
        initialVelocity: initialVelocity.dx))
    self.initialVelocity = initialVelocity
  }

  /// The curve of the spring that rests after the time, or of the one that takes its own.
  public func timingCurve(for duration: Duration) -> TimingCurve {
    switch form {
    case .ratio(let ratio):
      TimingCurve(
        Spring(
          dampingRatio: ratio, settlingIn: duration, initialVelocity: initialVelocity.dx))
    case .physical(let spring): TimingCurve(spring)
    }
  }

  /// The time that a spring of a body, or of a felt duration, takes until it rests.
  public var settlingDuration: Duration? {
    guard case .physical(let spring) = form else { return nil }
    return .seconds(spring.settlingTime)
  }
}
