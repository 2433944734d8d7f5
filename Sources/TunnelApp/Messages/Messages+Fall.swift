internal import Containers

nonisolated extension Messages {
  /// The screen on which the child falls through the tunnel.
  nonisolated enum Fall {
    /// The command that opens the screen on which the child falls through the tunnel.
    static var command: String { LocalizedMessage("Fall through the tunnel").text }

    /// The heading of the screen, and of its commands in the list of all keys.
    static var title: String { LocalizedMessage("The fall").text }

    /// The title of the window; {ends} are the names or coordinates of both ends.
    static func windowTitle(_ ends: String) -> String {
      LocalizedMessage("Tunnel: The fall, {ends}", ["ends": .text(ends)]).text
    }

    /// What the button that closes the screen does.
    static var closeHint: String { LocalizedMessage("Returns to the maps.").text }

    // MARK: Commands

    /// The command and button that lets the child fall.
    static var play: String { LocalizedMessage("Play", context: "fall").text }

    /// The command and button that stops the child in its fall.
    static var pause: String { LocalizedMessage("Pause", context: "fall").text }

    /// What the button "Play" does.
    static var playHint: String { LocalizedMessage("Lets the child fall, or stops it.").text }

    /// The command that shows a later moment of the fall.
    static var forward: String { LocalizedMessage("Later in the fall").text }

    /// The command that shows an earlier moment of the fall.
    static var back: String { LocalizedMessage("Earlier in the fall").text }

    /// The command that shows the first moment of the fall.
    static var toStart: String { LocalizedMessage("To the start of the fall").text }

    /// The command that shows the last moment of the fall.
    static var toEnd: String { LocalizedMessage("To the end of the fall").text }

    /// The name of the slider that chooses a moment of the fall.
    static var scrubber: String { LocalizedMessage("Time of the fall").text }

    // MARK: Between any two places

    /// A command of the menu of the map of the start: lets the child fall between a place on it and the
    /// end of the tunnel; {place} is the name of the end.
    static func fromHere(to place: String) -> String {
      LocalizedMessage("Fall from here to {place}", ["place": .text(place)]).text
    }

    /// A command of the menu of the map of the end: lets the child fall between the start of the tunnel
    /// and a place on it; {place} is the name of the start.
    static func toHere(from place: String) -> String {
      LocalizedMessage("Fall from {place} to here", ["place": .text(place)]).text
    }

    /// A notice while an end is dragged with Shift; {length} is that of the tunnel to the other end.
    static func aim(_ length: String) -> String {
      LocalizedMessage(
        "A tunnel of {length}: drop to fall through it.", ["length": .text(length)]
      ).text
    }

    /// A notice after the first fall: how to fall through other tunnels.
    static var hint: String {
      LocalizedMessage(
        "Drag an end with Shift to fall between any two places: the other end stays."
      ).text
    }

    /// Says that a place was chosen that is the other end, too.
    static var noTunnel: String {
      LocalizedMessage("Both ends are at one place: there is no tunnel between them.").text
    }

    /// Below the heading of a fall that does not lead to the antipode; {length} and {depth} are those of
    /// the tunnel, {time} is how long the fall takes.
    static func summary(_ length: String, deep depth: String, in time: String) -> String {
      LocalizedMessage(
        "{length} long, {depth} deep. The fall takes {time}.",
        ["length": .text(length), "depth": .text(depth), "time": .text(time)]
      ).text
    }

    /// Explains a fall that does not lead through the center of the Earth: {real} and {even} are the
    /// times that it takes, {shortest} is the time through the center.
    static func explanation(real: String, even: String, shortest: String) -> String {
      LocalizedMessage(
        """
        If the Earth were equally dense everywhere, the fall would take {even}, and so would the fall \
        through every straight tunnel, short or long: the gravity train. In the real Earth, which is \
        densest inside, this does not hold: the fall takes {real} here, {shortest} through the center, \
        and nearly {even} in a short tunnel.
        """,
        ["real": .text(real), "even": .text(even), "shortest": .text(shortest)]
      ).text
    }

    // MARK: Figures

    /// The name of a figure: how deep the child is.
    static var depth: String { LocalizedMessage("Depth", context: "fall").text }

    /// The name of a figure: how fast the child is.
    static var speed: String { LocalizedMessage("Speed", context: "fall").text }

    /// The name of a figure: how strong gravity is where the child is.
    static var gravity: String { LocalizedMessage("Gravity", context: "fall").text }

    /// The name of a figure: how hot it is where the child is.
    static var temperature: String { LocalizedMessage("Temperature", context: "fall").text }

    /// The name of a figure: the layer of the Earth in which the child is.
    static var layer: String { LocalizedMessage("Layer", context: "fall").text }

    /// The name of a figure: how long the child has been falling.
    static var elapsed: String { LocalizedMessage("Elapsed", context: "fall").text }

    /// A speed in kilometers per hour.
    static func kilometersPerHour(_ speed: String) -> String {
      LocalizedMessage("{speed} km/h", ["speed": .text(speed)]).text
    }

    /// A speed in miles per hour.
    static func milesPerHour(_ speed: String) -> String {
      LocalizedMessage("{speed} mph", ["speed": .text(speed)]).text
    }

    /// A speed in nautical miles per hour.
    static func knots(_ speed: String) -> String {
      LocalizedMessage("{speed} kn", ["speed": .text(speed)]).text
    }

    /// A gravity in meters per second squared.
    static func meters(_ gravity: String) -> String {
      LocalizedMessage("{gravity} m/s²", ["gravity": .text(gravity)]).text
    }

    /// A gravity in feet per second squared.
    static func feet(_ gravity: String) -> String {
      LocalizedMessage("{gravity} ft/s²", ["gravity": .text(gravity)]).text
    }

    // MARK: The story

    /// Says that the child stands at the start; {place} is a name or a coordinate.
    static func ready(at place: String) -> String {
      LocalizedMessage("Ready to jump: {place}.", ["place": .text(place)]).text
    }

    /// Says what happens in the first half of the fall.
    static var falling: String {
      LocalizedMessage("Falling: gravity pulls toward the center.").text
    }

    /// Says what happens halfway in a tunnel through the center of the Earth.
    static var center: String {
      LocalizedMessage("Near the center: gravity fades to zero, and the speed is greatest.").text
    }

    /// Says what happens halfway in a tunnel that passes the center of the Earth.
    static var deepest: String { LocalizedMessage("Halfway: never deeper, never faster.").text }

    /// Says what happens in the second half of the fall.
    static var rising: String {
      LocalizedMessage("Past the middle: gravity pulls back and slows the fall.").text
    }

    /// Says where the child comes out; {place} is a name or a coordinate.
    static func arrived(at place: String) -> String {
      LocalizedMessage("Arrived: {place}.", ["place": .text(place)]).text
    }

    /// Says that the child comes out on land; {place} is a name or a coordinate.
    static func arrivedDry(at place: String) -> String {
      LocalizedMessage("Arrived: {place}. On dry land!", ["place": .text(place)]).text
    }

    /// Says that the child comes out in the sea or a lake; {place} is a name or a coordinate.
    static func arrivedWet(at place: String) -> String {
      LocalizedMessage("Arrived: {place}. Now swim!", ["place": .text(place)]).text
    }

    /// Says that the child comes out on ice that floats; {place} is a name or a coordinate.
    static func arrivedOnIce(at place: String) -> String {
      LocalizedMessage("Arrived: {place}. On floating ice!", ["place": .text(place)]).text
    }

    /// Announces a layer of the Earth that the child enters, and its depth.
    static func entered(_ layer: String, at depth: String) -> String {
      LocalizedMessage("{layer}, {depth} deep", ["layer": .text(layer), "depth": .text(depth)]).text
    }

    /// A moment of the fall for a screen reader.
    static func moment(_ elapsed: String, in layer: String, at depth: String, _ speed: String)
      -> String
    {
      LocalizedMessage(
        "After {elapsed}: {layer}, {depth} deep, {speed}",
        [
          "elapsed": .text(elapsed), "layer": .text(layer), "depth": .text(depth),
          "speed": .text(speed),
        ]
      ).text
    }

    // MARK: The section

    /// The name of the picture of the Earth cut through both ends.
    static var section: String { LocalizedMessage("Section of the Earth").text }

    /// What the picture of the Earth can be used for.
    static var sectionHint: String {
      LocalizedMessage("Increase and decrease move the child through the tunnel.").text
    }

    /// The depth at which a layer of the Earth begins.
    static func from(_ depth: String) -> String {
      LocalizedMessage("from {depth}", context: "layer", ["depth": .text(depth)]).text
    }

    /// The depth to which a layer of the Earth reaches.
    static func to(_ depth: String) -> String {
      LocalizedMessage("to {depth}", context: "layer", ["depth": .text(depth)]).text
    }

    /// The note below the section before heights are known.
    static var trueToScale: String {
      LocalizedMessage("True to scale. The rim shows day and night now.").text
    }

    /// The note below the section; {factor} is how much larger heights and depths are drawn.
    static func trueToScale(heightsTimes factor: Int) -> String {
      LocalizedMessage(
        "True to scale, seas and mountains × {factor}. The rim shows day and night now.",
        ["factor": .number(factor)]
      ).text
    }

    /// The North Pole on the rim of the section.
    static var north: String { LocalizedMessage("N", context: "pole").text }

    /// The South Pole on the rim of the section.
    static var south: String { LocalizedMessage("S", context: "pole").text }

    // MARK: The command line

    /// What an option of `tunnel snapshot` does, in its help.
    static var optionHelp: String {
      LocalizedMessage(
        "The fall through the tunnel, after this part of its time (0 to 1), or without a number as an animation."
      ).text
    }

    /// What an option of `tunnel snapshot` does, in its help.
    static var toHelp: String {
      LocalizedMessage("Where the tunnel of the fall ends (default: on the other side).").text
    }

    /// Refuses an option of `tunnel snapshot` without `--fall`.
    static func needed(for option: String) -> String {
      LocalizedMessage("{option} has a meaning only with --fall.", ["option": .text(option)]).text
    }

    /// Refuses an option of `tunnel snapshot` beside `--fall`.
    static func refused(_ option: String) -> String {
      LocalizedMessage("{option} has no meaning for the fall.", ["option": .text(option)]).text
    }

    // MARK: Choices

    /// The caption of the curve of the speed.
    static var curve: String { LocalizedMessage("Speed over time").text }

    /// The name of the choice between two models of the Earth.
    static var density: String { LocalizedMessage("Density", context: "Earth").text }

    /// The Earth as it is, in the choice between two models.
    static var realDensity: String { LocalizedMessage("Real Earth").text }

    /// An Earth that is equally dense everywhere, in the choice between two models.
    static var evenDensity: String { LocalizedMessage("Even density").text }

    /// Explains why the fall takes less time than in an Earth of even density.
    static func explanation(real: String, even: String, gravity: String, depth: String) -> String {
      LocalizedMessage(
        """
        The Earth is densest inside, so gravity stays near {gravity} down to {depth}: the fall takes \
        {real}. If it were equally dense everywhere, gravity would fade from the surface on, and the \
        fall would take {even}.
        """,
        [
          "gravity": .text(gravity), "depth": .text(depth), "real": .text(real),
          "even": .text(even),
        ]
      ).text
    }

    /// Says what the computed fall leaves out.
    static var conditions: String {
      LocalizedMessage("Without air and without the Earth’s rotation.").text
    }

    /// The name of the choice of how long the fall is shown.
    static var pace: String { LocalizedMessage("Shown in").text }

    /// A number of seconds in which the whole fall is shown.
    static func pace(seconds: Int) -> String {
      LocalizedMessage("{seconds} s", context: "pace", ["seconds": .number(seconds)]).text
    }

    /// A number of minutes in which the whole fall is shown.
    static func pace(minutes: Int) -> String {
      LocalizedMessage("{minutes} min", context: "pace", ["minutes": .number(minutes)]).text
    }
  }
}
