internal import Containers

nonisolated extension Messages {
  /// The lines of the answers of the command "fall".
  nonisolated enum FallAnswers {
    /// The other end of a tunnel.
    static func to(_ coordinate: String) -> String {
      LocalizedMessage("to {coordinate}", ["coordinate": .text(coordinate)]).text
    }

    /// How long a tunnel is, and how deep.
    static func tunnel(_ length: String, deepest: String) -> String {
      LocalizedMessage(
        "tunnel {length} long, {depth} deep", ["length": .text(length), "depth": .text(deepest)]
      ).text
    }

    /// How long a fall takes: in the layers of the Earth, and if its density were even.
    static func times(_ time: String, uniform: String) -> String {
      LocalizedMessage(
        "fall without air {time}, with an even density {uniform}",
        ["time": .text(time), "uniform": .text(uniform)]
      ).text
    }

    /// The greatest speed of a fall.
    static func topSpeed(_ speed: String) -> String {
      LocalizedMessage("top speed {speed}", ["speed": .text(speed)]).text
    }

    /// Where one is after a part of a fall; {layer} is one of the Earth.
    static func moment(after time: String, depth: String, layer: String) -> String {
      LocalizedMessage(
        "after {time}: depth {depth}, {layer}",
        ["time": .text(time), "depth": .text(depth), "layer": .text(layer)]
      ).text
    }

    /// How fast one is after a part of a fall, and how strong gravity is there.
    static func speed(_ speed: String, gravity: String) -> String {
      LocalizedMessage(
        "speed {speed}, gravity {gravity}", ["speed": .text(speed), "gravity": .text(gravity)]
      ).text
    }

    /// How hot it is around.
    static func temperature(_ temperature: String) -> String {
      LocalizedMessage("temperature {temperature}", ["temperature": .text(temperature)]).text
    }

    /// A speed.
    static func kilometersPerHour(_ number: String) -> String {
      LocalizedMessage("{number} km/h", ["number": .text(number)]).text
    }

    /// The strength of gravity.
    static func metersPerSecondSquared(_ number: String) -> String {
      LocalizedMessage("{number} m/s²", ["number": .text(number)]).text
    }
  }
}
