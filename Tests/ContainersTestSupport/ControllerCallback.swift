/// A callback of a controller.
enum ControllerCallback: CaseIterable, Sendable {
  case viewDidLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case willLayout, didLayout, willMove, didMove
}
