internal import Containers

extension LibraryClasses {
  static var gestures: [ObjectClass] {
    let recognizer = ObjectClass(
      abstract: GestureRecognizer.self,
      [
        .attribute("isEnabled", \.isEnabled), .attribute("name", \.name),
        .attribute("cancelsTouchesInView", \.cancelsTouchesInView),
        .attribute("delaysTouchesBegan", \.delaysTouchesBegan),
        .attribute("delaysTouchesEnded", \.delaysTouchesEnded),
        .outlet("delegate", \.delegate, isOptional: true),
      ])
    let pan = ObjectClass(
      PanGestureRecognizer.self, inheriting: recognizer, make: { _ in PanGestureRecognizer() },
      [
        .attribute("button", \.button, buttons),
        .attribute("minimumNumberOfTouches", \.minimumNumberOfTouches),
        .attribute("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ])
    return [recognizer, pan] + taps(recognizer) + [
      ObjectClass(
        ScreenEdgePanGestureRecognizer.self, inheriting: pan,
        make: { _ in ScreenEdgePanGestureRecognizer() },
        [
          .attribute(
            "edges", \.edges,
            ["left": .left, "right": .right, "top": .top, "bottom": .bottom, "all": .all])
        ]),
      ObjectClass(
        PinchGestureRecognizer.self, inheriting: recognizer, make: { _ in PinchGestureRecognizer() }
      ),
      ObjectClass(
        RotationGestureRecognizer.self, inheriting: recognizer,
        make: { _ in RotationGestureRecognizer() }),
      ObjectClass(
        HoverGestureRecognizer.self, inheriting: recognizer, make: { _ in HoverGestureRecognizer() }
      ),
    ]
  }

  private static var buttons: KeyValuePairs<String, PointerButton> {
    ["primary": .primary, "secondary": .secondary, "middle": .middle]
  }

  private static func taps(_ recognizer: ObjectClass) -> [ObjectClass] {
    [
      ObjectClass(
        TapGestureRecognizer.self, inheriting: recognizer, make: { _ in TapGestureRecognizer() },
        [
          .attribute("button", \.button, buttons),
          .attribute("numberOfTapsRequired", \.numberOfTapsRequired),
          .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired),
        ]),
      ObjectClass(
        LongPressGestureRecognizer.self, inheriting: recognizer,
        make: { _ in LongPressGestureRecognizer() },
        [
          .attribute("button", \.button, buttons),
          .attribute("numberOfTapsRequired", \.numberOfTapsRequired),
          .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired),
          .attribute("allowableMovement", \.allowableMovement),
          .setting("minimumPressDuration", Double.self) {
            $0.minimumPressDuration = .milliseconds(Int(min(max($1, 0), 60) * 1000))
          },
        ]),
      ObjectClass(
        SwipeGestureRecognizer.self, inheriting: recognizer,
        make: { _ in SwipeGestureRecognizer() },
        [
          .attribute("button", \.button, buttons),
          .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired),
          .attribute(
            "direction", \.direction,
            ["left": .left, "right": .right, "up": .up, "down": .down]),
        ]),
    ]
  }
}
