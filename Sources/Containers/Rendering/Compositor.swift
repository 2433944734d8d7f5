/// Turns render trees into pixels.
@MainActor
final class Compositor {}
