/// The callbacks of any number of ``RecordingController``s, in order.
@MainActor
public final class Transcript {
  /// One callback.
  public struct Entry: Hashable, Sendable {
    /// The name of the controller.
    public let name: String
    /// The callback with its argument, for example `viewWillAppear(false)`.
    public let callback: String
    /// Whether the controller's view was in a window at that time.
    public let isInWindow: Bool

    /// The entry as a line: `P.viewWillAppear(false)`.
    public var line: String { "\(name).\(callback)" }
  }

  /// Every callback so far.
  public private(set) var entries: [Entry] = []

  /// Creates an empty transcript.
  public init() {}

  /// Every callback so far, as a line.
  public var lines: [String] { entries.map(\.line) }

  /// The lines without repetitions of earlier ones, since the number of layout passes is not
  /// guaranteed.
  public var firstLines: [String] {
    var seen = Set<String>()
    return lines.filter { seen.insert($0).inserted }
  }

  /// The lines that are not about layout.
  public var linesWithoutLayout: [String] {
    lines.filter { !$0.contains("LayoutSubviews") }
  }

  /// Adds a callback of a controller or of any other object.
  public func add(_ name: String, _ callback: String, isInWindow: Bool = false) {
    entries.append(Entry(name: name, callback: callback, isInWindow: isInWindow))
  }

  /// Removes all entries.
  public func clear() { entries = [] }

  /// Whether a controller's appearance callbacks so far are balanced: every `did` follows its
  /// `will`, and the last `will` is followed by its `did`.
  public func isBalanced(_ name: String) -> Bool {
    var begun: String?
    var isVisible = false
    for entry in entries where entry.name == name {
      switch entry.callback.prefix(while: { $0 != "(" }) {
      case "viewWillAppear":
        guard begun == "disappear" || begun == nil && !isVisible else { return false }
        begun = "appear"
      case "viewWillDisappear":
        guard begun == "appear" || begun == nil && isVisible else { return false }
        begun = "disappear"
      case "viewDidAppear":
        guard begun == "appear" else { return false }
        (begun, isVisible) = (nil, true)
      case "viewDidDisappear":
        guard begun == "disappear" else { return false }
        (begun, isVisible) = (nil, false)
      default: break
      }
    }
    return begun == nil
  }
}
