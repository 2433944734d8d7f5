import TestSupport
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

  @Test("D74: A scale from the environment applies on request")
  func scale() {
    let platform = HeadlessPlatform()

    platform.takeTraits { $0 == "CONTAINERS_SCALE" ? "1.25" : nil }

    #expect(platform.scale == 1.25)
  }

  @Test(
    "D74: A scale that is no number from 0.5 to 4 is ignored with a warning",
    arguments: ["0.4", "4.1", "two", "nan", "-1", "inf"])
  func otherScale(text: String) {
    let platform = HeadlessPlatform(scale: 2)
    let lines = WarningLog.lines {
      platform.takeTraits { $0 == "CONTAINERS_SCALE" ? text : nil }
    }

    #expect(platform.scale == 2)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("“\(text)”") == true)
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

  @Test(
    "A text size in CONTAINERS_TRAITS that is no number from 0.8 to 3.2 is ignored with a warning",
    arguments: ["text=5", "text=0.5", "text=abc", "text=nan"])
  func textSize(word: String) {
    var traits = TraitCollection()
    let lines = WarningLog.lines {
      traits = EnvironmentSettings { $0 == "CONTAINERS_TRAITS" ? word : nil }.stronger
    }

    #expect(traits == TraitCollection())
    #expect(lines.count == 1)
    #expect(lines.first?.contains("“\(word)”") == true)
  }
}
