internal import Containers

extension LibraryClasses {
  static func controls(_ view: ObjectClass) -> [ObjectClass] {
    let control = ObjectClass(
      Control.self, inheriting: view, make: Control.init(coder:), control)
    let field = ObjectClass(
      TextField.self, inheriting: control, make: TextField.init(coder:), textField)
    return [
      control, field,
      ObjectClass(Button.self, inheriting: control, make: Button.init(coder:), button),
      ObjectClass(SearchTextField.self, inheriting: field, make: SearchTextField.init(coder:)),
      ObjectClass(
        Switch.self, inheriting: control, make: Switch.init(coder:),
        [
          .attribute("isOn", \.isOn), .attribute("onTintColor", \.onTintColor),
          .attribute("thumbTintColor", \.thumbTintColor),
        ]),
      ObjectClass(Slider.self, inheriting: control, make: Slider.init(coder:), slider),
      ObjectClass(Stepper.self, inheriting: control, make: Stepper.init(coder:), stepper),
      ObjectClass(
        SegmentedControl.self, inheriting: control, make: SegmentedControl.init(coder:), segments),
      ObjectClass(
        PageControl.self, inheriting: control, make: PageControl.init(coder:),
        [
          .setting("numberOfPages", Int.self) { $0.numberOfPages = max(0, $1) },
          .setting("currentPage", Int.self) { $0.currentPage = max(0, $1) },
          .attribute("hidesForSinglePage", \.hidesForSinglePage),
          .attribute("pageIndicatorTintColor", \.pageIndicatorTintColor),
          .attribute("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ]),
      ObjectClass(
        RefreshControl.self, inheriting: control, make: RefreshControl.init(coder:)),
    ]
  }

  private static var control: [ObjectClass.Member<Control>] {
    [
      .attribute("isEnabled", \.isEnabled), .attribute("isSelected", \.isSelected),
      .attribute("toolTip", \.toolTip),
      .attribute("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      .attribute(
        "contentHorizontalAlignment", \.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ]),
      .attribute(
        "contentVerticalAlignment", \.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    ]
  }

  private static var button: [ObjectClass.Member<Button>] {
    [
      .attribute("title", \.title), .attribute("image", \.image),
      .attribute("titleFont", \.titleFont), .attribute("iconSize", \.iconSize),
      .setting("titleColor", DynamicColor?.self) { $0.setTitleColor($1, for: .normal) },
      .setting("configuration", NibButtonLook.self) { button, look in
        var configuration = look.configuration
        configuration.title = button.title
        button.configuration = configuration
      },
    ]
  }

  private static var textField: [ObjectClass.Member<TextField>] {
    [
      .attribute("text", \.text), .attribute("placeholder", \.placeholder),
      .attribute("font", \.font),
      .setting("textColor", DynamicColor.self) { $0.textColor = $1 },
      .attribute("textAlignment", \.textAlignment, textAlignments),
      .attribute(
        "borderStyle", \.borderStyle,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
      .attribute(
        "clearButtonMode", \.clearButtonMode,
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "always": .always,
        ]),
      .attribute("isSecureTextEntry", \.isSecureTextEntry),
      .attribute("clearsOnBeginEditing", \.clearsOnBeginEditing),
      .attribute("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }

  private static var slider: [ObjectClass.Member<Slider>] {
    [
      .attribute("minimumValue", \.minimumValue), .attribute("maximumValue", \.maximumValue),
      .attribute("value", \.value), .attribute("isContinuous", \.isContinuous),
      .attribute("minimumTrackTintColor", \.minimumTrackTintColor),
      .attribute("maximumTrackTintColor", \.maximumTrackTintColor),
      .attribute("thumbTintColor", \.thumbTintColor),
      .attribute("minimumValueImage", \.minimumValueImage),
      .attribute("maximumValueImage", \.maximumValueImage),
    ]
  }

  private static var stepper: [ObjectClass.Member<Stepper>] {
    [
      .attribute("minimumValue", \.minimumValue), .attribute("maximumValue", \.maximumValue),
      .attribute("value", \.value), .attribute("stepValue", \.stepValue),
      .attribute("wraps", \.wraps), .attribute("autorepeat", \.autorepeat),
      .attribute("isContinuous", \.isContinuous),
    ]
  }

  private static var segments: [ObjectClass.Member<SegmentedControl>] {
    [
      .setting("items", [String].self) { control, titles in
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
      },
      .setting("selectedSegmentIndex", Int.self) { control, index in
        if (0..<control.numberOfSegments).contains(index) { control.selectedSegmentIndex = index }
      },
      .attribute("isMomentary", \.isMomentary),
      .attribute("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      .attribute("selectedSegmentTintColor", \.selectedSegmentTintColor),
    ]
  }
}

/// The looks of a button, by name.
private enum NibButtonLook: String, CaseIterable, NibDecodable {
  case plain, filled, tinted, gray, bordered

  @MainActor var configuration: Button.Configuration {
    switch self {
    case .plain: .plain()
    case .filled: .filled()
    case .tinted: .tinted()
    case .gray: .gray()
    case .bordered: .bordered()
    }
  }
}
