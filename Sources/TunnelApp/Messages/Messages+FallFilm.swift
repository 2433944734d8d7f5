internal import Containers

nonisolated extension Messages {
  /// The fall as an animation that people send.
  nonisolated enum FallFilm {
    /// The command that saves the fall as an animation among the user's pictures.
    static var save: String { LocalizedMessage("Save the fall as an animation…").text }

    /// The title of the alert while the animation is made.
    static var making: String { LocalizedMessage("Making the animation").text }

    /// How much of the animation is made; {percent} is a whole number.
    static func progress(_ percent: Int) -> String {
      LocalizedMessage("{percent} % done", ["percent": .number(percent)]).text
    }

    /// Says where the animation was saved.
    static func saved(_ path: String) -> String {
      LocalizedMessage("Saved the animation as “{path}”.", ["path": .text(path)]).text
    }

    /// The name of the file of an animation, without its ending; {place} is a name or a coordinate.
    static func fileName(_ place: String) -> String {
      LocalizedMessage("Tunnel fall {place}", ["place": .text(place)]).text
    }

    /// The title of the alert that says why there is no animation.
    static var failed: String { LocalizedMessage("The animation was not made").text }

    /// The title of the alert that says why the file of an animation was not written.
    static var unsaved: String { LocalizedMessage("The animation was not saved").text }

    /// Says that a library is not installed; {package} is the name of its package in Debian.
    static func missing(_ package: String) -> String {
      LocalizedMessage(
        "Animations need libwebp, which is not installed. On Debian it is the package {package}.",
        ["package": .text(package)]
      ).text
    }

    /// Says that the library refused a picture.
    static var refused: String {
      LocalizedMessage("The animation cannot be encoded: there may be too little memory.").text
    }

    /// Says why the file of an animation was not written; {reason} is the system's.
    static func unwritable(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The animation {path} cannot be written: {reason}.",
        ["path": .text(path), "reason": .reason(reason)]
      ).text
    }

    /// The note below the section, a sentence on each line; {factor} is how much larger heights and
    /// depths are drawn.
    static func note(heightsTimes factor: Int) -> String {
      LocalizedMessage(
        """
        True to scale, seas and mountains × {factor}.
        Without air and without the Earth’s rotation.
        """,
        ["factor": .number(factor)]
      ).text
    }

    // MARK: The command line

    /// In the help, what --fall means without a number.
    static var whole: String { LocalizedMessage("the whole fall").text }

    /// Refuses a size of an animation.
    static var size: String {
      LocalizedMessage(
        "An animation is 400 to 1440 pixels wide and high, and 0.6 to 1.8 times as wide as high, for example “720x960”."
      ).text
    }

    /// Refuses an animation as a GIF.
    static var gif: String {
      LocalizedMessage(
        "A GIF has too few colors for the fall: name a file that ends in “.webp”."
      ).text
    }

    /// Refuses a file for an animation; {path} is in quotes.
    static func output(_ path: String) -> String {
      LocalizedMessage(
        "The whole fall is an animation, and its file ends in “.webp”: {path} does not.",
        ["path": .text(path)]
      ).text
    }

    /// Refuses a WebP file without --fall.
    static var onlyFall: String {
      LocalizedMessage("A “.webp” file is the animation of the fall: add --fall.").text
    }

    /// Refuses an animation of a moment.
    static var wholeFall: String {
      LocalizedMessage(
        "A “.webp” file shows the whole fall: give --fall no number, or name a file that ends in “.png”."
      ).text
    }

    /// Refuses a picture of the whole fall.
    static var noMoment: String {
      LocalizedMessage(
        "--fall needs a number from 0 to 1 for a “.png” file, or none for a “.webp” file."
      ).text
    }
  }
}
