/// The source of a touch, as reported by the platform.
enum TouchSource: Hashable {
  case pointer
  case finger(Int)
}
