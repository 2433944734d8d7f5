import Containers

extension SetterTable {
  mutating func addControls() {
    addCommon()
    addButtons()
    addSegments()
    addSliders()
    addValues()
    addSearchBars()
  }

  private mutating func addCommon() {
    add("Control.contentHorizontalAlignment", button()) { $0.contentHorizontalAlignment = .left }
    add("Control.contentVerticalAlignment", button()) { $0.contentVerticalAlignment = .top }
    for make in [button as () -> Control, { Slider() }, { Switch() }, { Stepper() }, field] {
      add("Control.isEnabled", showing: make) { $0.isEnabled = false }
      add("Control.isHighlighted", showing: make) { $0.isHighlighted = true }
      add("Control.isSelected", showing: make) { $0.isSelected = true }
    }
  }

  private mutating func addButtons() {
    add("Button.configuration", button()) {
      var configuration = Button.Configuration.filled()
      configuration.title = "Filled"
      configuration.subtitle = "Below"
      configuration.image = plus
      configuration.showsActivityIndicator = false
      $0.configuration = configuration
    }
    add("Button.configuration (busy)", button()) {
      var configuration = Button.Configuration.gray()
      configuration.title = "Busy"
      configuration.showsActivityIndicator = true
      $0.configuration = configuration
      $0.traitOverrides.accessibilityMotion = .reduced
    }
    add("Button.iconSize", button()) { $0.iconSize = 30 }
    add("Button.image", button()) { $0.image = plus }
    add("Button.menu", button(), to: Menu(children: [])) { $0.menu = $1 }
    add("Button.title", button()) { $0.title = "Other" }
    add("Button.titleFont", button()) { $0.titleFont = .caption }
    for state in [Control.State.normal, .highlighted] {
      add("Button.setImage", button()) { $0.setImage(plus, for: state) }
      add("Button.setTitle", button()) { $0.setTitle("Other", for: state) }
      add("Button.setTitleColor", button()) { $0.setTitleColor(.systemRed, for: state) }
    }
  }

  private mutating func addSegments() {
    add("SegmentedControl.apportionsSegmentWidthsByContent", segments()) {
      $0.apportionsSegmentWidthsByContent = true
    }
    add("SegmentedControl.isMomentary", segments()) { $0.isMomentary = true }
    add("SegmentedControl.selectedSegmentIndex", segments()) { $0.selectedSegmentIndex = 1 }
    add("SegmentedControl.selectedSegmentTintColor", segments()) {
      $0.selectedSegmentIndex = 1
      $0.selectedSegmentTintColor = .systemRed
    }
    add("SegmentedControl.setAction", segments(), to: Action(title: "Act") { _ in }) {
      $0.setAction($1, forSegmentAt: 1)
    }
    add("SegmentedControl.setEnabled", segments()) { $0.setEnabled(false, forSegmentAt: 1) }
    add("SegmentedControl.setImage", segments()) { $0.setImage(plus, forSegmentAt: 1) }
    add("SegmentedControl.setTitle", segments()) { $0.setTitle("Other", forSegmentAt: 1) }
    add("SegmentedControl.setWidth", segments()) { $0.setWidth(50, forSegmentAt: 1) }
  }

  private mutating func addSliders() {
    add("Slider.maximumTrackTintColor", Slider()) { $0.maximumTrackTintColor = .systemRed }
    add("Slider.maximumValue", Slider()) { $0.maximumValue = 3 }
    add("Slider.maximumValueImage", Slider()) { $0.maximumValueImage = plus }
    add("Slider.minimumTrackTintColor", Slider()) { $0.minimumTrackTintColor = .systemRed }
    add("Slider.minimumValue", Slider()) { $0.minimumValue = -3 }
    add("Slider.minimumValueImage", Slider()) { $0.minimumValueImage = plus }
    add("Slider.thumbTintColor", Slider()) { $0.thumbTintColor = .systemRed }
    add("Slider.value", Slider()) { $0.value = 0.7 }
    add("Slider.value (beyond)", Slider()) { $0.value = 7 }
    add("Slider.setValue", Slider()) { $0.setValue(0.7, animated: true) }
    add("Slider.setMaximumTrackImage", Slider()) { $0.setMaximumTrackImage(plus, for: .normal) }
    add("Slider.setMinimumTrackImage", Slider()) { $0.setMinimumTrackImage(plus, for: .normal) }
    add("Slider.setThumbImage", Slider()) { $0.setThumbImage(plus, for: .normal) }
  }

