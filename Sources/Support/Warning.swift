internal import Glibc
internal import Synchronization

/// The destination of the library's warnings in tests, in place of the standard error output.
public enum WarningReceiver {
  /// Called with the text of each warning.
  ///
  /// `nil` sends warnings to the standard error output.
  @TaskLocal public static var current: (@Sendable (String) -> Void)?
}

/// Warns that the program probably made a mistake, and continues.
///
/// The warning is for the developers of the program. A program that is finished may hide it.
///
/// - Parameter message: What is wrong, naming every party.
public func warn(_ message: String) {
  guard WarningReceiver.current != nil || !DeveloperWarnings.areHidden else { return }
  printMessage(message, from: "Containers")
}

/// Tells the user that something outside the program is wrong, and continues.
///
/// - Parameter message: The problem, and what the program does instead, in one sentence without
///   words for developers.
package func tellUser(_ message: String) {
  let name = FilePath.name(of: ProgramFile.path)
  printMessage(message, from: name.isEmpty ? "Containers" : name)
}

/// Prints a message on standard error as one line without control characters, from any thread.
package func printMessage(_ message: String, from sender: String) {
  if let receiver = WarningReceiver.current {
    receiver(message)
    return
  }
  // If this write fails too, there is no way left to report it.
  try? Descriptor.write(Array(("\(sender): \(message)".message() + "\n").utf8), to: STDERR_FILENO)
}

/// Whether warnings for developers are printed.
package enum DeveloperWarnings {
  private static let hidden = Atomic(false)

  /// Whether developer warnings are hidden.
  static var areHidden: Bool { hidden.load(ordering: .relaxed) }

  /// Hides them from now on, unless `CONTAINERS_LOG` is set.
  ///
  /// A finished program calls it when it starts, because warnings say nothing to the people who run
  /// it.
  package static func hideUnlessAsked() {
    hidden.store(environmentVariable("CONTAINERS_LOG") == nil, ordering: .relaxed)
  }
}
