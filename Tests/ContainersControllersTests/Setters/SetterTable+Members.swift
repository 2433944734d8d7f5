import Containers
import FoundationEssentials

extension SetterTable {
  mutating func addMembers() {
    add("View.isOpaque", View()) { $0.isOpaque = false }
    add("View.zPosition", View()) { $0.zPosition = 2 }
    addLayers()
    addDatePickers()
    let progress = TaskProgress(totalUnitCount: 3)
    progress.completedUnitCount = 1
    add("ProgressView.observedProgress", ProgressView()) { $0.observedProgress = progress }
    add("ScrollView.keyboardDismissMode", ScrollView()) { $0.keyboardDismissMode = .onDrag }
    add("TextField.returnKeyType", TextField()) { $0.returnKeyType = .next }
    let image = Image.drawn(size: Size(width: 9, height: 9), scale: 1) { $0.fill(.red) }
    add("Button.setBackgroundImage", Button(title: "Go")) {
      $0.setBackgroundImage(image, for: .normal)
    }
    add("Label.adjustsFontSizeToFitWidth", Label(text: "Text")) {
      $0.adjustsFontSizeToFitWidth = true
    }
    add("Label.minimumScaleFactor", Label(text: "Text")) { $0.minimumScaleFactor = 0.5 }
    let effect = BlurEffect(style: .regular)
    add("VisualEffectView.effect", VisualEffectView(effect: nil)) { $0.effect = effect }
    add("NavigationBar.barTintColor", NavigationBar()) { $0.barTintColor = .systemRed }
    add("NavigationBar.isTranslucent", NavigationBar()) { $0.isTranslucent = true }
    add("Toolbar.barTintColor", Toolbar()) { $0.barTintColor = .systemRed }
    add("Toolbar.isTranslucent", Toolbar()) { $0.isTranslucent = true }
    add("TabBar.barTintColor", TabBar()) { $0.barTintColor = .systemRed }
    add("TabBar.isTranslucent", TabBar()) { $0.isTranslucent = true }
  }

  private mutating func addDatePickers() {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    for style in [DatePickerStyle.compact, .inline] {
      func make() -> DatePicker {
        let picker = DatePicker()
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_790_000_000)
        return picker
      }
      add("DatePicker.date", showing: make) { $0.date = date }
      add("DatePicker.setDate", showing: make) { $0.setDate(date, animated: true) }
      add("DatePicker.datePickerMode", showing: make) { $0.datePickerMode = .date }
      add("DatePicker.preferredDatePickerStyle", showing: make) {
        $0.preferredDatePickerStyle = .inline
      }
      add("DatePicker.minimumDate", showing: make) { $0.minimumDate = date }
      add("DatePicker.maximumDate", showing: make) { $0.maximumDate = date }
      add("DatePicker.minuteInterval", showing: make) { $0.minuteInterval = 15 }
      add("DatePicker.locale", showing: make) { $0.locale = Locale(identifier: "en_US") }
      add("DatePicker.roundsToMinuteInterval", showing: make) {
        $0.minuteInterval = 15
        $0.roundsToMinuteInterval = false
      }
      add("DatePicker.timeZone", showing: make) { $0.timeZone = TimeZone(secondsFromGMT: 3600) }
      add("DatePicker.calendar", showing: make) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "de_DE")
        $0.calendar = calendar
      }
    }
  }

  private mutating func addLayers() {
    add("View.Layer.cornerRadius", View()) { $0.layer.cornerRadius = 4 }
    add("View.Layer.borderWidth", View()) { $0.layer.borderWidth = 4 }
    add("View.Layer.borderColor", View()) { $0.layer.borderColor = .red }
    add("View.Layer.backgroundColor", View()) { $0.layer.backgroundColor = .red }
    add("View.Layer.masksToBounds", View()) { $0.layer.masksToBounds = true }
    add("View.Layer.opacity", View()) { $0.layer.opacity = 0.5 }
    add("View.Layer.isHidden", View()) { $0.layer.isHidden = true }
    add("View.Layer.frame", View()) { $0.layer.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    add("View.Layer.bounds", View()) { $0.layer.bounds = Rect(x: 1, y: 2, width: 3, height: 4) }
    add("View.Layer.position", View()) { $0.layer.position = Point(x: 5, y: 6) }
    add("View.Layer.transform", View()) {
      $0.layer.transform = Transform3D(Transform(scaleX: 2, y: 2))
    }
    add("View.Layer.zPosition", View()) { $0.layer.zPosition = 3 }
    add("View.Layer.shadowColor", View()) { $0.layer.shadowColor = .red }
    add("View.Layer.shadowOpacity", View()) { $0.layer.shadowOpacity = 0.5 }
    add("View.Layer.shadowOffset", View()) { $0.layer.shadowOffset = Size(width: 1, height: 1) }
    add("View.Layer.shadowRadius", View()) { $0.layer.shadowRadius = 5 }
  }
}
