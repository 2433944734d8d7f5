/// What makes a touch, as the platform tells it.
enum TouchSource: Hashable {
  case pointer
  case finger(Int)
}
