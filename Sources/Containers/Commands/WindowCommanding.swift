/// A responder with commands that work while the focus is elsewhere in the window, or nowhere.
@MainActor
protocol WindowCommanding: Responder {
  /// The commands that work wherever in the window the focus is.
  var windowCommands: [KeyCommand] { get }
}
