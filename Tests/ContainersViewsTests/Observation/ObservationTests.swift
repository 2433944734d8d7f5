import Containers
import TestSupport
import Testing

@MainActor
@Suite("Observation")
struct ObservationTests {
  class Thermometer: ObservationSource {
    @Observed var temperature = 20.0
    @Observed var city = "Lemvig"
    var fahrenheit: Double { temperature * 1.8 + 32 }
    let serialNumber = 7
  }

  final class Kitchen: Thermometer {
    override var temperature: Double {
      get { super.temperature }
      set { super.temperature = newValue }
    }
  }

  @Test("provides the requested values")
  func options() {
    let thermometer = Thermometer()
    var seen: [String] = []
    func note(_ change: ObservedChange<Double>) {
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      seen.append(values.joined(separator: " ") + (change.isPrior ? " prior" : ""))
    }

    let plain = thermometer.observe(\.temperature) { note($0) }
    let new = thermometer.observe(\.temperature, options: [.new]) { note($0) }
    let both = thermometer.observe(\.temperature, options: [.old, .new]) { note($0) }
    let prior = thermometer.observe(\.temperature, options: [.old, .prior]) { note($0) }
    thermometer.temperature = 21

    #expect(seen == ["20.0 - prior", "- -", "- 21.0", "20.0 21.0", "20.0 -"])
    withExtendedLifetime([plain, new, both, prior]) {}
  }

  @Test("reports the current value immediately if requested")
  func initial() {
    let thermometer = Thermometer()
    var seen: [Double?] = []

    let token = thermometer.observe(\.temperature, options: [.initial, .new]) {
      seen.append($0.newValue)
    }
    thermometer.temperature = 21

    #expect(seen == [20, 21])
    withExtendedLifetime(token) {}
  }

  @Test("reports only the observed property")
  func otherProperty() {
    let thermometer = Thermometer()
    var count = 0
    let token = thermometer.observe(\.temperature) { _ in count += 1 }

    thermometer.city = "Struer"

    #expect(count == 0)
    withExtendedLifetime(token) {}
  }

  @Test("ends when its token is released or invalidated")
  func ending() {
    let thermometer = Thermometer()
    var count = 0
    var token: ObservationToken? = thermometer.observe(\.temperature) { _ in count += 1 }
    thermometer.temperature = 1
    #expect(token != nil)
    token = nil
    thermometer.temperature = 2
    #expect(count == 1)

    let other = thermometer.observe(\.temperature) { _ in count += 1 }
    other.invalidate()
    thermometer.temperature = 3

    #expect(count == 1)
  }

  @Test("finds the storage through a subclass that overrides the property")
  func subclass() {
    let kitchen = Kitchen()
    var count = 0
    let token = kitchen.observe(\.temperature) { _ in count += 1 }

    kitchen.temperature = 25
    (kitchen as Thermometer).temperature = 26

    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("follows a computed property to the storage that it reads")
  func computed() {
    let thermometer = Thermometer()
    var seen: [Double?] = []
    let token = thermometer.observe(\.fahrenheit, options: [.old, .new]) {
      seen += [$0.oldValue, $0.newValue]
    }

    thermometer.temperature = 100

    #expect(seen == [68, 212])
    withExtendedLifetime(token) {}
  }

  @Test("can be ended and begun by its own handlers")
  func reentrant() {
    let thermometer = Thermometer()
    var seen: [String] = []
    var tokens: [ObservationToken] = []
    tokens.append(
      thermometer.observe(\.temperature) { _ in
        seen.append("a")
        tokens[1].invalidate()
        tokens.append(thermometer.observe(\.temperature) { _ in seen.append("c") })
      })
    tokens.append(thermometer.observe(\.temperature) { _ in seen.append("b") })

    thermometer.temperature = 1
    #expect(seen == ["a"])
    thermometer.temperature = 2

    #expect(seen == ["a", "a", "c"])
  }

  @Test("lets a handler change the property again")
  func nested() {
    let thermometer = Thermometer()
    var seen: [Double?] = []
    let token = thermometer.observe(\.temperature, options: [.old, .new]) { change in
      if thermometer.temperature > 30 { thermometer.temperature = 30 }
      seen += [change.oldValue, change.newValue]
    }

    thermometer.temperature = 40

    #expect(seen == [40, 30, 20, 40])
    withExtendedLifetime(token) {}
  }

  @Test("does not retain the object")
  func retaining() {
    var thermometer: Thermometer? = Thermometer()
    weak let weakThermometer = thermometer
    let token = thermometer?.observe(\.temperature) { _ in }

    thermometer = nil

    #expect(weakThermometer == nil)
    withExtendedLifetime(token) {}
  }

  @Test("of a property that reads no observed one traps and says so")
  func misuse() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Thermometer().observe(\.serialNumber) { _ in } }
    }
    let message = result.standardError
    #expect(message.contains("serialNumber"))
    #expect(message.contains("@Observed"))
  }

  final class Model: ObservationSource {
    @Observed var name: String
    init(_ name: String) { _name = Observed(wrappedValue: name) }
  }

  final class Screen: ObservationSource {
    @Observed var model = Model("a")
    @Observed var usesMeters = true
    @Observed var meters = 1
    @Observed var feet = 3
    var length: Int { usesMeters ? meters : feet }
  }

  @Test("follows a path through an object that is replaced")
  func throughObjects() {
    let screen = Screen()
    let first = screen.model
    var seen: [String?] = []
    let token = screen.observe(\.model.name, options: [.old, .new]) {
      seen += [$0.oldValue, $0.newValue]
    }

    screen.model = Model("b")
    screen.model.name = "c"
    first.name = "no longer on the way"

    #expect(seen == ["a", "b", "b", "c"])
    withExtendedLifetime(token) {}
  }

  @Test("follows a computed property that switches to other storage")
  func otherBranch() {
    let screen = Screen()
    var seen: [Int?] = []
    let token = screen.observe(\.length, options: .new) { seen.append($0.newValue) }

    screen.feet = 4
    screen.usesMeters = false
    screen.feet = 5
    screen.meters = 2

    #expect(seen == [4, 5])
    withExtendedLifetime(token) {}
  }

  @Test("C109: ends with the observer that keeps its tokens")
  func ownedTokens() {
    final class Observer {
      var tokens: [ObservationToken] = []
    }
    let thermometer = Thermometer()
    var observer: Observer? = Observer()
    weak let weakObserver = observer
    var count = 0
    thermometer.observe(\.temperature) { [weak observer] _ in
      #expect(observer != nil)
      count += 1
    }.store(in: &observer!.tokens)  // made above

    thermometer.temperature = 1
    observer = nil
    thermometer.temperature = 2

    #expect(weakObserver == nil)
    #expect(count == 1)
  }
}
