extension BarButtonItem {
  /// An item whose title or image the system provides.
  public enum SystemItem: Hashable, Sendable {
    /// Items with a title: finish a task, cancel it, start editing, save changes, close.
    case done, cancel, edit, save, close
    /// Items with an image: add, compose, share, show bookmarks, search, refresh.
    case add, compose, action, bookmarks, search, refresh
    /// Items with an image: delete, play, pause, rewind, fast-forward.
    case trash, play, pause, rewind, fastForward
    /// Items with an image: undo, redo.
    case undo, redo
    /// Empty space that takes up the remaining width, or has a fixed width.
    case flexibleSpace, fixedSpace
  }
}

extension BarButtonItem.SystemItem {
  var space: BarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }

  var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// The title, or the description of the image.
  @MainActor var title: String? {
    switch self {
    case .done: Messages.Bars.done
    case .cancel: Messages.Bars.cancel
    case .edit: Messages.Bars.edit
    case .save: Messages.Bars.save
    case .close: Messages.Bars.close
    case .add: Messages.Bars.add
    case .compose: Messages.Bars.compose
    case .action: Messages.Bars.share
    case .bookmarks: Messages.Bars.bookmarks
    case .search: Messages.Bars.search
    case .refresh: Messages.Bars.refresh
    case .trash: Messages.Bars.delete
    case .play: Messages.Bars.play
    case .pause: Messages.Bars.pause
    case .rewind: Messages.Bars.rewind
    case .fastForward: Messages.Bars.fastForward
    case .undo: Messages.Bars.undo
    case .redo: Messages.Bars.redo
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  var image: Image? { symbolName.flatMap { Image(systemName: $0) } }

  private var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .action: "square.and.arrow.up"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: "xmark"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
