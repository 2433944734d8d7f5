import Testing

@testable import Containers

@Suite("Settings from the environment") @MainActor struct EnvironmentSettingsTests {
  @Test("Traits from the environment apply on request")
  func headless() {
    let platform = HeadlessPlatform()
    #expect(platform.systemTraits == TraitCollection())

    platform.takeTraits { $0 == "CONTAINERS_TRAITS" ? "dark,text=2" : nil }

    #expect(platform.systemTraits.userInterfaceStyle == .dark)
    #expect(platform.systemTraits.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("Unknown words in CONTAINERS_TRAITS are named in a warning")
  func unknownWord() {
    var traits = TraitCollection()
    let lines = WarningLog.lines {
      traits = EnvironmentSettings { $0 == "CONTAINERS_TRAITS" ? "dark,purple" : nil }.stronger
    }

    #expect(traits.userInterfaceStyle == .dark)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("“purple”") == true)
  }
}
