import Atlas
import Testing

struct TunnelFallTests {
  /// From a tunnel in the water of the model to one through the center.
  static let chords = [
    chord(0, 0, 0, 0.01), chord(51.5, -0.13, 48.86, 2.35), chord(59.9, 10.7, -33.9, 18.4),
    chord(0, 0, 0, 179), chord(56.55, 8.316667, -56.55, -171.683333), chord(90, 0, -90, 0),
  ]
  static let densities: [TunnelFall.Density] = [.prem, .uniform]
  static let falls = chords.map { TunnelFall(along: $0) }
  static let throughPoles = falls[5]
  static let fractions = (0...500).map { Double($0) / 500 }

  static func chord(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Chord {
    Ellipsoid.wgs84.chord(from: Places.coordinate(a, b), to: Places.coordinate(c, d))
  }

  @Test("T40: A fall through the center takes 38 min 11 s, wherever it begins")
  func throughCenter() {
    // Klotz, The gravity tunnel in a non-uniform Earth, American Journal of Physics 83 (2015).
    for fall in Self.falls[4...5] {
      #expect(fall.duration.rounded() == 38 * 60 + 11)
      #expect(abs(fall.topSpeed - 9919) < 1)
      #expect(abs(fall.deepest - EarthModel.radius) < 1e-6)
    }
  }

  @Test("T40: With an even density, every tunnel takes as long as half an orbit: 42 min 10 s")
  func uniform() {
    let gravity = EarthModel.gravity(at: EarthModel.radius)
    let halfOrbit = Double.pi * (EarthModel.radius / gravity).squareRoot()

    #expect(halfOrbit.rounded() == 42 * 60 + 10)
    let falls = Self.chords.map { TunnelFall(along: $0, density: .uniform) }
    for fall in falls { #expect(abs(fall.duration - halfOrbit) < 1e-9) }
    #expect(abs(falls[5].topSpeed - halfOrbit / .pi * gravity) < 1e-6)
  }

  @Test("T40: In the layers of the Earth, the longer tunnel takes less time")
  func gravityTrain() {
    let durations = Self.falls[..<5].map(\.duration)

    #expect(durations == durations.sorted(by: >))
    #expect(durations[0].rounded() == 2530)
  }

  @Test("T40: The time is that of a simulation in small steps", arguments: chords)
  func simulated(chord: Chord) {
    let fall = TunnelFall(along: chord)
    let distance = EarthModel.radius - fall.deepest
    var place = (EarthModel.radius * EarthModel.radius - distance * distance).squareRoot()
    func pull() -> Double {
      let radius = (place * place + distance * distance).squareRoot()
      return -EarthModel.gravity(at: radius) * place / radius
    }
    var (speed, time) = (0.0, 0.0)
    while place > 0 {
      speed += pull() / 8
      place += speed / 4
      speed += pull() / 8
      time += 0.25
    }
    time -= place / speed

    #expect(abs(fall.duration / 2 - time) < 0.01)
    #expect(abs(fall.topSpeed / -speed - 1) < 1e-5)
  }

  @Test("T40: What gravity does on the way down is the energy of the motion", arguments: chords)
  func energy(chord: Chord) {
    let fall = TunnelFall(along: chord)
    for fraction in [0.01, 0.1, 0.3, 0.5] {
      let state = fall.state(at: fraction)
      let steps = 20_000
      let step = state.depth / Double(steps)
      let work = (0..<steps).reduce(0) { sum, number in
        sum + step * EarthModel.gravity(at: EarthModel.radius - (Double(number) + 0.5) * step)
      }
      #expect(abs(state.speed * state.speed / 2 / work - 1) < 1e-6)
    }
  }

  @Test("T40: The way up mirrors the way down", arguments: chords, densities)
  func symmetry(chord: Chord, density: TunnelFall.Density) {
    let fall = TunnelFall(along: chord, density: density)
    for fraction in Self.fractions {
      let (down, up) = (fall.state(at: fraction), fall.state(at: 1 - fraction))
      #expect(abs(down.depth - up.depth) < 1e-5)
      #expect(abs(down.speed - up.speed) < 1e-6)
      #expect(abs(down.pull + up.pull) < 1e-9)
      #expect(abs(down.distance + up.distance - fall.length) < 1e-5)
      #expect(abs(down.elapsed + up.elapsed - fall.duration) < 1e-9)
    }
  }

  @Test(
    "T40: A fall is at rest at both ends, and fastest at its deepest point", arguments: chords,
    densities)
  func ends(chord: Chord, density: TunnelFall.Density) {
    let fall = TunnelFall(along: chord, density: density)
    let (start, middle, end) = (fall.state(at: 0), fall.state(at: 0.5), fall.state(at: 1))

    #expect(start.elapsed == 0)
    #expect(start.distance == 0)
    #expect(end.elapsed == fall.duration)
    #expect(end.distance == fall.length)
    for state in [start, end] {
      #expect(state.depth == 0)
      #expect(state.speed == 0)
      #expect(abs(state.gravity - EarthModel.gravity(at: EarthModel.radius)) < 1e-12)
    }
    #expect(abs(middle.depth - fall.deepest) < 1e-6)
    #expect(abs(middle.speed - fall.topSpeed) < 1e-6)
    #expect(abs(middle.distance - fall.length / 2) < 1e-6)
    #expect(abs(middle.pull) < 1e-9)
  }

  @Test("T40: Parts of the time outside the fall are those of its ends")
  func outside() {
    let fall = Self.falls[1]

    #expect(fall.state(at: -1) == fall.state(at: 0))
    #expect(fall.state(at: 2) == fall.state(at: 1))
  }

  @Test(
    "T40: One falls deeper and faster up to the middle, and never back", arguments: chords,
    densities)
  func order(chord: Chord, density: TunnelFall.Density) {
    let fall = TunnelFall(along: chord, density: density)
    let states = Self.fractions.map { fall.state(at: $0) }
    for (earlier, later) in zip(states, states.dropFirst()) {
      #expect(earlier.distance < later.distance)
    }
    for (earlier, later) in zip(states[...250], states[1...250]) {
      #expect(earlier.depth < later.depth)
      #expect(earlier.speed < later.speed)
    }
  }

  @Test("T40: The distance grows by the speed")
  func speed() {
    let fall = Self.throughPoles
    // The tunnel on the ellipsoid is shorter than that through the model.
    let scale = fall.length / (2 * EarthModel.radius)
    for fraction in Self.fractions.dropFirst().dropLast() {
      let span = 1e-4
      let (before, after) = (fall.state(at: fraction - span), fall.state(at: fraction + span))
      let speed = (after.distance - before.distance) / (after.elapsed - before.elapsed)
      #expect(abs(speed / scale - fall.state(at: fraction).speed) < 0.01)
    }
  }

  @Test("T40: Gravity is that of the depth, and nothing at the center")
  func gravity() {
    let fall = Self.throughPoles
    for fraction in Self.fractions {
      let state = fall.state(at: fraction)
      let gravity = EarthModel.gravity(at: EarthModel.radius - state.depth)
      #expect(abs(state.gravity - gravity) < 1e-6)
      #expect(abs(abs(state.pull) - state.gravity) < 1e-6)
    }
    #expect(fall.state(at: 0.5).gravity < 1e-9)
  }

  @Test("T40: A pull along the tunnel is the slope of the depth times gravity")
  func pull() {
    let fall = Self.falls[2]
    for fraction in [0.1, 0.3, 0.45] {
      let (before, after) = (fall.state(at: fraction - 1e-4), fall.state(at: fraction + 1e-4))
      let state = fall.state(at: fraction)
      let slope = (after.depth - before.depth) / (after.distance - before.distance)
      #expect(abs(state.pull / (state.gravity * slope) - 1) < 0.003)
    }
  }

  @Test("T40: A fall passes through every layer down to its deepest point and up again")
  func layers() {
    var names: [String] = []
    for fraction in Self.fractions {
      let name = Self.throughPoles.state(at: fraction).layer.name
      if names.last != name { names.append(name) }
    }

    let down = EarthLayer.all.map(\.name)
    #expect(names == down + down.dropLast().reversed())
  }

  @Test("T40: A tunnel without a length is a fall that stays where it is")
  func nowhere() {
    let fall = TunnelFall(along: Self.chord(45, 10, 45, 10))
    let state = fall.state(at: 0.5)

    #expect(fall.duration.rounded() == 2530)
    #expect(fall.deepest == 0)
    #expect(state.depth == 0)
    #expect(state.speed == 0)
  }
}
