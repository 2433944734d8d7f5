/// What a cell shows by configurations, made for the cells that have any.
@MainActor
final class ConfigurationStore {
  var content: (any ContentConfiguration)?
  var contentView: (any View & ContentView)?
  var background: BackgroundConfiguration?
  var backgroundView: BackgroundView?
  /// Whether the configurations follow the state of the cell.
  var updatesContent = true
  var updatesBackground = true
}
