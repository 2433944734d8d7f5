import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Pictures of all panels to look at: in the folder `THEME_PICTURES`, at `THEME_SIZE` such as 320x320.
@MainActor
@Suite(
  "Pictures of all panels",
  .enabled(if: ProcessInfo.processInfo.environment["THEME_PICTURES"] != nil))
struct ThemePictures {
  /// How the panels are shown.
  nonisolated struct Setting: CustomStringConvertible {
    var style = UserInterfaceStyle.dark
    var isHigh = false
    var accent: UInt32?
    var textScale = 1.0

    var description: String {
      "\(style)\(isHigh ? "-contrast" : "")\(accent == nil ? "" : "-accent")-\(textScale)"
    }

    static let all = [1, 2.0].flatMap { scale in
      [UserInterfaceStyle.light, .dark].flatMap { style in
        [
          Setting(style: style, textScale: scale),
          Setting(style: style, isHigh: true, textScale: scale),
          Setting(style: style, accent: style == .dark ? 0xED5B00 : 0xC88800, textScale: scale),
        ]
      }
    }

    var traits: TraitCollection {
      TraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = isHigh ? .high : .normal
        $0.accentColor = accent.map { AccentColor(Color(hex: $0)) }
        $0.preferredContentSizeCategory = .nearest(toTextScale: textScale)
      }
    }
  }

  @Test("Each panel is drawn in each setting", arguments: Setting.all)
  func pictures(setting: Setting) async throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["THEME_PICTURES"])
    let size = (environment["THEME_SIZE"] ?? "320x320").split(separator: "x").compactMap {
      Double($0)
    }
    if let only = environment["THEME_SETTING"], only != setting.description { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let wanted = environment["THEME_PANELS"]?.split(separator: ",").map(String.init)
    for panel in EveryPanel.allCases where wanted?.contains(panel.rawValue) ?? true {
      let tunnel = TunnelStage(
        size: Size(width: size[0], height: size[1]), systemTraits: setting.traits)
      try await tunnel.open(panel)
      let bytes = try #require(tunnel.stage.picture.pngData())
      let name = "\(setting)-\(Int(size[0]))-\(panel).png"
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }
}
