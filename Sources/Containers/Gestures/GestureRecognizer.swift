/// Placeholder body: completed by the gestures room.
@MainActor
open class GestureRecognizer {}
