import Atlas
import Foundation
import Support
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// A file that the app keeps, with what a test needs to use it.
struct KeptFileKind: CustomTestStringConvertible, Sendable {
  /// The file as an instance of the app has it.
  struct Opened {
    /// Loads it, and returns what the app uses of it, as lines.
    let load: () -> [String]
    /// Makes a change as a user does.
    let change: () throws -> Void
  }

  let name: String
  /// What the app has written earlier.
  let text: String
  /// A part of what a change adds.
  let added: String
  let open: @Sendable (_ path: String, _ notify: @escaping @Sendable (String) -> Void) -> Opened

  var testDescription: String { name }

  static let all = [windows, history, settings, recent]

  static let windows: KeptFileKind = {
    let states = [
      1: SessionState(
        dig: .denmark, maps: Ends(start: MapState(center: place("1 2"), radius: 500), target: nil),
        hasSidebar: true
      ),
      2: SessionState(dig: Dig(entrance: place("3 4"))),
    ]
    return KeptFileKind(
      name: "windows", text: SessionState.text(states).text, added: "dig = 40, 50"
    ) { path, notify in
      let saved = SavedWindows(path: path, notify: notify)
      return Opened {
        lines(SessionState.text(saved.load()).text)
      } change: {
        try saved.save([1: SessionState(dig: Dig(entrance: place("40 50")))])
      }
    }
  }()

  static let history: KeptFileKind = {
    var history = DigHistory(origin: .denmark)
    for number in 1...4 {
      history.record(
        .init(
          .start, Dig(entrance: place("\(number) 5")), at: Moment(secondsSince1970: 1e9),
          named: "Place \(number)"))
    }
    return KeptFileKind(name: "history", text: history.text, added: "Added") { path, notify in
      let saved = SavedHistory(path: path, notify: notify)
      return Opened {
        saved.load().map { lines($0.text) } ?? []
      } change: {
        var history = DigHistory(origin: .denmark)
        history.record(
          .init(
            .start, Dig(entrance: place("40 50")), at: Moment(secondsSince1970: 2e9),
            named: "Added"))
        try saved.save(history)
      }
    }
  }()

  static let settings: KeptFileKind = {
    let text = """
      # Mine.
      version = 1
      units = nautical
      appearance = dark
      later = 7
      recent = forgotten

      """
    return KeptFileKind(name: "settings", text: text, added: "start = home") { path, notify in
      let saved = SavedSettings(path: path, notify: notify)
      let loaded = Box(Settings())
      return Opened {
        loaded.value = saved.load()
        var text = KeyedText()
        loaded.value.write(into: &text)
        return lines(text.text)
      } change: {
        loaded.value.start = .home
        try saved.save(loaded.value)
      }
    }
  }()

  static let recent: KeptFileKind = {
    var list = RecentFiles()
    for name in ["/a b.geojson", "/c.geojson", "/d.geojson"] { list.put(name, at: 0) }
    return KeptFileKind(name: "recent", text: list.text, added: "added.geojson") { path, notify in
      let saved = SavedRecentFiles(own: path, shared: nil, notify: notify)
      return Opened {
        saved.load()
      } change: {
        saved.note("/added.geojson", at: Moment(secondsSince1970: 1e9))
      }
    }
  }()

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