  private mutating func addValues() {
    add("ActivityIndicatorView.color", ActivityIndicatorView()) { $0.color = Color.white }
    add("ActivityIndicatorView.hidesWhenStopped", ActivityIndicatorView()) {
      $0.hidesWhenStopped = false
    }
    add("ActivityIndicatorView.style", ActivityIndicatorView()) { $0.style = .large }
    add("PageControl.currentPage", pages()) { $0.currentPage = 2 }
    add("PageControl.currentPage (beyond)", pages()) { $0.currentPage = 20 }
    add("PageControl.currentPageIndicatorTintColor", pages()) {
      $0.currentPageIndicatorTintColor = .systemRed
    }
    add("PageControl.hidesForSinglePage", pages()) { $0.hidesForSinglePage = true }
    add("PageControl.numberOfPages", pages()) { $0.numberOfPages = 9 }
    add("PageControl.numberOfPages (negative)", pages()) { $0.numberOfPages = -9 }
    add("PageControl.pageIndicatorTintColor", pages()) { $0.pageIndicatorTintColor = .systemRed }
    add("ProgressView.progress", ProgressView()) { $0.progress = 0.7 }
    add("ProgressView.progress (beyond)", ProgressView()) { $0.progress = 7 }
    add("ProgressView.progressTintColor", ProgressView()) { $0.progressTintColor = .systemRed }
    add("ProgressView.progressViewStyle", ProgressView()) { $0.progressViewStyle = .bar }
    add("ProgressView.setProgress", ProgressView()) { $0.setProgress(0.7, animated: true) }
    add("ProgressView.trackTintColor", ProgressView()) { $0.trackTintColor = .systemRed }
    add("RefreshControl.attributedTitle", refreshed()) {
      $0.refreshControl?.attributedTitle = "Pull"
    }
    add("Stepper.maximumValue", Stepper()) { $0.maximumValue = 3 }
    add("Stepper.minimumValue", Stepper()) { $0.minimumValue = -3 }
    add("Stepper.stepValue", Stepper()) { $0.stepValue = 3 }
    add("Stepper.value", Stepper()) { $0.value = 7 }
    add("Stepper.value (beyond)", Stepper()) { $0.value = 7000 }
    add("Stepper.wraps", Stepper()) { $0.wraps = true }
    add("Switch.isOn", Switch()) { $0.isOn = true }
    add("Switch.onTintColor", Switch()) { $0.onTintColor = .systemRed }
    add("Switch.setOn", Switch()) { $0.setOn(true, animated: true) }
    add("Switch.thumbTintColor", Switch()) { $0.thumbTintColor = .systemRed }
  }

  private mutating func addSearchBars() {
    add("SearchBar.compactScopeButtonTitles", SearchBar()) {
      $0.scopeButtonTitles = ["One", "Two"]
      $0.compactScopeButtonTitles = ["1", "2"]
    }
    add("SearchBar.placeholder", SearchBar()) { $0.placeholder = "Find" }
    add("SearchBar.scopeButtonTitles", SearchBar()) { $0.scopeButtonTitles = ["One", "Two"] }
    add("SearchBar.selectedScopeButtonIndex", SearchBar()) {
      $0.scopeButtonTitles = ["One", "Two"]
      $0.selectedScopeButtonIndex = 1
    }
    add("SearchBar.showsCancelButton", SearchBar()) { $0.showsCancelButton = true }
    add("SearchBar.showsScopeBar", SearchBar()) { $0.showsScopeBar = true }
    add("SearchBar.setShowsCancelButton", SearchBar()) {
      $0.setShowsCancelButton(true, animated: true)
    }
    add("SearchBar.setShowsScope", SearchBar()) { $0.setShowsScope(true, animated: true) }
    add("SearchBar.text", SearchBar()) { $0.text = "Oslo" }
  }
}

// MARK: What has the members

@MainActor
private var plus: Image? { Image(systemName: "plus") }

@MainActor
private func button() -> Button { Button(title: "Press") }

@MainActor
private func field() -> Control { TextField() }

@MainActor
private func segments() -> SegmentedControl {
  SegmentedControl(items: ["One", "Two", "Three"])
}

@MainActor
private func pages() -> PageControl {
  let control = PageControl()
  control.numberOfPages = 5
  return control
}

@MainActor
private func refreshed() -> ScrollView {
  let view = ScrollView()
  view.refreshControl = RefreshControl()
  return view
}
