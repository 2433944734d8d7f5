import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// All screens as somebody knows them who does not see them.
@MainActor
@Suite("Screens read aloud")
struct OutlineJourneys {
  /// Returns what is read of a screen, without what differs between computers.
  private func outline(of screen: AppScreen) async throws -> String {
    let it = try await screen.open()
    return it.stage.outline.replacing(it.home.path, with: "/home")
      .replacing(it.tunnel.folder.path, with: "/data")
  }

  private func file(_ language: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/outline-\(language).txt")
  }

  /// Screens that tell of the computer.
  private static let varied: Set<AppScreen> = [.versions]

  @Test(
    "D36: every screen is read in its order, without decoration, in every language",
    arguments: ShippedLanguage.all)
  func outlines(language: String) async throws {
    let words = try ShippedLanguage.localization(language)
    try await Localization.$replacement.withValue(words) {
      var sections: [String] = []
      for screen in AppScreen.allCases where !Self.varied.contains(screen) {
        sections.append("# \(screen)\n\n" + (try await outline(of: screen)))
      }
      let text = sections.joined(separator: "\n\n") + "\n"
      if ProcessInfo.processInfo.environment["BLESS"] == "1" {
        try text.write(to: file(language), atomically: true, encoding: .utf8)
        Issue.record("The outline was written; run the test again without BLESS=1.")
      }
      let golden = try String(contentsOf: file(language), encoding: .utf8)
      let known = golden.dropLast().split(separator: "\n\n# ").map {
        String($0.trimmingPrefix("# "))
      }
      for (section, before) in zip(sections, known) {
        #expect(section.trimmingPrefix("# ") == before)
      }
      #expect(sections.count == known.count)
    }
  }

  @Test(
    "D43: Tab alone reaches everything that takes the focus, in the order of reading, and leaves it",
    arguments: AppScreen.allCases)
  func tab(screen: AppScreen) async throws {
    let it = try await screen.open()
    let stops = it.stops {
      #expect($0, "\(screen): the focus is on something that is not seen")
    }
    let order = AccessibilityTree(of: it.stage.window, includesScrolledOut: true).elements
      .map(\.view)
    let places = stops.compactMap { stop in order.firstIndex { $0 === stop } }
    #expect(places.count == stops.count, "\(screen): \(stops.map(Self.name))")
    // Tab begins anywhere, and goes on from the end to the beginning.
    let descents = zip(places, places.dropFirst() + places.prefix(1)).count { $0 >= $1 }
    #expect(descents <= 1, "\(screen): \(stops.map(Self.name))")
    let groups = Set(stops.compactMap(Self.group))
    for view in order where view.canBecomeFocused {
      let isReached =
        stops.contains { $0 === view } || Self.group(of: view).map(groups.contains) == true
      #expect(isReached, "\(screen): Tab does not reach \(Self.name(view))")
    }
  }

  @Test(
    "D46: every element that is used has a name in every language",
    arguments: ShippedLanguage.all)
  func names(language: String) async throws {
    let words = try ShippedLanguage.localization(language)
    try await Localization.$replacement.withValue(words) {
      for screen in AppScreen.allCases {
        let it = try await screen.open()
        let elements = it.interactive
        #expect(!elements.isEmpty, "\(screen)")
        for element in elements {
          #expect(
            element.label?.isEmpty == false,
            "\(screen) in \(language): \(type(of: element.view)) \(element.description)")
        }
      }
    }
  }

  @Test(
    "D46: every element that is used is at least 24 points wide and high",
    arguments: AppScreen.allCases)
  func sizes(screen: AppScreen) async throws {
    let it = try await screen.open()
    for element in it.interactive {
      let size = element.frame.size
      #expect(
        min(size.width, size.height) >= 24, "\(screen): \(element.description) is \(size)")
    }
  }

  @Test(
    "D46: the focus is seen with a contrast of 3:1 wherever Tab leads, in both styles",
    arguments: AppScreen.allCases, [UserInterfaceStyle.dark, .light])
  func rings(screen: AppScreen, style: UserInterfaceStyle) async throws {
    let it = try await screen.open(
      TraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityMotion = .reduced
      })
    let stops = it.stops()
    let window = it.stage.window
    window.moveFocus(to: nil)
    for _ in stops {
      it.stage.press(.tab)
      it.stage.advance(by: .milliseconds(700))
      guard let view = window.focusedView else { break }
      let with = it.stage.picture
      let frame = view.convert(view.bounds, to: nil).insetBy(dx: -4, dy: -4)
        .intersection(window.bounds)
      window.moveFocus(to: nil)
      it.stage.turn()
      let count = with.pixels(withContrast: 3, to: it.stage.picture, in: frame)
      // The length of a line around the smallest element.
      #expect(count >= 96, "\(screen), \(style): \(Self.name(view)) shows \(count) pixels")
      window.moveFocus(to: view)
    }
  }

  /// Returns the group within which arrow keys move the focus from a view; nil for none.
  private static func group(of view: View) -> String? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.focusGroupIdentifier).first
  }

  private static func name(_ view: View) -> String {
    view.accessibility.label ?? view.accessibility.identifier ?? "\(type(of: view))"
  }
}

extension Image {
  /// Returns the number of pixels in a rectangle in points whose colors have at least a contrast to
  /// those of another picture of the same size.
  fileprivate func pixels(withContrast least: Double, to other: Image, in rect: Rect) -> Int {
    func luminance(_ pixel: UInt32) -> Double {
      func linear(_ shift: UInt32) -> Double {
        let value = Double(pixel >> shift & 255) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let (one, two) = (bitmap[x, y], other.bitmap[x, y])
        guard one != two else { continue }
        let (a, b) = (luminance(one), luminance(two))
        if (max(a, b) + 0.05) / (min(a, b) + 0.05) >= least { count += 1 }
      }
    }
    return count
  }
}
