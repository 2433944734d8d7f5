internal import Containers

nonisolated extension Messages {
  /// The two ends of the tunnel.
  nonisolated enum TunnelEnds {
    /// The place where the tunnel starts, on its mark and in menus.
    static var start: String { LocalizedMessage("Start", context: "end").text }

    /// The place where the tunnel comes out, on its mark and in menus.
    static var target: String { LocalizedMessage("End", context: "end").text }

    /// The command that moves the start to a place.
    static var digHere: String { LocalizedMessage("Dig here").text }

    /// The command that moves the end to a place.
    static var comeOutHere: String { LocalizedMessage("Come out here").text }

    /// The command that moves the start to a place, where there is little room.
    static var dig: String { LocalizedMessage("Dig", context: "end").text }

    /// The command that moves the end to a place, where there is little room.
    static var comeOut: String { LocalizedMessage("Come out", context: "end").text }

    /// How to move the mark of an end.
    static var dragging: String {
      LocalizedMessage("Drag it, or move it with Shift and the arrow keys.").text
    }

    /// Says of the mark of an end that it is out of sight on the far side of the globe.
    static var behind: String { LocalizedMessage("behind the globe").text }

    /// Moves the mark of an end a little, for assistive technology.
    static var stepNorth: String { LocalizedMessage("Step north").text }

    /// Moves the mark of an end a little, for assistive technology.
    static var stepSouth: String { LocalizedMessage("Step south").text }

    /// Moves the mark of an end a little, for assistive technology.
    static var stepEast: String { LocalizedMessage("Step east").text }

    /// Moves the mark of an end a little, for assistive technology.
    static var stepWest: String { LocalizedMessage("Step west").text }

    /// The button that turns the map to the start while that is out of sight.
    static var backToStart: String { LocalizedMessage("Back to start").text }

    /// The button that turns the map to the end while that is out of sight.
    static var backToEnd: String { LocalizedMessage("Back to end").text }

    /// What that button does.
    static var backHint: String {
      LocalizedMessage("Turns the map to the end that is out of sight.").text
    }
  }

  /// A map and the controls on top of it.
  nonisolated enum Maps {
    /// A map of the Earth without an end of the tunnel.
    static var map: String { LocalizedMessage("Map").text }

    /// The map of the start, for assistive technology.
    static var startMap: String { LocalizedMessage("Start map").text }

    /// The map of the end, for assistive technology.
    static var endMap: String { LocalizedMessage("End map").text }

    /// What a map shows, for assistive technology; {place} are coordinates, {width} is a distance and
    /// {style} the style of the ground, such as “Satellite”.
    static func view(of place: String, width: String, style: String) -> String {
      LocalizedMessage(
        "center {place}, {width} across, style {style}",
        ["place": .text(place), "width": .text(width), "style": .text(style)]
      ).text
    }

    /// How much of the Earth a map shows, said after zooming; {width} is a distance.
    static func across(_ width: String) -> String {
      LocalizedMessage("{width} across", ["width": .text(width)]).text
    }

    /// Which way is up on a map, where that is not north; {degrees} is an angle.
    static func turnedLeft(_ degrees: Int) -> String {
      LocalizedMessage("turned {degrees}° to the left", ["degrees": .number(degrees)]).text
    }

    /// Which way is up on a map, where that is not north; {degrees} is an angle.
    static func turnedRight(_ degrees: Int) -> String {
      LocalizedMessage("turned {degrees}° to the right", ["degrees": .number(degrees)]).text
    }

    /// A bubble at a place, with the name of the place.
    static var whatIsHere: String { LocalizedMessage("What is here").text }

    /// A bubble at the start, until it is moved for the first time.
    static var hint: String { LocalizedMessage("Drag me anywhere on Earth").text }

    /// The button that shows where north is.
    static var compass: String { LocalizedMessage("Compass").text }

    /// What the compass does.
    static var compassHint: String { LocalizedMessage("Turns the globe north up.").text }

    /// What the compass does, in its tooltip.
    static var northUp: String { LocalizedMessage("North up").text }

    /// The button that shows both whole globes.
    static var home: String { LocalizedMessage("Home", context: "button").text }

    /// What the button "Home" does.
    static var homeHint: String { LocalizedMessage("Brings both whole globes back.").text }

    /// What the button "Home" does, in its tooltip.
    static var homeTip: String { LocalizedMessage("Back to both whole globes").text }

    /// The button on a map that shows the sources of its data, where there is no room for their names.
    static var sources: String { LocalizedMessage("Sources").text }

    /// The same button for assistive technology.
    static var aboutData: String { LocalizedMessage("About the data").text }

    /// What the button does.
    static var sourcesHint: String { LocalizedMessage("Shows the sources of the data.").text }

    /// The scale bar in one line; {length} is a distance.
    static func scale(_ length: String) -> String {
      LocalizedMessage("{length} at the center", ["length": .text(length)]).text
    }

    /// The scale bar in two lines; {length} is a distance.
    static func narrowScale(_ length: String) -> String {
      LocalizedMessage("{length}\nat the center", ["length": .text(length)]).text
    }
  }

  /// The commands of the keys that a map with the focus handles.
  nonisolated enum MapKeys {
    /// The command that turns the globe in the direction of an arrow key.
    static var turn: String { LocalizedMessage("Turn the globe").text }

    /// Turns the globe, for assistive technology.
    static var turnNorth: String { LocalizedMessage("Turn north").text }

    /// Turns the globe, for assistive technology.
    static var turnSouth: String { LocalizedMessage("Turn south").text }

    /// Turns the globe, for assistive technology.
    static var turnEast: String { LocalizedMessage("Turn east").text }

    /// Turns the globe, for assistive technology.
    static var turnWest: String { LocalizedMessage("Turn west").text }

    /// The command that enlarges the map.
    static var zoomIn: String { LocalizedMessage("Zoom in").text }

    /// The command that shrinks the map.
    static var zoomOut: String { LocalizedMessage("Zoom out").text }

    /// The command that turns what is up on the map.
    static var rotate: String { LocalizedMessage("Rotate the map").text }

    /// The command that moves the end of the map to its middle.
    static var dig: String { LocalizedMessage("Dig in the middle of the map").text }

    /// The command that opens the fall between the middle of the map and the other end of the tunnel.
    static var fall: String {
      LocalizedMessage("Fall between the middle of the map and the other end").text
    }

    /// The command that moves the end of the map in the direction of an arrow key.
    static var nudge: String { LocalizedMessage("Move the end a little").text }
  }

  /// The styles of a map's ground, and the credits for their data.
  nonisolated enum Styles {
    /// The style of satellite imagery.
    static var satellite: String { LocalizedMessage("Satellite").text }

    /// The style of heights and depths in colors.
    static var relief: String { LocalizedMessage("Relief").text }

    /// The style of the dark Earth and its lights.
    static var night: String { LocalizedMessage("Night").text }

    /// The style of land and water in even colors.
    static var plain: String { LocalizedMessage("Plain").text }

    /// A source of the data on a map.
    static var marbleElevation: String { LocalizedMessage("Elevation: Marble").text }

    /// A source of the data on a map.
    static var nightLights: String { LocalizedMessage("NASA night lights").text }
  }
}
