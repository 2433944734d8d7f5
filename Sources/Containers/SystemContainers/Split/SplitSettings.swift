/// The settings of a split, apart from modes and widths.
struct SplitSettings {
  var presentsWithGesture = true
  var allowsResizing = true
  var edge = SplitViewController.PrimaryEdge.leading
  var background = SplitViewController.BackgroundStyle.none
  var buttonVisibility = SplitViewController.DisplayModeButtonVisibility.automatic
  var showsSecondaryOnlyButton = false
}
