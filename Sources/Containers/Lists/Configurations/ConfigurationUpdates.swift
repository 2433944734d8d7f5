/// A cell, a header, or a footer, which shows configurations.
@MainActor
protocol ConfigurationUpdates: View {
  associatedtype State: ConfigurationState
  var configurations: ConfigurationStore? { get set }
  /// Whether ``updateConfiguration(using:)`` is due.
  var needsConfigurationUpdate: Bool { get set }
  var content: CellContentView { get }
  var configurationState: State { get }
  /// Whether the view was told what to do with its state, so that it is laid out for that.
  var followsState: Bool { get }

  func updateConfiguration(using state: State)
  func callUpdateHandler(_ state: State)
  /// Takes away what the view shows without configurations.
  func contentConfigurationWillShow()
  func backgroundConfigurationDidChange()
}

extension ConfigurationUpdates {
  private func makeConfigurations() -> ConfigurationStore {
    let store = configurations ?? ConfigurationStore()
    configurations = store
    return store
  }

  /// The content view of a list configuration, which is placed without constraints.
  var listContent: ListContentView? { configurations?.contentView as? ListContentView }

  var shownContent: (any ContentConfiguration)? {
    get { configurations?.content }
    set {
      guard newValue != nil || configurations?.content != nil else { return }
      let store = makeConfigurations()
      guard let newValue else {
        store.contentView?.removeFromSuperview()
        (store.content, store.contentView) = (nil, nil)
        return setNeedsLayout()
      }
      if store.content == nil { contentConfigurationWillShow() }
      show(store.updatesContent ? newValue.updated(for: configurationState) : newValue, in: store)
    }
  }

  var shownBackground: BackgroundConfiguration? {
    get { configurations?.background }
    set {
      guard newValue != configurations?.background else { return }
      let store = makeConfigurations()
      store.background =
        store.updatesBackground ? newValue?.updated(for: configurationState) : newValue
      backgroundConfigurationDidChange()
    }
  }

  var updatesContent: Bool {
    get { configurations?.updatesContent ?? true }
    set { if newValue != updatesContent { makeConfigurations().updatesContent = newValue } }
  }

  var updatesBackground: Bool {
    get { configurations?.updatesBackground ?? true }
    set { if newValue != updatesBackground { makeConfigurations().updatesBackground = newValue } }
  }

  /// Notes that the state has changed.
  func stateMayHaveChanged() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    if configurations != nil || followsState { setNeedsLayout() }
  }

  /// Updates the configurations for the state, if that is due.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    guard configurations != nil || followsState else { return }
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
    guard let store = configurations else { return }
    if store.updatesContent, let content = store.content {
      show(content.updated(for: state), in: store)
    }
    if store.updatesBackground, let background = store.background {
      store.background = background.updated(for: state)
      if store.background != background { backgroundConfigurationDidChange() }
    }
  }

  private func show(_ new: any ContentConfiguration, in store: ConfigurationStore) {
    let old = store.content
    store.content = new
    if let view = store.contentView, view.supports(new) {
      if let old, areEqual(old, new) { return }
      return view.configuration = new
    }
    store.contentView?.removeFromSuperview()
    let view = new.makeContentView()
    store.contentView = view
    content.addSubview(view)
    if !(view is ListContentView) { pin(view) }
    setNeedsLayout()
  }

  /// Lets the constraints of a content view determine the height of the cell.
  private func pin(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  /// Gives list content the room of the content view.
  func layoutListContent() {
    guard let listContent, listContent.frame != content.bounds else { return }
    listContent.frame = content.bounds
  }

  /// Shows the background configuration in a view behind everything else.
  func showBackgroundView() {
    guard let store = configurations, let background = store.background else {
      configurations?.backgroundView?.removeFromSuperview()
      configurations?.backgroundView = nil
      return
    }
    if let view = store.backgroundView { return view.configuration = background }
    let view = BackgroundView(background)
    store.backgroundView = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }
}
