import Foundation

/// The files that the lessons come with: their own sources, and storyboards.
public enum Lessons {
  /// Returns the source of a topic, or `nil` if there is no file of this name.
  public static func source(named file: String) -> String? {
    try? String(contentsOfFile: "\(folder)/Topics/\(file)", encoding: .utf8)
  }

  /// Returns the text of a storyboard, or `nil` if there is no file of this name.
  public static func scene(named file: String) -> String? {
    try? String(contentsOfFile: "\(scenes)/\(file)", encoding: .utf8)
  }

  /// The folder with the storyboards.
  public static var scenes: String { "\(folder)/Scenes" }

  private static var folder: String { Bundle.module.resourcePath ?? "." }
}
