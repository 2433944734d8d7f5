extension Topic {
  /// All topics in the order in which they are best read.
  ///
  /// A topic is an entry here and a file in `Topics`.
  static let all = [
    Topic(
      "Loading", .controllers, "square.and.arrow.down",
      "A controller makes its view when it is first needed.", LoadingLesson.self),
    Topic(
      "Appearance", .controllers, "eye", "What a controller is told when its view comes and goes.",
      AppearanceLesson.self),
    Topic(
      "Containment", .controllers, "square.fill", "One controller shows the views of others.",
      ContainmentLesson.self),
    Topic(
      "Forwarding", .controllers, "paperplane",
      "A container tells its children itself when they appear.", ForwardingLesson.self),
    Topic(
      "Transitions", .controllers, "arrow.up.arrow.down",
      "Two children change places, with an effect.", TransitionsLesson.self),
    Topic(
      "Observation", .controllers, "bell",
      "A child reports to whoever wants to know, without knowing them.", ObservationLesson.self),
    Topic(
      "Presentation", .presenting, "square.and.arrow.up",
      "Show a controller over another one, in one of several styles.", PresentationLesson.self),
    Topic(
      "Sheets", .presenting, "doc", "Cards that stop at heights of your choice.", SheetsLesson.self),
    Topic(
      "Popovers", .presenting, "info.circle", "A bubble that points at what it belongs to.",
      PopoversLesson.self),
    Topic(
      "Alerts", .presenting, "exclamationmark.triangle",
      "Questions that have to be answered, and things to choose from.", AlertsLesson.self),
    Topic(
      "Animators", .presenting, "play", "Animate a presentation in a way of your own.",
      AnimatorsLesson.self),
    Topic(
      "Interaction", .presenting, "arrow.up", "Let a gesture drive a transition.",
      InteractionLesson.self),
    Topic(
      "Navigation", .containers, "chevron.forward", "A stack of pages with a bar on top.",
      NavigationLesson.self),
    Topic("Tabs", .containers, "folder", "Several pages, of which one is shown.", TabsLesson.self),
    Topic(
      "Split", .containers, "sidebar.left", "A list beside what is chosen in it.", SplitLesson.self),
    Topic(
      "Pages", .containers, "bookmark", "Pages to turn, as on a scroll or in a book.",
      PagesLesson.self),
    Topic(
      "Search", .containers, "magnifyingglass", "A bar that narrows what a list shows.",
      SearchLesson.self),
    Topic(
      "Constraints", .layout, "arrow.right",
      "Relations between edges, which are solved once a frame.", ConstraintsLesson.self),
    Topic(
      "Stack Views", .layout, "line.3.horizontal", "Views in a row or a column.",
      StackViewsLesson.self),
    Topic(
      "Tables", .lists, "list.bullet",
      "Any number of rows, of which only the visible ones have a cell.", TablesLesson.self),
    Topic(
      "Snapshots", .lists, "camera",
      "Show a list by its whole state, and let it find out what changed.", SnapshotsLesson.self),
    Topic(
      "Collections", .lists, "square.grid.2x2", "Items in lines, with headers.",
      CollectionsLesson.self),
    Topic(
      "Layouts", .lists, "circle", "Put the items of a collection where you like.",
      LayoutsLesson.self),
    Topic(
      "Compositions", .lists, "square.grid.2x2",
      "Items in groups, and sections with layouts of their own.",
      CompositionsLesson.self),
    Topic(
      "Outlines", .lists, "list.bullet", "Rows with accessories, and rows beneath them to expand.",
      OutlinesLesson.self),
    Topic(
      "Dragging", .lists, "arrow.up.arrow.down",
      "Take rows from one list to another, by the mouse or the keys.", DraggingLesson.self),
    Topic(
      "Empty Content", .lists, "envelope", "What to say where there is nothing to show.",
      EmptyContentLesson.self),
    Topic(
      "Scrolling", .lists, "arrow.down",
      "Content that is larger than its view, with zoom and pages.", ScrollingLesson.self),
    Topic(
      "Text", .input, "pencil", "Fields, long texts, and labels in several styles.", TextLesson.self
    ),
    Topic(
      "Controls", .input, "slider.horizontal.3", "Buttons, switches, sliders, and what they tell.",
      ControlsLesson.self),
    Topic(
      "Dates", .input, "calendar", "Dates and times, typed or chosen, and work that is under way.",
      DatesLesson.self),
    Topic(
      "Gestures", .input, "location", "Drags, pinches, turns and presses.", GesturesLesson.self),
    Topic(
      "Menus and Undo", .input, "ellipsis.circle", "Menus, keys, and the way back.",
      MenusLesson.self),
    Topic("Focus", .input, "square", "Where the keys go.", FocusLesson.self),
    Topic(
      "Traits", .looks, "sun.max", "Light or dark, text size, direction and room, switched live.",
      TraitsLesson.self),
    Topic(
      "Animation", .looks, "bolt", "Curves, springs, keyframes, and an animation to scrub.",
      AnimationLesson.self),
    Topic("Drawing", .looks, "photo", "Paths, gradients and images.", DrawingLesson.self),
    Topic(
      "Storyboards", .program, "doc.on.doc", "A screen from a file, and the file.",
      StoryboardsLesson.self),
    Topic(
      "Restoration", .program, "clock", "Kill the program, and go on where it was.",
      RestorationLesson.self),
    Topic(
      "Documents", .program, "square.and.pencil", "A file that saves itself.", DocumentsLesson.self),
    Topic("Windows", .program, "house", "More than one window.", WindowsLesson.self),
    Topic(
      "Accessibility", .program, "person", "What a screen reader is told.", AccessibilityLesson.self
    ),
  ]
}
