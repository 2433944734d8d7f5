internal import Containers

nonisolated extension Messages {
  /// The buttons on a map that show and hide what is over its ground.
  nonisolated enum Overlays {
    /// What the button "Other side" does.
    static var otherSideHint: String {
      LocalizedMessage("Shows the land of the other side over this one, on both maps.").text
    }

    /// What the button "Meridians and parallels" does.
    static var graticuleHint: String {
      LocalizedMessage("Shows meridians and parallels on both maps.").text
    }

    /// What the button "Day and night" does.
    static var daylightHint: String {
      LocalizedMessage("Shows where it is day and where it is night now, on both maps.").text
    }
  }
}
