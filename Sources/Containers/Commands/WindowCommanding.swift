/// A responder with commands that work while the focus is elsewhere in the window, or nowhere.
@MainActor
protocol WindowCommanding: Responder {
  /// These commands.
  var windowCommands: [KeyCommand] { get }
}
